//! A word of warning before money is missing.

use super::Session;
use table::{Kind, Made};

impl Session {
    /// What to say to somebody who has staked so much that a decision cannot be paid for: where a
    /// decision makes a wager that is as large as a first one, less than that may be left.
    #[must_use]
    pub fn too_much(&self) -> Option<String> {
        let sign = self.sign();
        let later = sign.marks.iter().find(|mark| mark.made == Made::ByDecision)?;
        let sight = self.sight();
        let main = |wager: &str| sign.mark(wager).is_some_and(|mark| mark.kind == Kind::Main);
        let own = sight.stakes.iter().filter(|lying| lying.seat == self.you());
        let mains = own.filter(|lying| lying.owner.is_seat() && main(&lying.wager));
        let most = mains.map(|lying| lying.amount).max()?;
        let left = self.purse().rack();
        let folds = sign.words.iter().any(|word| word == "fold");
        (left < most && folds).then(|| {
            let title = &later.title;
            format!("{title} may want another {most}, and you have {left} left for it.")
        })
    }
}
