//! Non-interference: two tables that differ only in hidden cards send a seat the same bytes.

use crate::testing::{Floor, opening, seat};
use cards::AnyCard;
use floor::core::{Answer, Errand, Message, PersonId, Source, TableId, Who};
use floor::people::Role;
use money::Cents;
use table::{Ask, Bank, Bet, Chance, Face, Input, Kind, Made, NewShoe, Sign, Viewer};

/// A live table, two players and a dealer; everything that seat 1 was sent.
struct World {
    floor: Floor,
    dealer: PersonId,
    players: [PersonId; 2],
    table: TableId,
    sent: Vec<String>,
}

fn world(game: &str) -> World {
    let mut floor = Floor::new(41);
    let dealer = floor.staff("Dealer", &[Role::Dealer]);
    let players = [floor.guest("Ada"), floor.guest("Bert")];
    let mut opening = opening(game);
    opening.chance = Source::Live;
    let table = floor.table_with(opening);
    floor.messages.clear();
    World { floor, dealer, players, table, sent: Vec::new() }
}

impl World {
    fn sign(&self) -> Sign {
        self.floor.desk.core().sign(self.table).expect("a table").clone()
    }

    fn asks(&self) -> Vec<Ask> {
        self.floor.desk.core().table(self.table).expect("a table").asks()
    }

    /// Tells the table; what Ada gets of it is kept, byte for byte.
    fn tell(&mut self, person: PersonId, input: Input) -> bool {
        let errand = Errand::Tell { table: self.table, input };
        let answer = self.floor.ask(Who::Person(person), errand);
        if person == self.players[0] {
            self.sent.push(serde_json::to_string(&answer).expect("json"));
        }
        for message in std::mem::take(&mut self.floor.messages) {
            match message {
                Message::Table(news) => {
                    let seen = news.seen_by(Viewer::Seat(seat(1)));
                    self.sent.push(format!(
                        "{} {}",
                        news.next,
                        serde_json::to_string(&seen).expect("json")
                    ));
                }
                Message::Person(person, notice) if person == self.players[0] => {
                    self.sent.push(serde_json::to_string(&notice).expect("json"));
                }
                Message::Person(..) => {}
                Message::All(notice) => {
                    self.sent.push(serde_json::to_string(&notice).expect("json"));
                }
            }
        }
        let (core, who) = (self.floor.desk.core(), Who::Person(self.players[0]));
        let sight = core.sight(self.table, who).expect("a table");
        self.sent.push(serde_json::to_string(&sight).expect("json"));
        let menu = core.menu(self.table, seat(1), who);
        self.sent.push(serde_json::to_string(&menu).expect("json"));
        !matches!(answer, Answer::Refused(_))
    }

    /// Everybody sits down and puts up what it takes for cards to be dealt.
    fn begin(&mut self) -> bool {
        let sign = self.sign();
        let [ada, bert] = self.players;
        let between = matches!(sign.bank, Bank::Pot | Bank::Points);
        let buy = if between { Cents::dollars(200) } else { Cents::ZERO };
        for (n, person) in [(1, ada), (2, bert)] {
            self.tell(person, Input::Join { seat: seat(n), buy, how: None });
        }
        let shoe = NewShoe::default();
        self.tell(self.dealer, Input::Shoe(shoe));
        if between {
            return true;
        }
        if sign.bank == Bank::PlayerDealer {
            let (seat, amount) = (seat(2), Cents::dollars(500));
            let declined =
                Input::Decide { seat: crate::testing::seat(1), act: table::Act::word("decline") };
            self.tell(ada, declined);
            if !self.tell(bert, Input::Bank { seat, amount, action: None }) {
                return false;
            }
        }
        for (n, person) in [(1, ada), (2, bert)] {
            let main = |mark: &&table::Mark| mark.kind == Kind::Main && mark.made == Made::Before;
            for mark in sign.marks.iter().filter(main) {
                let amount = mark.limits.min.max(Cents::dollars(10)).min(mark.limits.max);
                self.tell(person, Input::Stake(Bet::new(seat(n), mark.id.to_string(), amount)));
            }
        }
        self.tell(self.dealer, Input::Close {})
    }
}

/// Deals both tables in step; hidden cards differ, all others are the same. How many hidden cards
/// were dealt until something was shown or somebody else had to decide.
fn in_step(game: &str) -> u32 {
    let (mut one, mut two) = (world(game), world(game));
    let cards: Vec<AnyCard> = match one.sign().chance {
        Chance::Shoe { cards, .. } | Chance::Deck { cards } => cards.all().collect(),
        Chance::Throw { .. } => return 0,
    };
    if !one.begin() || !two.begin() {
        return 0;
    }
    let mut left = cards;
    let mut hidden = 0;
    for _ in 0..60 {
        assert_eq!(one.sent, two.sent, "{game}");
        let asks = one.asks();
        if asks != two.asks() {
            break;
        }
        let dealer = one.dealer;
        match asks.first() {
            Some(Ask::Hand) => {
                assert!(one.tell(dealer, Input::Deal {}) && two.tell(dealer, Input::Deal {}));
            }
            Some(Ask::Card { face, .. }) => {
                let seen = matches!(face, Face::Up) || *face == Face::Own(seat(1));
                let Some(card) = left.pop() else { break };
                let other = if seen { card } else { left.remove(0) };
                let (a, b) = (Input::Card(card.into()), Input::Card(other.into()));
                let told = (one.tell(dealer, a), two.tell(dealer, b));
                assert_eq!(told, (true, true), "{game}");
                hidden += u32::from(!seen && card != other);
            }
            Some(Ask::Decide { seat: at }) if *at == seat(1) => {
                let menu =
                    one.floor.desk.core().menu(one.table, seat(1), Who::Person(one.players[0]));
                let Some(choice) = menu.iter().find(|choice| choice.is_open()) else { break };
                let amount = choice.amount.map(|span| span.min);
                let cards = choice.cards.as_ref().map_or(table::Cards::default(), |pick| {
                    let least = usize::from(pick.least);
                    table::Cards::row(pick.from.iter().take(least).copied().collect())
                });
                let input = choice.input(seat(1), amount, cards);
                let ada = one.players[0];
                let told = (one.tell(ada, input.clone()), two.tell(ada, input));
                assert_eq!(told.0, told.1, "{game}");
                if !told.0 {
                    break;
                }
            }
            _ => break,
        }
    }
    assert_eq!(one.sent, two.sent, "{game}");
    hidden
}

#[test]
fn a_seat_is_sent_the_same_bytes_whatever_it_may_not_see() {
    let mut played = 0;
    for listing in catalog::all() {
        played += u32::from(in_step(listing.id) > 0);
    }
    assert!(played >= 40, "hidden cards were dealt at {played} tables only");
}

#[test]
fn recall_shows_each_viewer_what_it_saw() {
    let mut floor = Floor::new(42);
    let (ada, bert) = (floor.guest("Ada"), floor.guest("Bert"));
    let table = floor.table("ca/texas-holdem");
    floor.sit(ada, table, 1, 200);
    floor.sit(bert, table, 2, 200);
    floor.pass(300_000);
    let round = floor::core::RoundId { table, n: 1 };
    let recalled = floor::recall::round(floor.desk.store(), round).expect("a store").expect("it");
    assert_eq!(recalled.viewer(ada), Viewer::Seat(seat(1)));
    assert_eq!(recalled.viewer(PersonId(99)), Viewer::Public);
    for (viewer, person) in [(Viewer::Seat(seat(1)), ada), (Viewer::Seat(seat(2)), bert)] {
        let then: Vec<_> = floor
            .messages
            .iter()
            .filter_map(|message| match message {
                Message::Table(news) if news.round == round => Some(news.seen_by(viewer)),
                _ => None,
            })
            .flatten()
            .collect();
        assert_eq!(recalled.seen_by(recalled.viewer(person)), then);
        assert!(then.iter().any(|event| matches!(event.what, table::What::Dealt { .. })));
    }
    assert!(!recalled.transfers_of(ada).is_empty());
    assert!(recalled.transfers_of(PersonId(99)).is_empty());
}
