//! Games of hold'em as they are commonly dealt. Their rules are borrowed: no book prints them so.

use cards::Card;
use games::duel::{
    Act, Both, Bundle, Decision, Duel, FlopFive, Hole, Jackpot, OwnBest, Plan, Rules, Shape,
    Showdown, Stage, Strength, Turns, When, best_of_seven,
};
use hands::Category::{
    self, Flush, FourOfAKind, FullHouse, Pair, RoyalFlush, Straight, StraightFlush, ThreeOfAKind,
};
use law::uk::R5_12;
use odds::{Play, Progress, Question, Solved};
use table::{
    Due, Effect, Face, Judge, Kind, Offer, Pay, PayTable, Ruled, Wager, loses, pays, pushes, to,
};

/// A decision of these acts.
const fn decide(acts: &'static [Act], when: When) -> Stage {
    Stage::Decide(Decision { acts, when, rule: R5_12 })
}

const fn stakes(wager: &'static str, times: u8) -> Effect {
    Effect::Stakes { wager, of: "ante", times, rule: R5_12 }
}

/// The wagers beside the game, whatever becomes of it.
const SIDES: &[&str] = &["trips", "hole", "aces", "both", "jackpot"];

/// A plan but for its course.
const COMMON: Plan = Plan {
    shape: Shape::Ultimate,
    bundles: &[],
    stages: &[],
    paths: &[],
    ante: "ante",
    main: &["ante"],
    sides: SIDES,
    kept: SIDES,
    turns: Turns::FromTheLeft,
    effects: |_| &[],
    strength: best_of_seven,
    qualifies: |dealer| dealer.kind >= Pair as u8,
    dealer: true,
    action: |_| None,
    untimely: |_, _, _| None,
    due: R5_12,
    ruled: R5_12,
    first: games::duel::unruled_first,
    irregular: games::duel::unruled,
};

static ULTIMATE: Plan = Plan {
    shape: Shape::Ultimate,
    bundles: &[Bundle { wagers: &["ante", "blind", "play"], units: Showdown::units }],
    stages: &[
        Stage::Seats(2, R5_12),
        Stage::Dealer(2, Face::Down, R5_12),
        decide(&[Act::Play4, Act::Play3, Act::Check], |_, _| true),
        Stage::Board(3, Face::Up, R5_12),
        decide(&[Act::Play2, Act::Check], |_, seat| !seat.raised()),
        Stage::Board(5, Face::Up, R5_12),
        decide(&[Act::Play, Act::Fold], |_, seat| !seat.raised()),
        Stage::ShowDealer(R5_12),
    ],
    paths: &[&[Act::Fold], &[Act::Play4], &[Act::Play3], &[Act::Play2], &[Act::Play]],
    main: &["ante", "blind"],
    effects: |act| match act {
        Act::Play4 => const { &[stakes("play", 4)] },
        Act::Play3 => const { &[stakes("play", 3)] },
        Act::Play2 => const { &[stakes("play", 2)] },
        Act::Play => const { &[stakes("play", 1)] },
        _ => &[],
    },
    ..COMMON
};

/// The least pair of fours: 220 kickers for each pair of twos and of threes come between.
fn fours_or_better(dealer: Strength) -> bool {
    let highs = 1277;
    dealer.number > highs + 2 * 220
}

static CASINO: Plan = Plan {
    shape: Shape::Casino,
    bundles: &[Bundle { wagers: &["ante", "call"], units: Showdown::units }],
    stages: &[
        Stage::Seats(2, R5_12),
        Stage::Dealer(2, Face::Down, R5_12),
        Stage::Board(3, Face::Up, R5_12),
        decide(&[Act::Call, Act::Fold], |_, _| true),
        Stage::Board(5, Face::Up, R5_12),
        Stage::ShowDealer(R5_12),
    ],
    paths: &[&[Act::Fold], &[Act::Call]],
    effects: |act| match act {
        Act::Call => const { &[stakes("call", 2)] },
        _ => &[],
    },
    qualifies: fours_or_better,
    ..COMMON
};

static BONUS: Plan = Plan {
    shape: Shape::Bonus,
    bundles: &[Bundle { wagers: &["ante", "flop", "turn", "river"], units: Showdown::units }],
    stages: &[
        Stage::Seats(2, R5_12),
        Stage::Dealer(2, Face::Down, R5_12),
        decide(&[Act::Flop, Act::Fold], |_, _| true),
        Stage::Board(3, Face::Up, R5_12),
        decide(&[Act::Turn, Act::Check], |_, seat| seat.live()),
        Stage::Board(4, Face::Up, R5_12),
        decide(&[Act::River, Act::Check], |_, seat| seat.live()),
        Stage::Board(5, Face::Up, R5_12),
        Stage::ShowDealer(R5_12),
    ],
    paths: &[
        &[Act::Fold],
        &[Act::Flop],
        &[Act::Flop, Act::Turn],
        &[Act::Flop, Act::River],
        &[Act::Flop, Act::Turn, Act::River],
    ],
    effects: |act| match act {
        Act::Flop => const { &[stakes("flop", 2)] },
        Act::Turn => const { &[stakes("turn", 1)] },
        Act::River => const { &[stakes("river", 1)] },
        _ => &[],
    },
    qualifies: |_| true,
    ..COMMON
};

static TWO_WAY: Plan = Plan {
    shape: Shape::TwoWay,
    bundles: &[Bundle { wagers: &["ante", "flop", "river"], units: Showdown::units }],
    stages: &[
        Stage::Seats(2, R5_12),
        Stage::Dealer(2, Face::Down, R5_12),
        Stage::Board(3, Face::Up, R5_12),
        decide(&[Act::Flop, Act::Check], |_, _| true),
        Stage::Board(5, Face::Up, R5_12),
        decide(&[Act::River, Act::Check], |_, _| true),
        Stage::ShowDealer(R5_12),
    ],
    paths: &[&[], &[Act::Flop], &[Act::River], &[Act::Flop, Act::River]],
    effects: |act| match act {
        Act::Flop => const { &[stakes("flop", 1)] },
        Act::River => const { &[stakes("river", 2)] },
        _ => &[],
    },
    ..COMMON
};

const fn wager<F>(id: &'static str, kind: Kind, lines: &'static [PayTable<F>]) -> Wager<F> {
    Wager { id, aliases: &[], title: id, kind, tables: lines }
}

/// Even money against the dealer.
const EVEN: &[Ruled<Showdown>] = &[
    pays("wins", Showdown::wins, to(1, 1), R5_12),
    pushes("ties", Showdown::ties, R5_12),
    loses("loses", |s| s.loses() || s.folded(), R5_12),
];

/// The same, and a push where the dealer does not qualify.
const QUALIFIED: &[Ruled<Showdown>] = &[
    pays("wins", |s| s.qualified() && s.wins(), to(1, 1), R5_12),
    pushes("ties", |s| !s.folded() && (s.ties() || !s.qualified()), R5_12),
    loses("loses", |s| s.folded() || s.qualified() && s.loses(), R5_12),
];

fn made(s: Showdown, kind: Category) -> bool {
    s.wins() && s.kind == kind as u8
}

const BLIND: &[Ruled<Showdown>] = &[
    pays("royal flush", |s| made(s, RoyalFlush), to(500, 1), R5_12),
    pays("straight flush", |s| made(s, StraightFlush), to(50, 1), R5_12),
    pays("four of a kind", |s| made(s, FourOfAKind), to(10, 1), R5_12),
    pays("full house", |s| made(s, FullHouse), to(3, 1), R5_12),
    pays("flush", |s| made(s, Flush), to(3, 2), R5_12),
    pays("straight", |s| made(s, Straight), to(1, 1), R5_12),
    pushes("less", |s| s.ties() || s.wins() && (s.kind < Straight as u8 || s.kind > 9), R5_12),
    loses("loses", |s| s.loses() || s.folded(), R5_12),
];

/// Casino hold'em's ante: by the hand, paid even where the dealer does not qualify.
const CASINO_ANTE: &[Ruled<Showdown>] = &[
    pays("royal flush", |s| won(s) && s.kind == RoyalFlush as u8, to(100, 1), R5_12),
    pays("straight flush", |s| won(s) && s.kind == StraightFlush as u8, to(20, 1), R5_12),
    pays("four of a kind", |s| won(s) && s.kind == FourOfAKind as u8, to(10, 1), R5_12),
    pays("full house", |s| won(s) && s.kind == FullHouse as u8, to(3, 1), R5_12),
    pays("flush", |s| won(s) && s.kind == Flush as u8, to(2, 1), R5_12),
    pays("less", |s| won(s) && (s.kind < Flush as u8 || s.kind > 9), to(1, 1), R5_12),
    pushes("ties", |s| s.qualified() && s.ties(), R5_12),
    loses("loses", |s| s.folded() || s.qualified() && s.loses(), R5_12),
];

fn won(s: Showdown) -> bool {
    !s.folded() && (s.wins() || !s.qualified())
}

/// Texas hold'em bonus: the ante is paid with a straight or better.
const BONUS_ANTE: &[Ruled<Showdown>] = &[
    pays("wins", |s| s.wins() && s.at_least(Straight), to(1, 1), R5_12),
    pushes("ties", |s| s.ties() || s.wins() && !s.at_least(Straight), R5_12),
    loses("loses", |s| s.loses() || s.folded(), R5_12),
];

macro_rules! wagers {
    ($($name:ident: $reading:ty = $id:literal, $kind:expr, $lines:expr;)*) => {
        $(static $name: Wager<$reading> =
            wager($id, $kind, &[PayTable { id: "only", meter: None, lines: $lines }]);)*
    };
}

wagers! {
    ANTE: Showdown = "ante", Kind::Main, QUALIFIED;
    BLIND_WAGER: Showdown = "blind", Kind::Main, BLIND;
    PLAY: Showdown = "play", Kind::Later, EVEN;
    ANTE_CASINO: Showdown = "ante", Kind::Main, CASINO_ANTE;
    CALL: Showdown = "call", Kind::Later, QUALIFIED;
    ANTE_BONUS: Showdown = "ante", Kind::Main, BONUS_ANTE;
    FLOP: Showdown = "flop", Kind::Later, EVEN;
    TURN: Showdown = "turn", Kind::Later, EVEN;
    RIVER: Showdown = "river", Kind::Later, EVEN;
    RIVER_QUALIFIED: Showdown = "river", Kind::Later, QUALIFIED;
    TRIPS: OwnBest = "trips", Kind::Side, &[
        pays("trips", |h: OwnBest| h.kind >= ThreeOfAKind, to(3, 1), R5_12),
        loses("less", |h: OwnBest| h.kind < ThreeOfAKind, R5_12),
    ];
    HOLE: Hole = "hole", Kind::Side, &[pushes("any", |_| true, R5_12)];
    ACES: FlopFive = "aces", Kind::Side, &[pushes("any", |_| true, R5_12)];
    BOTH: Both = "both", Kind::Side, &[pushes("any", |_| true, R5_12)];
    JACKPOT: Jackpot = "jackpot", Kind::Side, &[pushes("any", |_| true, R5_12)];
}

/// A game, its wagers and a deck.
pub struct Table {
    pub rules: Rules,
    pub offers: Vec<Offer<Duel>>,
    pub deck: Vec<Card>,
}

impl Table {
    fn new(
        plan: &'static Plan,
        wagers: &[&'static dyn Judge<Duel>],
        wanted: fn(Card) -> bool,
    ) -> Table {
        let sides: [&'static dyn Judge<Duel>; 5] = [&TRIPS, &HOLE, &ACES, &BOTH, &JACKPOT];
        let offers = wagers.iter().chain(&sides).map(|wager| offer(*wager)).collect();
        let deck = Card::all().filter(|card| wanted(*card)).collect();
        Table { rules: Rules { plan, player_banks: false }, offers, deck }
    }

    /// The whole question.
    pub fn ask<T>(&self, play: Play, answer: impl Fn(&Question<'_>) -> T) -> T {
        answer(&Question {
            rules: &self.rules,
            offers: &self.offers.iter().collect::<Vec<_>>(),
            deck: &self.deck,
            decks: 1,
            play,
            beside: &[],
            threads: 2,
            progress: &Progress::default(),
        })
    }

    pub fn solve(&self, play: Play) -> Solved {
        self.ask(play, odds::solve)
    }
}

/// A wager by its pay table as printed.
pub fn offer(wager: &'static dyn Judge<Duel>) -> Offer<Duel> {
    let rows = wager.rows(0);
    let pay = |due: Due| match due {
        Due::Fixed(pay) => pay,
        other => panic!("{other:?}"),
    };
    let pays: Vec<Pay> = rows.iter().map(|row| pay(row.due)).collect();
    Offer::paying(wager, 0, pays)
}

/// Ultimate Texas hold'em.
pub fn ultimate(wanted: fn(Card) -> bool) -> Table {
    Table::new(&ULTIMATE, &[&ANTE, &BLIND_WAGER, &PLAY], wanted)
}

/// Casino hold'em.
pub fn casino(wanted: fn(Card) -> bool) -> Table {
    Table::new(&CASINO, &[&ANTE_CASINO, &CALL], wanted)
}

/// Texas hold'em bonus.
pub fn bonus(wanted: fn(Card) -> bool) -> Table {
    Table::new(&BONUS, &[&ANTE_BONUS, &FLOP, &TURN, &RIVER], wanted)
}

/// Two further wagers and no fold.
pub fn two_way(wanted: fn(Card) -> bool) -> Table {
    Table::new(&TWO_WAY, &[&ANTE, &FLOP, &RIVER_QUALIFIED], wanted)
}
