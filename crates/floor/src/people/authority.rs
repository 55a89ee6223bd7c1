//! Who may do what: one table of acts, roles, and whether it is one's own or another's.
//!
//! Everything that the core is asked has a row; what has none does not compile. A row says which
//! roles may do it where it concerns themselves, and which where it concerns somebody else or the
//! house.

use super::Role;
use serde::{Deserialize, Serialize};

/// Whom an act concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Own {
    /// Whoever does it.
    Own,
    /// Somebody else, or the house.
    Others,
}

/// In which part somebody does something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// Without a name.
    Visitor,
    /// By a role.
    Role(Role),
    /// The clock.
    Clock,
    /// The program that runs the floor.
    Shell,
}

macro_rules! acts {
    ($($(#[$doc:meta])* $act:ident: $own:expr, $others:expr;)*) => {
        /// Everything that can be done.
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
        )]
        #[serde(rename_all = "snake_case")]
        pub enum Act { $($(#[$doc])* $act,)* }

        impl Act {
            /// Every act.
            pub const ALL: &'static [Act] = &[$(Act::$act),*];

            /// The parts that may do it, to themselves and to others.
            #[must_use]
            pub const fn parts(self) -> (&'static [Part], &'static [Part]) {
                match self { $(Act::$act => (&$own, &$others),)* }
            }
        }
    };
}

const VISITOR: Part = Part::Visitor;
const PLAYER: Part = Part::Role(Role::Player);
const DEALER: Part = Part::Role(Role::Dealer);
const SUPER: Part = Part::Role(Role::Supervisor);
const EXEC: Part = Part::Role(Role::Executive);
const AUDIT: Part = Part::Role(Role::Auditor);
const ADMIN: Part = Part::Role(Role::Administrator);
const CLOCK: Part = Part::Clock;
const SHELL: Part = Part::Shell;

#[rustfmt::skip]
acts! {
    /// Take a name as a visitor.
    Visit:          [VISITOR],                              [];
    /// Become the first administrator.
    Claim:          [VISITOR],                              [SHELL];
    /// Sessions and wrong passwords, as the program saw them.
    Session:        [SHELL],                                [SHELL];
    /// End a session, or all of somebody's.
    EndSession:     [PLAYER, DEALER, SUPER, EXEC, AUDIT, ADMIN, SHELL], [ADMIN, SHELL];
    /// A token for a program.
    Token:          [PLAYER, DEALER, SUPER, EXEC, AUDIT, ADMIN], [];
    /// Another password.
    Password:       [PLAYER, DEALER, SUPER, EXEC, AUDIT, ADMIN], [ADMIN];
    /// Accounts: enrol, close.
    Accounts:       [],                                     [ADMIN];
    /// Give and take roles; never one's own.
    Roles:          [],                                     [ADMIN];
    /// Limits of one's own, a time-out.
    OwnLimits:      [PLAYER],                               [];
    /// Exclude from play.
    Exclude:        [PLAYER],                               [SUPER, ADMIN];
    /// Money in and out at the cage.
    Cage:           [],                                     [SUPER, ADMIN];
    /// Take back what was moved by hand; never from or to the own wallet.
    Reverse:        [],                                     [SUPER, EXEC];
    /// Open and close tables.
    Tables:         [],                                     [ADMIN, SHELL];
    /// Sit down at a table for play money that opens for it.
    PlayTable:      [PLAYER],                               [];
    /// Call bots to a table for play money: where one sits, or anywhere.
    Company:        [PLAYER],                               [ADMIN];
    /// Stop bets, and take them again.
    Disable:        [],                                     [SUPER, EXEC, ADMIN, SHELL];
    /// Sit, stake, decide, leave.
    Play:           [PLAYER],                               [];
    /// Wait for a seat.
    Wait:           [PLAYER],                               [];
    /// Say what chance brought, close bets, settle, clear; as all that follows, never at a table
    /// at which one sits or has a wager.
    Deal:           [],                                     [DEALER, SUPER];
    /// Rule on an irregularity.
    Rule:           [],                                     [SUPER];
    /// Take mistyped chance back.
    Correct:        [],                                     [SUPER];
    /// Give a round up.
    Abandon:        [],                                     [SUPER, EXEC];
    /// Connections, as the program saw them.
    Connection:     [SHELL],                                [SHELL];
    /// A clock runs out.
    Tick:           [CLOCK],                                [CLOCK];
    /// Open meters, link them, raise a ceiling.
    Meters:         [],                                     [ADMIN, SHELL];
    /// Confirm a jackpot; never one that is, in part, one's own.
    Confirm:        [],                                     [SUPER, EXEC];
    /// Confirm one above the posted amount.
    ConfirmHigh:    [],                                     [EXEC];
    /// Propose a change of a meter, or agree to another's.
    Adjust:         [],                                     [SUPER, EXEC];
    /// Check the program against itself.
    SelfCheck:      [],                                     [ADMIN, SHELL];
    /// Close a day; whoever audits it changes nothing.
    Day:            [],                                     [SUPER, ADMIN, CLOCK, SHELL];
    /// See what is public.
    See:            [VISITOR, PLAYER, DEALER, SUPER, EXEC, AUDIT, ADMIN],
                    [VISITOR, PLAYER, DEALER, SUPER, EXEC, AUDIT, ADMIN];
    /// See a round that is over as others saw it, and everybody's money.
    SeeAll:         [SUPER, EXEC, AUDIT, ADMIN],            [SUPER, EXEC, AUDIT, ADMIN];
}

impl Part {
    /// In words.
    const fn word(self) -> &'static str {
        match self {
            Part::Visitor => "a visitor",
            Part::Role(Role::Player) => "a player",
            Part::Role(Role::Dealer) => "a dealer",
            Part::Role(Role::Supervisor) => "a supervisor",
            Part::Role(Role::Executive) => "an executive",
            Part::Role(Role::Auditor) => "an auditor",
            Part::Role(Role::Administrator) => "an administrator",
            Part::Clock => "the clock",
            Part::Shell => "the floor itself",
        }
    }
}

impl Act {
    /// What is said to somebody who may not do this: who may.
    #[must_use]
    pub fn refusal(self, whose: Own) -> String {
        let (own, others) = self.parts();
        let people = |parts: &[Part]| {
            let of = parts.iter().filter(|part| matches!(part, Part::Visitor | Part::Role(_)));
            of.map(|part| part.word()).collect::<Vec<_>>().join(" or ")
        };
        let (own, others) = (people(own), people(others));
        match whose {
            Own::Own if !own.is_empty() => format!("that is not your part: {own} does it"),
            Own::Own if !others.is_empty() => {
                format!("nobody does that for oneself: ask {others}, another person")
            }
            Own::Others if !others.is_empty() => {
                format!("that is not your part: ask {others}")
            }
            Own::Others if !own.is_empty() => {
                "that is another person's, or nobody's yet: do it at a place of your own, \
                 sitting down first"
                    .to_string()
            }
            Own::Own | Own::Others => "the floor does that by itself: nobody asks for it".into(),
        }
    }
}

/// Whether somebody in these parts may do this.
#[must_use]
pub fn may(parts: &[Part], act: Act, whose: Own) -> bool {
    let (own, others) = act.parts();
    let allowed = match whose {
        Own::Own => own,
        Own::Others => others,
    };
    parts.iter().any(|part| allowed.contains(part))
}
