//! Names, passwords' hashes, sessions, players' own limits.

use super::work::{Outcome, Work, reasoned};
use super::{Answer, Errand, Fact, Fault, Moment, PersonId, Refused};
use crate::ledger::{Account, Draft, Tender, Why};
use crate::people::names::{self, NAME_MAX};
use crate::people::{Grant, Limit, Role, SessionKey};
use money::Cents;

/// What a visitor gets of play money.
pub const GIFT: Cents = Cents::dollars(1000);
/// Sessions and tokens that one person may have at once.
const SESSIONS_MAX: usize = 32;

impl Work<'_> {
    pub(super) fn people(&mut self, errand: &Errand) -> Outcome {
        match errand {
            Errand::Guest { name, grant } => self.guest(name, grant.as_ref()),
            Errand::Invite { key } => self.invite(key),
            Errand::Claim { key, name, credential, grant } => {
                self.claim(key, name, credential, grant.as_ref())
            }
            Errand::Enrol { name, roles, credential } => {
                let person = self.comes(name, roles.clone(), false)?;
                self.fact(Fact::Credential { person, credential: credential.clone() });
                self.privileged("enrol", name, &format!("{roles:?}"));
                Ok(Answer::Person { person, name: name.clone() })
            }
            Errand::Assign { person, roles } => {
                let name = self.known(*person)?.name.clone();
                self.fact(Fact::Assigned { person: *person, roles: roles.clone() });
                self.privileged("assign", name, &format!("{roles:?}"));
                Ok(Answer::Done)
            }
            Errand::Credential { person, credential } => {
                self.known(*person)?;
                self.fact(Fact::Credential { person: *person, credential: credential.clone() });
                self.fact(Fact::Revoked { person: *person });
                Ok(Answer::Done)
            }
            Errand::CloseAccount { person, reason } => {
                let name = self.known(*person)?.name.clone();
                reasoned(reason)?;
                self.fact(Fact::AccountClosed { person: *person, reason: reason.clone() });
                self.privileged("close_account", name, reason);
                Ok(Answer::Done)
            }
            Errand::LoggedIn { person, grant } => self.logged_in(*person, grant),
            Errand::LoginFailed { name } => {
                self.fact(Fact::LoginFailed { name: name.chars().take(NAME_MAX).collect() });
                Ok(Answer::Done)
            }
            Errand::LogOut { key } => {
                self.fact(Fact::LoggedOut { key: key.clone() });
                Ok(Answer::Done)
            }
            Errand::Revoke { person } => {
                self.known(*person)?;
                self.fact(Fact::Revoked { person: *person });
                Ok(Answer::Done)
            }
            Errand::Token { grant } => {
                let person = self.person()?;
                self.logged_in(person, &Grant { token: true, ..grant.clone() })
            }
            Errand::Seen { key } => {
                self.fact(Fact::Seen { key: key.clone() });
                Ok(Answer::Done)
            }
            Errand::Limit { limit } => self.limit(*limit),
            Errand::TimeOut { until } => self.time_out(*until),
            Errand::Exclude { person, until, reason } => self.exclude(*person, *until, reason),
            // invariant: every other errand has its own place.
            other => unreachable!("{} is no matter of people", other.name()),
        }
    }

    /// Somebody comes under a name that nobody has.
    #[allow(clippy::fn_params_excessive_bools)] // a guest is one by this alone
    fn comes(&mut self, name: &str, roles: Vec<Role>, guest: bool) -> Result<PersonId, Refused> {
        names::check(name).map_err(|why| Refused::new(Fault::Malformed, why))?;
        if self.state.house.names.contains_key(&names::key(name)) {
            let why =
                format!("the name {name} is taken, or looks like one that is: choose another");
            return Err(Refused::new(Fault::Rule, why));
        }
        let last = self.state.house.people.keys().next_back().map_or(0, |person| person.0);
        let person = PersonId(last + 1);
        self.fact(Fact::Came { person, name: name.to_string(), roles, guest });
        Ok(person)
    }

    fn guest(&mut self, name: &str, grant: Option<&Grant>) -> Outcome {
        let person = self.comes(name, vec![Role::Player], true)?;
        let gift = Draft {
            from: Account::Cage,
            to: Account::Wallet(person),
            amount: GIFT,
            owed: None,
            round: None,
            why: Why::Gift,
        };
        self.post(Tender::Play, vec![gift])?;
        if let Some(grant) = grant {
            self.fact(Fact::LoggedIn { person, grant: grant.clone() });
        }
        Ok(Answer::Person { person, name: name.to_string() })
    }

    fn invite(&mut self, key: &SessionKey) -> Outcome {
        let administers = |person: &crate::people::Person| person.is(Role::Administrator);
        if self.state.house.people.values().any(administers) {
            return Err(Refused::new(Fault::Rule, "there is an administrator already"));
        }
        self.fact(Fact::Invited { key: key.clone() });
        Ok(Answer::Done)
    }

    fn claim(
        &mut self,
        key: &SessionKey,
        name: &str,
        credential: &str,
        grant: Option<&Grant>,
    ) -> Outcome {
        if self.state.house.invite.as_ref() != Some(key) {
            return Err(Refused::new(Fault::Unknown, "this link is not, or no longer, valid"));
        }
        let person = self.comes(name, vec![Role::Administrator, Role::Player], false)?;
        self.fact(Fact::Credential { person, credential: credential.to_string() });
        self.fact(Fact::Claimed { person });
        if let Some(grant) = grant {
            self.fact(Fact::LoggedIn { person, grant: grant.clone() });
        }
        Ok(Answer::Person { person, name: name.to_string() })
    }

    fn logged_in(&mut self, person: PersonId, grant: &Grant) -> Outcome {
        let now = self.now();
        let known = self.known(person)?;
        let name = known.name.clone();
        if known.closed.is_some() {
            return Err(Refused::new(Fault::Unknown, "this account is closed"));
        }
        if known.is_locked(now) {
            let why = "too many wrong passwords: try again in half an hour";
            return Err(Refused::new(Fault::TooMany, why));
        }
        // Those that are over make room; the oldest goes where there is none.
        let house = &self.state.house;
        let mine = house.sessions.iter().filter(|(_, session)| session.person == person);
        let mut mine: Vec<_> =
            mine.map(|(key, s)| (s.seen, key.clone(), s.is_over(now))).collect();
        mine.sort();
        let over: Vec<_> = mine.iter().filter(|(_, _, over)| *over).cloned().collect();
        let oldest = mine.iter().filter(|(_, _, over)| !over);
        let oldest = oldest.take((mine.len() - over.len() + 1).saturating_sub(SESSIONS_MAX));
        let gone: Vec<SessionKey> =
            over.iter().chain(oldest).map(|(_, key, _)| key.clone()).collect();
        for key in gone {
            self.fact(Fact::LoggedOut { key });
        }
        self.fact(Fact::LoggedIn { person, grant: grant.clone() });
        Ok(Answer::Person { person, name })
    }

    fn limit(&mut self, limit: Limit) -> Outcome {
        if limit.most.is_some_and(i64::is_negative) {
            return Err(Refused::new(Fault::Malformed, "a limit is not below nothing"));
        }
        let (person, now) = (self.person()?, self.now());
        let from = self.known(person)?.limits.holds_from(limit, now);
        self.fact(Fact::Limited { person, limit, from });
        Ok(Answer::Done)
    }

    fn time_out(&mut self, until: Moment) -> Outcome {
        let person = self.person()?;
        let current = self.known(person)?.limits.paused;
        if current.is_some_and(|current| until < current) {
            return Err(Refused::new(Fault::Rule, "a time-out is not shortened"));
        }
        self.fact(Fact::TimedOut { person, until });
        self.look_at(person);
        Ok(Answer::Done)
    }

    fn exclude(&mut self, person: PersonId, until: Moment, reason: &str) -> Outcome {
        let known = self.known(person)?;
        let name = known.name.clone();
        if known.limits.excluded.is_some_and(|current| until < current) {
            return Err(Refused::new(Fault::Rule, "an exclusion is not shortened"));
        }
        self.fact(Fact::Excluded { person, until, reason: reason.to_string() });
        self.privileged("exclude", name, reason);
        self.look_at(person);
        Ok(Answer::Done)
    }
}
