//! Seeded evenings with faults: a run is a seed.
