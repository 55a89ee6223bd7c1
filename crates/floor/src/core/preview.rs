//! What would follow from an input: tried on a copy, nothing changes.

use super::{Core, Fault, Refused, TableId, Who};
use table::{Event, Input, redact};

impl Core {
    /// What would follow if a table were told this, as somebody may see it. Money and clocks of
    /// the floor are not looked at: it shows what the table would do.
    ///
    /// # Errors
    /// What the table would refuse it with, or that there is no such table.
    pub fn preview(&self, id: TableId, who: Who, input: &Input) -> Result<Vec<Event>, Refused> {
        let missing = || Refused::new(Fault::Missing, format!("there is no table {}", id.0));
        let running = self.table(id).ok_or_else(missing)?;
        let copy = running.copy();
        let mut copy = copy.map_err(|why| Refused::new(Fault::Stopped, why.to_string()))?;
        let events = copy.tell(input.clone())?;
        let viewer = self.viewer(id, who);
        Ok(events.iter().map(|event| redact(event, viewer)).collect())
    }
}
