//! Anything that a table could be told, lawful or not, with random parts.

use super::chance::Chance;
use cards::{AnyCard, Card, Tile};
use law::BOOKS;
use money::Cents;
use table::{
    Act, Ask, Bet, Call, Cards, Change, Cut, Drawn, Input, Kind, Lying, Name, NewShoe, Oral,
    Owner, Ruling, SEATS_MAX, Seat, Sign, Table, Verbs as _,
};

/// Kinds of input.
const KINDS: usize = 22;

/// What an input is made of, some of it nothing that the table knows.
struct Parts<'a> {
    chance: &'a mut Chance,
    sign: &'a Sign,
}

/// Something to tell a table: more often than not what it waits for.
pub(super) fn input(table: &dyn Table, chance: &mut Chance) -> Input {
    let ask = table.asks().into_iter().next();
    let mut parts = Parts { chance, sign: table.sign() };
    let wild = parts.chance.once_in(3);
    match ask {
        Some(ask) if !wild => parts.asked(table, &ask),
        _ => parts.anything(),
    }
}

impl Parts<'_> {
    /// What the table waits for, more or less.
    fn asked(&mut self, table: &dyn Table, ask: &Ask) -> Input {
        match ask {
            Ask::Wagers if self.chance.once_in(4) => Input::Close {},
            Ask::Wagers => {
                let even = self.evens(&table.lying()).filter(|_| self.chance.once_in(2));
                even.unwrap_or_else(|| self.wagers(table))
            }
            Ask::Card { to, .. } => {
                let to = self.chance.once_in(3).then(|| to.clone());
                let card = if self.chance.once_in(4) { self.card() } else { self.dealt() };
                Input::Card(Drawn { card, to })
            }
            Ask::Show { .. } => Input::Show {},
            Ask::Throw { .. } => Input::Throw(self.shown()),
            Ask::Decide { seat } | Ask::Follow { seat, .. } => {
                let menu = table.menu(*seat);
                let choice = &menu[self.chance.below(menu.len())];
                let named = choice.cards.iter().filter_map(|pick| pick.from.first().copied());
                choice.input(*seat, None, Cards::row(named.collect()))
            }
            Ask::Shuffle { .. } => Input::Shuffle {},
            Ask::Settlement => Input::Settle {},
            Ask::Round => Input::Clear {},
            Ask::Shoe { .. } => Input::Shoe(NewShoe::default()),
            Ask::Office { seat, .. } => Input::Decide { seat: *seat, act: Act::word("decline") },
            other => panic!("no table of this crate waits for {other:?}"),
        }
    }

    /// Something of the menu while wagers are made.
    fn wagers(&mut self, table: &dyn Table) -> Input {
        let seat = self.seat();
        let menu = table.menu(seat);
        match menu.len() {
            0 => Input::Close {},
            n => menu[self.chance.below(n)].input(seat, None, Cards::default()),
        }
    }

    /// What is missing, or one too many, of wagers that are made together in equal amounts.
    fn evens(&self, lying: &[Lying]) -> Option<Input> {
        let of = |group: &'_ Vec<Name>, lies: &Lying| group.contains(&lies.wager);
        let groups = self.sign.equal.iter();
        let (group, first) =
            groups.flat_map(|g| lying.iter().map(move |l| (g, l))).find(|(g, l)| of(g, l))?;
        let Lying { seat, owner, amount, .. } = *first;
        group.iter().find_map(|wager| {
            let same = |l: &&Lying| (l.seat, l.owner, &l.wager) == (seat, owner, wager);
            match lying.iter().find(same) {
                Some(lies) if lies.amount == amount => None,
                Some(_) => Some(Input::Withdraw { seat, owner, wager: wager.to_string() }),
                None => Some(Input::Stake(Bet { owner, ..Bet::new(seat, wager.clone(), amount) })),
            }
        })
    }

    /// Anything at all.
    fn anything(&mut self) -> Input {
        let (seat, amount) = (self.seat(), self.amount());
        match self.chance.below(KINDS) {
            0 => Input::Join { seat, buy: self.rarely(amount), how: None },
            1 => Input::Leave { seat },
            2 => Input::Buy { seat, amount },
            3 => Input::SitOut { seat },
            4 => Input::Return { seat, how: Some("post".into()) },
            5 => Input::Move { from: seat, to: self.seat() },
            6..=8 => Input::Stake(self.bet()),
            9 => Input::Withdraw { seat, wager: self.wager(), owner: self.owner() },
            10 => Input::Change { seat, wager: self.wager(), change: self.change() },
            11 => Input::Coupons { seat, n: self.chance.below(4) as u8 },
            12 => {
                let action = self.chance.once_in(2).then(|| self.seat());
                Input::Bank { seat, amount, action }
            }
            13 => Input::Meter { wager: self.wager(), shown: amount },
            14 => self.bare(),
            15 => Input::Shoe(self.shoe()),
            16 => {
                let to = self.chance.once_in(2).then(|| self.spot());
                Input::Card(Drawn { card: self.card(), to })
            }
            17 => Input::Throw(self.shown()),
            18 => Input::Decide { seat, act: self.act() },
            19 => Input::Speak { seat, words: "raise".into(), chips: vec![vec![amount]] },
            20 => Input::Rule(self.ruling()),
            _ => match self.chance.below(1000) {
                n if n % 2 == 0 => Input::Time { seconds: n as u64 },
                n => {
                    let act = Act::word(["double", "split", "decline"][n / 2 % 3]);
                    Input::Follow { seat, behind: n as u8 % 3, act }
                }
            },
        }
    }

    /// An input that has no parts.
    fn bare(&mut self) -> Input {
        match self.chance.below(6) {
            0 => Input::Close {},
            1 => Input::Deal {},
            2 => Input::Shuffle {},
            3 => Input::Show {},
            4 => Input::Settle {},
            _ => Input::Clear {},
        }
    }

    fn rarely(&mut self, amount: Cents) -> Cents {
        if self.chance.once_in(4) { amount } else { Cents::ZERO }
    }

    fn seat(&mut self) -> Seat {
        let most = if self.chance.once_in(8) { SEATS_MAX } else { self.sign.seats.min(3) };
        Seat::new(1 + self.chance.below(usize::from(most)) as u8).expect("a seat")
    }

    fn amount(&mut self) -> Cents {
        Cents::new(self.chance.pick(&[-500, 0, 1, 100, 500, 1000, 1033, 2500, 48_000, 10_000_000]))
    }

    fn owner(&mut self) -> Owner {
        self.chance.pick(&[Owner::Seat, Owner::Seat, Owner::Behind(1), Owner::Dealer])
    }

    fn wager(&mut self) -> String {
        if self.chance.once_in(12) {
            return self.chance.pick(&["", "no-such-wager", "come-5", "a|b"]).to_string();
        }
        let main = self.chance.once_in(2);
        let marks = self.sign.marks.iter().filter(|mark| !main || mark.kind == Kind::Main);
        let ids: Vec<&Name> = marks.map(|mark| &mark.id).collect();
        self.chance.pick(&ids).to_string()
    }

    fn bet(&mut self) -> Bet {
        let oral = Oral { cover: self.amount(), confirmed: self.chance.once_in(2) };
        let oral = self.chance.once_in(8).then_some(oral);
        let (owner, amount) = (self.owner(), self.amount());
        Bet { owner, oral, ..Bet::new(self.seat(), self.wager(), amount) }
    }

    fn change(&mut self) -> Change {
        let amount = self.amount();
        let calls = [Change::Call(Call::On), Change::Call(Call::Off)];
        self.chance.pick(&[Change::Take, Change::Reduce(amount), calls[0], calls[1]])
    }

    fn card(&mut self) -> AnyCard {
        match self.chance.below(40) {
            0 => AnyCard::JOKER,
            1 => AnyCard::UNKNOWN,
            2 => Tile::all().nth(self.chance.below(Tile::COUNT)).expect("a tile").into(),
            _ => Card::all().nth(self.chance.below(Card::COUNT)).expect("a card").into(),
        }
    }

    /// A card of the table's own.
    fn dealt(&mut self) -> AnyCard {
        let own: Vec<AnyCard> = match &self.sign.chance {
            table::Chance::Shoe { cards, .. } | table::Chance::Deck { cards } => {
                cards.all().collect()
            }
            table::Chance::Throw { .. } => Vec::new(),
        };
        if own.is_empty() { self.card() } else { self.chance.pick(&own) }
    }

    fn spot(&mut self) -> Name {
        let spots = &self.sign.spots;
        match spots.len() {
            0 => "board".into(),
            n if self.chance.once_in(8) => format!("seat{n}9").into(),
            n => spots[self.chance.below(n)].clone(),
        }
    }

    fn shown(&mut self) -> String {
        let shown = ["7", "0", "3 4", "6 6", "1 2 3", "F", "A|B", "void", "37", "7 7", ""];
        self.chance.pick(&shown).to_string()
    }

    fn act(&mut self) -> Act {
        let words = &self.sign.words;
        let word = match words.len() {
            n if n > 0 && !self.chance.once_in(5) => words[self.chance.below(n)].clone(),
            _ => "dance".into(),
        };
        let amount = self.chance.once_in(4).then(|| self.amount());
        let cards = if self.chance.once_in(8) { vec![self.card()] } else { Vec::new() };
        Act { word, amount, cards: Cards::row(cards) }
    }

    fn shoe(&mut self) -> NewShoe {
        let burned = (0..self.chance.below(3)).map(|_| self.card()).collect();
        let cut = Cut { by: Some(self.seat()), declined: vec![self.seat()], at: 40 };
        let cut = self.chance.once_in(2).then_some(cut);
        NewShoe { commitment: Some("00ff".into()), cut, marker: Some(14), burned }
    }

    fn ruling(&mut self) -> Ruling {
        let book = self.sign.id.split('/').next().unwrap_or_default();
        let book = BOOKS.iter().find(|known| known.id == book).expect("a book");
        let ruled: Vec<&str> =
            book.rules.iter().filter(|r| r.ruled.is_some()).map(|r| r.id).collect();
        let rule = match ruled.len() {
            n if n > 0 && !self.chance.once_in(6) => ruled[self.chance.below(n)],
            _ => "xx:1",
        };
        let mut ruling = Ruling { rule: rule.into(), ..Ruling::default() };
        ruling.card = self.chance.once_in(2).then(|| self.card());
        ruling.seat = self.chance.once_in(2).then(|| self.seat());
        ruling.disclosed = self.chance.once_in(2).then_some(true);
        if self.chance.once_in(3) {
            ruling.seats = vec![self.seat(), self.seat()];
            ruling.wager = Some(self.wager());
            ruling.amount = Some(self.amount());
            ruling.count = Some(self.chance.below(54) as u8);
        }
        ruling
    }
}
