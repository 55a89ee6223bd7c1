//! The integers of `census/*.toml`, which were counted by plain loops apart from this code.
//!
//! A file lists shoes; each figure of a shoe is named here, and a name on one side only is an
//! error like a number that differs.

use games::baccarat::facts::{Alike, Cloth, Common, Coup, Fate, Fortunes, Harmony, Opening, Sun};
use games::baccarat::facts::{Pair, Suits, Tie};
use games::baccarat::{Baccarat, books};
use games::pokara::{self, Clash, End};
use games::{nines, pan};
use law::Posted;
use odds::{Census, PanPlay, PanTable, PokaraBook, Policy};
use std::collections::BTreeMap;
use table::{Facts, Posting, Seat};

/// Figures of a shoe by name; a list is several.
type Figures = BTreeMap<String, Vec<i128>>;

/// The shoes of a file.
fn shoes(file: &str) -> Vec<toml::Table> {
    let path = format!("{}/../../census/{file}.toml", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("a file");
    let table: toml::Table = text.parse().expect("TOML");
    let shoes = table["shoe"].as_array().expect("shoes").iter();
    shoes.map(|shoe| shoe.as_table().expect("a shoe").clone()).collect()
}

/// What a file says of a shoe, but for the names that describe it.
fn golden(shoe: &toml::Table) -> Figures {
    let number = |value: &toml::Value| match value {
        toml::Value::String(text) => text.parse().expect("a number"),
        value => i128::from(value.as_integer().expect("a number")),
    };
    let numbers = |value: &toml::Value| match value.as_array() {
        Some(list) => list.iter().map(number).collect(),
        None => vec![number(value)],
    };
    let figures =
        shoe.iter().filter(|(name, _)| !["decks", "tableau", "version"].contains(&name.as_str()));
    figures.map(|(name, value)| (name.clone(), numbers(value))).collect()
}

fn posted(shoe: &toml::Table) -> Posted {
    Posted::from([("decks".to_string(), shoe["decks"].to_string())])
}

fn post(id: &str, shoe: &toml::Table) -> Posting<Baccarat> {
    let variant = books::ALL.iter().find(|variant| variant.id == id).expect("in the catalogue");
    variant.post(&posted(shoe)).expect("lawful")
}

/// Counts of a census, gathered under names.
struct Counted<F: Facts> {
    counts: Vec<(F, i128)>,
    figures: Figures,
}

impl<F: Facts> Counted<F> {
    fn new(posting: &Posting<Baccarat>) -> Counted<F> {
        let pack = &posting.terms.pack;
        let census = odds::baccarat_census(F::NAME, &posting.rules, pack, Seat::FIRST);
        Counted::of(&census.expect("a reading"))
    }

    fn of(census: &Census) -> Counted<F> {
        let counts = census.counts().iter().enumerate();
        let counts = counts.filter_map(|(i, n)| F::from_index(i).map(|f| (f, n.cast_signed())));
        let total = vec![census.total().cast_signed()];
        Counted { counts: counts.collect(), figures: Figures::from([("total".into(), total)]) }
    }

    fn sum(&self, holds: impl Fn(F) -> bool) -> i128 {
        self.counts.iter().filter(|(facts, _)| holds(*facts)).map(|(_, count)| count).sum()
    }

    fn with(mut self, name: &str, holds: impl Fn(F) -> bool) -> Counted<F> {
        self.figures.insert(name.into(), vec![self.sum(holds)]);
        self
    }

    fn list<T>(
        mut self,
        name: &str,
        of: impl Iterator<Item = T>,
        holds: impl Fn(F, &T) -> bool,
    ) -> Counted<F> {
        let list = of.map(|item| self.sum(|facts| holds(facts, &item))).collect();
        self.figures.insert(name.into(), list);
        self
    }
}

#[test]
fn coups() {
    for shoe in shoes("coup") {
        let id =
            if shoe["tableau"].as_str() == Some("usual") { "co/baccarat" } else { "ca/baccarat" };
        let counted = Counted::<Coup>::new(&post(id, &shoe))
            .with("player", Coup::player_wins)
            .with("banker", Coup::banker_wins)
            .with("tie", Coup::tie)
            .with("cards_4", |c| c.cards() == 4)
            .with("cards_5", |c| c.cards() == 5)
            .with("cards_6", |c| c.cards() == 6)
            .with("banker_three_card_7", Coup::banker_three_card_seven)
            .with("player_three_card_8", Coup::player_three_card_eight)
            .with("natural", |c| c.player_natural() || c.banker_natural())
            .with("banker_wins_with_6", |c| c.banker_wins() && c.banker == 6)
            .with("both_three_card_9", |c| c.player_is(3, 9) && c.banker_is(3, 9))
            .with("both_three_card_7", |c| c.player_is(3, 7) && c.banker_is(3, 7))
            .with("both_two_card_7", |c| c.player_is(2, 7) && c.banker_is(2, 7))
            .with("banker_two_card_3", |c| c.banker_is(2, 3))
            .list("player_by", 1..=9, |c, by| c.player_wins() && c.margin() == *by)
            .list("banker_by", 1..=9, |c, by| c.banker_wins() && c.margin() == *by)
            .list("tie_on", 0..=9, |c, on| c.tie() && c.player == *on);
        assert_eq!(counted.figures, golden(&shoe), "{id}, {} decks", shoe["decks"]);
    }
}

#[test]
fn openings() {
    use Fortunes as F;
    for shoe in shoes("opening") {
        let posting = post("co/99-fortunes-progressive", &shoe);
        let openings = Counted::<Opening>::new(&posting)
            .with("player_pair", |o| o.player.is_pair())
            .with("player_unsuited_pair", |o| o.player == Pair::Unsuited)
            .with("player_same", |o| o.player == Pair::Same)
            .with("either_same", |o| [o.player, o.banker].contains(&Pair::Same))
            .with("both_pairs", |o| o.player.is_pair() && o.banker.is_pair())
            .with("one_pair", |o| o.player.is_pair() != o.banker.is_pair())
            .with("flush", |o| o.flush)
            .with("flush_of_two_pairs", |o| o.flush && o.player.is_pair() && o.banker.is_pair())
            .with("flush_with_one_pair", |o| o.flush && o.player.is_pair() != o.banker.is_pair());
        let mut fortunes = Counted::<Fortunes>::new(&posting)
            .with("suited_quads", |f| matches!(f, F::SuitedQuadsMatched | F::SuitedQuads))
            .with("quads", |f| f == F::Quads)
            .with("suited_trips", |f| f == F::SuitedTrips)
            .with("trips", |f| f == F::Trips)
            .with("two_pair_suited", |f| f == F::TwoPairSuited)
            .with("two_pair", |f| f == F::TwoPair)
            .with("suited_pair", |f| f == F::SuitedPair)
            .with("nothing", |f| f == F::Nothing);
        assert_eq!(fortunes.figures["total"], openings.figures["total"]);
        fortunes.figures.extend(openings.figures);
        assert_eq!(fortunes.figures, golden(&shoe), "{} decks", shoe["decks"]);
    }
}

/// Names of the rows by suit of both hands.
fn by_suit<F: Facts>(
    counted: Counted<F>,
    names: [&str; 3],
    suits: fn(F) -> Suits,
    holds: fn(Coup) -> bool,
) -> Counted<F> {
    let all = move |facts: F, like: Common| holds(suits(facts).coup) && suits(facts).all == like;
    counted
        .with(names[0], move |facts| all(facts, Common::Posted))
        .with(names[1], move |facts| all(facts, Common::Suit))
        .with(names[2], move |facts| all(facts, Common::Colour))
}

#[test]
fn suits() {
    let fate = |c: Coup| c.banker_is(2, 3) && c.player_cards == 3;
    let plain = move |s: Suits| fate(s.coup) && s.all == Common::Mixed;
    for shoe in shoes("suits") {
        let posting = post("co/eternal-baccarat", &shoe);
        let suns = by_suit(
            Counted::<Sun>::new(&posting),
            ["sun_posted_suit", "sun_other_suit", "sun_colour"],
            |Sun(s)| s,
            Coup::banker_three_card_seven,
        );
        let banker = |s: Suits, cloth| {
            s.coup.banker_three_card_seven() && s.all == Common::Mixed && s.banker == cloth
        };
        let suns = suns
            .with("sun_banker_suit", |Sun(s)| banker(s, Cloth::Suit))
            .with("sun_banker_colour", |Sun(s)| banker(s, Cloth::Colour))
            .with("sun_any", |Sun(s)| banker(s, Cloth::Mixed))
            .with("three_card_7_not_winning", |Sun(s)| {
                s.coup.banker_is(3, 7) && !s.coup.banker_wins()
            })
            .with("two_card_7_winning", |Sun(s)| s.coup.banker_is(2, 7) && s.coup.banker_wins());
        let mut suns = dragons(suns);
        let fates = by_suit(
            Counted::<Fate>::new(&posting),
            ["fate_posted_suit", "fate_other_suit", "fate_colour"],
            |Fate(s)| s,
            fate,
        )
        .with("fate_tie", |Fate(s)| plain(s) && s.coup.tie())
        .with("fate_player", |Fate(s)| plain(s) && s.coup.player_wins())
        .with("fate_banker", |Fate(s)| plain(s) && s.coup.banker_wins())
        .with("two_card_3_otherwise", |Fate(s)| s.coup.banker_is(2, 3) && !fate(s.coup));
        suns.figures.extend(fates.figures);
        assert_eq!(suns.figures, golden(&shoe), "{} decks", shoe["decks"]);
    }
}

/// The rows of EZ Baccarat's progressive.
fn dragons(counted: Counted<Sun>) -> Counted<Sun> {
    let zero = |s: Suits| s.coup.banker_three_card_seven() && s.coup.player == 0;
    let panda = |s: Suits| s.coup.player_three_card_eight() && s.coup.banker_is(3, 7);
    let one = move |s: Suits| {
        (s.coup.player_three_card_eight() && !panda(s)) || s.coup.banker_three_card_seven()
    };
    let suited = |s: Suits| s.all >= Common::Suit;
    let winner = |s: Suits| if s.coup.banker_wins() { s.banker } else { s.player };
    counted
        .with("dragon_zero_suit", |Sun(s)| zero(s) && suited(s))
        .with("dragon_zero_colour", |Sun(s)| zero(s) && s.all == Common::Colour)
        .with("dragon_zero_mixed", |Sun(s)| zero(s) && s.all == Common::Mixed)
        .with("dragon_zero_banker_suit", |Sun(s)| zero(s) && s.banker == Cloth::Suit)
        .with("two_card_7_over_zero", |Sun(s)| s.coup.banker_is(2, 7) && s.coup.player == 0)
        .with("panda_dragon_suit", |Sun(s)| panda(s) && suited(s))
        .with("panda_dragon_colour", |Sun(s)| panda(s) && s.all == Common::Colour)
        .with("panda_dragon_mixed", |Sun(s)| panda(s) && s.all == Common::Mixed)
        .with("panda_or_dragon_suit", |Sun(s)| one(s) && winner(s) == Cloth::Suit)
        .with("panda_or_dragon", |Sun(s)| one(s) && winner(s) != Cloth::Suit)
}

fn alike(tie: Tie, cards: u8) -> bool {
    tie.cards == cards && tie.alike != Alike::No
}

fn plain(tie: Tie) -> bool {
    !alike(tie, 4) && !alike(tie, 6) && !tie.zeros
}

#[test]
fn harmony() {
    let eights = |tie: Tie| alike(tie, 4) && tie.alike == Alike::Eights;
    let kind = |tie: Tie| alike(tie, 4) && tie.alike == Alike::Kind;
    let tied = |harmony: Harmony, holds: &dyn Fn(Tie) -> bool| match harmony {
        Harmony::NoTie => false,
        Harmony::Tie { count, cards, one_colour, alike, zeros } => {
            holds(Tie { count, cards, one_colour, alike, zeros })
        }
    };
    for shoe in shoes("harmony") {
        let counted = Counted::<Harmony>::new(&post("co/eternal-baccarat", &shoe))
            .with("no_tie", |h| h == Harmony::NoTie)
            .with("six_of_a_kind", |h| tied(h, &|t| alike(t, 6)))
            .with("four_eights", |h| tied(h, &eights))
            .with("four_of_a_kind", |h| tied(h, &kind))
            .with("four_eights_one_colour", |h| tied(h, &|t| eights(t) && t.one_colour))
            .with("four_of_a_kind_one_colour", |h| tied(h, &|t| kind(t) && t.one_colour))
            .with("six_zeros", |h| tied(h, &|t| t.zeros))
            .with("six_zeros_of_a_kind", |h| tied(h, &|t| t.zeros && alike(t, 6)))
            .list("plain_on", 0..=9, |h, on| tied(h, &|t| plain(t) && t.count == *on))
            .with("plain_one_colour", |h| tied(h, &|t| plain(t) && t.one_colour))
            .with("plain_cards_4", |h| tied(h, &|t| plain(t) && t.cards == 4))
            .with("plain_cards_5", |h| tied(h, &|t| plain(t) && t.cards == 5))
            .with("plain_cards_6", |h| tied(h, &|t| plain(t) && t.cards == 6));
        assert_eq!(counted.figures, golden(&shoe), "{} decks", shoe["decks"]);
    }
}

#[test]
fn baccarat_9() {
    for shoe in shoes("nines") {
        let dated = shoe["version"].as_str() == Some("2009");
        let id = if dated { "ca/baccarat-9-2009" } else { "ca/baccarat-9" };
        let variant = nines::ALL.iter().find(|variant| variant.id == id).expect("known");
        let posting = variant.post(&posted(&shoe)).expect("lawful");
        let (_, house) = odds::nines_census(&posting, &Policy::HouseWay);
        let mut counted = Counted::<nines::HouseWay>::of(&house)
            .with("player", |f| f.player > f.bank)
            .with("bank", |f| f.player < f.bank)
            .with("tie", |f| f.player == f.bank)
            .with("tie_low", |f| f.player == f.bank && f.bank <= 1);
        for (name, policy) in [
            ("house_way_gain", Policy::HouseWay),
            ("draw_gain", Policy::Draw),
            ("stand_gain", Policy::Stand),
            ("best_gain", Policy::Best),
        ] {
            let own = Counted::<nines::Own>::of(&odds::nines_census(&posting, &policy).0);
            let won = own.sum(|f| f.own > f.bank);
            let lost = own.sum(|f| f.own < f.bank || (f.own == f.bank && f.bank <= 1));
            counted.figures.insert(name.into(), vec![won - lost]);
        }
        assert_eq!(counted.figures, golden(&shoe), "{id}, {} decks", shoe["decks"]);
    }
}

/// What a base wager of one unit gains, ties on 0 and 1 lost or not.
fn gained(census: &Census, low_ties_lose: bool) -> i128 {
    let own = Counted::<pan::Hands>::of(census);
    let lost = |f: pan::Hands| f.own < f.bank || low_ties_lose && f.own == f.bank && f.bank <= 1;
    own.sum(|f| f.own > f.bank) - own.sum(lost)
}

#[test]
fn pan_9_and_its_kin() {
    for shoe in shoes("pan") {
        let mut figures = Figures::new();
        for (name, id, low) in
            [("super", "ca/super-9", true), ("pan", "ca/pan-9-bonus-tie", false)]
        {
            let variant = pan::ALL.iter().find(|variant| variant.id == id).expect("known");
            let table = PanTable::of(&variant.post(&posted(&shoe)).expect("lawful"));
            let census = |own: Policy| {
                let play = PanPlay { own, bank: Policy::HouseWay };
                table.census(&table.chart(&play).expect("one side looks for the best"))
            };
            let tie = |f: pan::Hands| f.own == f.bank;
            figures.extend(
                Counted::<pan::Hands>::of(&census(Policy::HouseWay))
                    .with("own", |f| f.own > f.bank)
                    .with("bank", |f| f.own < f.bank)
                    .with("tie_low", |f| tie(f) && f.bank <= 1)
                    .with("tie_middle", |f| tie(f) && (2..=6).contains(&f.bank))
                    .with("tie_high", |f| tie(f) && f.bank >= 7)
                    .list("natural_tie", 7..=9, |f, on| f.tied_naturally(*on))
                    .figures,
            );
            for (play, policy) in [
                ("house_way", Policy::HouseWay),
                ("draw", Policy::Draw),
                ("stand", Policy::Stand),
                ("best", Policy::Best),
            ] {
                let gain = gained(&census(policy), low);
                figures.insert(format!("{name}_{play}_gain"), vec![gain]);
            }
        }
        assert_eq!(figures, golden(&shoe), "{} decks", shoe["decks"]);
    }
}

#[test]
fn pokara() {
    for shoe in shoes("pokara") {
        let pack = pokara::pack(shoe["decks"].as_integer().expect("decks") as u16);
        let counts = |census: &Census| census.counts().iter().map(|n| n.cast_signed()).collect();
        let solved = |policy: &Policy| PokaraBook::solve(&pack, policy).expect("solved");
        let (best, house) = (solved(&Policy::Best), solved(&Policy::HouseWay));
        let ends = Counted::<Clash>::of(best.census());
        let won = |doubled| {
            let of =
                |ends_so: [End; 2]| ends.sum(|c| c.doubled == doubled && ends_so.contains(&c.end));
            of([End::Higher, End::BankFailed]) - of([End::Lower, End::Failed])
        };
        let figures = Figures::from([
            ("total".into(), ends.figures["total"].clone()),
            ("dealt".into(), counts(&odds::dealt_census(&pack))),
            ("house_way".into(), counts(house.census())),
            ("stand".into(), counts(solved(&Policy::Stand).census())),
            ("best_gain".into(), vec![won(false) + 2 * won(true)]),
            ("best_staked".into(), vec![ends.sum(|_| true) + ends.sum(|c| c.doubled)]),
        ]);
        assert_eq!(figures, golden(&shoe), "{} decks", shoe["decks"]);
    }
}
