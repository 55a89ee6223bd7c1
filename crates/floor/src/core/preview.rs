//! What would follow from an input: tried on a copy, nothing changes.

use super::holding::{Comes, moved};
use super::running::Running;
use super::{Core, Fault, Refused, TableId, Who};
use crate::ledger::Draft;
use table::{Event, Input, redact};

impl Core {
    /// What would follow if a table were told something, and nothing is: for an irregularity,
    /// whose effect is shown before it is confirmed.
    ///
    /// # Errors
    /// What the table would refuse it with, or that there is no such table.
    pub fn preview(
        &self,
        table: TableId,
        who: Who,
        input: &Input,
    ) -> Result<(Vec<Event>, Vec<Draft>), Refused> {
        let missing = || Refused::new(Fault::Missing, format!("there is no table {}", table.0));
        let running = self.table(table).ok_or_else(missing)?;
        let copied = Running::again(running.kept.clone());
        let mut copy = copied.map_err(|f| Refused::new(Fault::Stopped, f.to_string()))?;
        let events = copy.table.tell(input.clone())?;
        let (comes, house) = (Comes::default(), &self.state.house);
        let moves = moved(&house.ledger, &house.meters, &copy, comes, (input, &events))?;
        let viewer = self.viewer(table, who);
        let seen = events.iter().map(|event| redact(event, viewer)).collect();
        Ok((seen, moves.drafts))
    }
}
