// Call bets: each only lays listed marks, one line each on the slip. [mark, how many chips].

const CALLS = {
  // Zero's side of the wheel: nine chips.
  voisins: [
    ['street-0-2-3', 2],
    ['split-4-7', 1],
    ['split-12-15', 1],
    ['split-18-21', 1],
    ['split-19-22', 1],
    ['corner-25-26-28-29', 2],
    ['split-32-35', 1],
  ],
  // The third opposite: six chips.
  tiers: [
    ['split-5-8', 1],
    ['split-10-11', 1],
    ['split-13-16', 1],
    ['split-23-24', 1],
    ['split-27-30', 1],
    ['split-33-36', 1],
  ],
  // What both leave: five chips.
  orphelins: [
    ['straight-1', 1],
    ['split-6-9', 1],
    ['split-14-17', 1],
    ['split-17-20', 1],
    ['split-31-34', 1],
  ],
};

/** The marks of a call. */
export const callMarks = (call) => CALLS[call];
