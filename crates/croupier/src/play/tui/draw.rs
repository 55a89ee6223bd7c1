//! How the table looks: a head, the felt of its family beside or above the list of what can be
//! selected, what was said, your money, and the keys.

mod head;
mod lists;
mod pages;
mod players;
mod signs;

use self::signs::signed;
use super::app::{App, Menu, View};
use super::asked::{Asked, amounts, wanted};
use super::felt::cards::{self, LARGE as LARGE_HAND};
use super::felt::layout::{Felt, Place, Rows as Room};
use super::felt::{Family, counts, roads, split};
use super::listing::{Rows, result, word};
use super::paid;
use crate::currency::sign;
use crate::play::look::{self, bold, faint, framed, gain, wrap};
use crate::play::session::{Score, Waits};
use crate::play::words;
use ::cards::AnyCard;
use money::Cents;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Color;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use table::{Choice, Office, Seat, Sight, Verb};

/// From this width on the counts stand beside the table.
const WIDE: u16 = 110;
/// From this height on the roads have two rows of boards, and layouts two rows a mark.
const TALL: u16 = 36;
/// Columns that a rule keeps at least.
const RULE_MIN: usize = 8;
/// Rows of what is said below the hands.
const SAID: usize = 3;
/// Rows of what is said below everything, at least.
const SAID_MIN: usize = 2;
/// And at most.
const SAID_MAX: usize = 4;

/// What is drawn: the table at this moment, looked up once.
pub struct Scene<'a> {
    /// The screen.
    pub app: &'a App,
    /// The table.
    pub sight: Sight,
    /// What can be selected.
    pub rows: Rows,
    /// What you may do beside betting.
    pub choices: Vec<(char, Choice)>,
    /// What the table waits for.
    pub waits: Waits,
}

/// Draws everything.
pub fn draw(frame: &mut Frame<'_>, app: &App) {
    view(frame, app);
    signed(frame.buffer_mut(), sign(&app.session.sign().id));
}

fn view(frame: &mut Frame<'_>, app: &App) {
    if !look::fits(frame) {
        return;
    }
    let (sight, rows) = (app.session.sight(), app.rows());
    let scene = Scene { app, sight, rows, choices: app.choices(), waits: app.session.waits() };
    let [top, rest, foot] = look::bands(frame.area());
    head::draw(frame, top, &scene);
    look::keys(frame, foot, &app.hints());
    if app.view == View::Record {
        pages::record(frame, rest, app);
        return;
    }
    table(frame, rest, &scene);
    match &app.view {
        View::Explain(wager) => pages::explain(frame, rest, app, wager),
        View::Help => pages::help(frame, rest, app),
        View::Leave => pages::leave(frame, rest, app),
        View::Buy => pages::buy(frame, rest, app),
        View::Table | View::Finding | View::Record => {}
    }
}

fn table(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_>) {
    let app = scene.app;
    let aside = pages::aside(scene);
    let said = look::said(&app.message, &aside, usize::from(area.width));
    let height = said.len().clamp(SAID_MIN, SAID_MAX) as u16;
    let [middle, message, status] =
        Layout::vertical([Constraint::Min(0), Constraint::Length(height), Constraint::Length(1)])
            .areas(area);
    match app.family {
        Family::Baccarat | Family::Nines => boards(frame, middle, scene),
        Family::Duel(_)
        | Family::Pan
        | Family::PaiGow
        | Family::Tiles
        | Family::Pokara
        | Family::TwentyOne => hands(frame, middle, scene),
        Family::Roulette | Family::Dice | Family::SicBo | Family::BigSix => {
            layout(frame, middle, scene);
        }
        Family::Ring | Family::Rows => players::draw(frame, middle, scene),
    }
    frame.render_widget(Paragraph::new(said), message);
    let (stake, won) = app.money();
    let chip = app.has().wagers.any().then_some(app.chip);
    look::purse(frame, status, [app.session.purse().rack(), stake, won], chip);
}

/// Wagers, the two hands, and the roads below.
fn boards(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_>) {
    let Score::Boards(kept, ..) = scene.app.session.score() else { return };
    let tall = area.height + 5 >= TALL;
    let bands = if tall { roads::TWO_BANDS } else { roads::ONE_BAND };
    let [middle, below] =
        Layout::vertical([Constraint::Min(0), Constraint::Length(bands)]).areas(area);
    let width = if area.width >= WIDE { counts::COUNTS_WIDTH } else { 0 };
    let [left, right, beside] = Layout::horizontal([
        Constraint::Fill(1),
        Constraint::Length(cards::width(scene.app.family)),
        Constraint::Length(width),
    ])
    .areas(middle);
    lists::panel(frame, left, scene);
    felt(frame, right, scene);
    counts::counts(frame, beside, (scene.app.session.score(), kept), 0);
    roads::bands(frame, below, kept);
}

/// A table where each seat has a hand: wagers above the selected one's pay table, and the cards.
fn hands(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_>) {
    let width = cards::width(scene.app.family);
    let [left, right] =
        Layout::horizontal([Constraint::Fill(1), Constraint::Length(width)]).areas(area);
    let height = lists::height(scene);
    let [above, below] =
        Layout::vertical([Constraint::Length(height), Constraint::Min(0)]).areas(left);
    lists::panel(frame, above, scene);
    lists::pays(frame, below, scene);
    felt(frame, right, scene);
}

/// The hands, and what is to be said about them.
fn felt(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_>) {
    let app = scene.app;
    let (inside, width) = look::inside(area);
    let mut hands = cards::hands(&app.session, &scene.sight, app.family);
    let split = split::lines(&app.session, &scene.sight, width);
    if !split.is_empty() {
        hands.truncate(1);
    }
    if let Some(Asked::Cards(choice, at, rows)) = &app.asked
        && let Some(pick) = &choice.cards
    {
        for hand in &mut hands {
            hand.mark(&pick.from, *at, rows);
        }
    }
    let said = comment(scene, width);
    let large = inside >= LARGE_HAND * hands.len() + SAID.max(said.len());
    let mut lines = Vec::new();
    for hand in &hands {
        lines.extend(if large { hand.large(width) } else { hand.small() });
    }
    lines.extend(split);
    if inside > lines.len() + said.len() {
        lines.push(Line::default());
    }
    lines.extend(said);
    if app.session.settled().is_none() {
        lines.extend(neighbours(scene));
    }
    frame.render_widget(Paragraph::new(lines).block(framed(office(scene))), area);
}

/// What goes round the table, and who has it.
fn office(scene: &Scene<'_>) -> String {
    let you = scene.app.session.you();
    let who = |seat: Seat, does: &str| {
        if seat == you { format!("You {does}") } else { format!("Seat {} {does}s", seat.n()) }
    };
    let office = scene.app.session.sign().office;
    match (scene.sight.bank, office, scene.sight.holder) {
        (Some((seat, money)), ..) => format!(" {} with {money} ", who(seat, "bank")),
        (None, Some(Office::Shoe), Some(seat)) => format!(" {} the shoe ", who(seat, "hold")),
        (None, Some(Office::Shoe), None) => " The dealer holds the shoe ".into(),
        _ => " Table ".into(),
    }
}

fn neighbours(scene: &Scene<'_>) -> Vec<Line<'static>> {
    let you = scene.app.session.you();
    let others = scene.sight.stakes.iter().filter(|lying| lying.seat != you);
    let bet = |l: &table::Lying| {
        Line::styled(format!(" seat {}: {} on {}", l.seat.n(), l.amount, l.wager), faint())
    };
    others.map(bet).collect()
}

/// What happens, and what you may do.
fn comment(scene: &Scene<'_>, width: usize) -> Vec<Line<'static>> {
    let yours = |text: &str| Line::styled(format!(" {text}"), bold().fg(Color::LightYellow));
    let said = |text: &str| Line::raw(format!(" {text}"));
    let mut lines = match &scene.waits {
        Waits::Office(Office::Bank) => vec![yours("The bank is offered to you.")],
        Waits::Office(Office::Shoe) => vec![yours("The shoe is offered to you.")],
        Waits::Office(_) => vec![yours("It is offered to you.")],
        Waits::Bets if scene.sight.bank.is_some_and(|(s, _)| s == scene.app.session.you()) => {
            vec![yours("The bank is yours: d deals.")]
        }
        Waits::Bets => vec![said("Place your bets.")],
        Waits::Hand => vec![said("d deals the next hand.")],
        Waits::Others => vec![said("No more bets.")],
        Waits::Turn(of) if of.starts_with("seat") => vec![yours("Space shows your hand.")],
        Waits::Turn(of) => vec![yours(&format!("Space turns {of}'s card."))],
        Waits::Kill => vec![yours("Kill the pot now, or space deals on.")],
        Waits::Decision => Vec::new(),
        Waits::Round => settled(scene),
    };
    lines.extend(menu(scene, width));
    lines
}

/// The menu: a key, a word and what it takes; what a rule forbids is faint, and in brackets.
fn menu(scene: &Scene<'_>, width: usize) -> Vec<Line<'static>> {
    let line = |(letter, choice): &(char, Choice)| {
        let name = match choice.amount {
            Some(_) if raises(scene, choice) => format!("{} to", word(choice)),
            _ => word(choice).to_string(),
        };
        let name = if choice.is_open() { name } else { format!("({name})") };
        // A word stays whole as long as it can; what it takes is also said once it is chosen.
        let takes = takes(scene, choice);
        let takes = look::cut(&takes, width.saturating_sub(5 + name.chars().count()));
        let room = width.saturating_sub(5 + takes.chars().count());
        let text = format!(" {letter}  {:<room$} {takes}", look::cut(&name, room));
        let style = if choice.is_open() { bold().fg(Color::LightYellow) } else { faint() };
        Line::styled(text, style)
    };
    scene.choices.iter().map(line).collect()
}

/// Whether a choice is told by what it comes to.
fn raises(scene: &Scene<'_>, choice: &Choice) -> bool {
    let ring = scene.app.family == Family::Ring && choice.verb == Verb::Decide;
    ring && matches!(choice.id.as_ref(), "raise" | "complete")
}

/// What a choice takes. At a ring the table speaks of what lies before you afterwards: a call is
/// told by what it still costs, a raise by what it comes to.
fn takes(scene: &Scene<'_>, choice: &Choice) -> String {
    let ring = scene.app.family == Family::Ring && choice.verb == Verb::Decide;
    let lies = scene.sight.chair(scene.app.session.you()).map_or(Cents::ZERO, |chair| chair.bet);
    match (choice.amount, &choice.cards) {
        (Some(span), _) if ring && choice.id == "call" => (span.min - lies).to_string(),
        (Some(span), _) if ring && lies > Cents::ZERO && !raises(scene, choice) => {
            format!("to {}", amounts(span))
        }
        (Some(span), _) => amounts(span),
        (None, None) if choice.verb == Verb::Move => match scene.app.menu {
            Menu::Seats => format!("to seat {}", choice.id),
            Menu::All => "another seat".into(),
        },
        (None, Some(pick)) if pick.most > 0 => wanted(pick),
        _ => String::new(),
    }
}

fn settled(scene: &Scene<'_>) -> Vec<Line<'static>> {
    let (session, sight) = (&scene.app.session, &scene.sight);
    let Some(settlement) = session.settled() else { return Vec::new() };
    let figure = |name: &str| sight.figure(name).and_then(|text| text.parse::<u8>().ok());
    let verdict = match figure("player_points").zip(figure("banker_points")) {
        Some((player, banker)) => words::verdict(player, banker),
        None if matches!(session.score(), Score::Boards(..)) => "The round is void.".into(),
        None if sight.figure("dealer_qualifies") == Some("false") => {
            "The dealer does not qualify.".into()
        }
        None => String::new(),
    };
    let net = paid::net(session, settlement);
    let mut lines = vec![Line::styled(format!(" {}", result(net)), gain(net))];
    if !verdict.is_empty() {
        lines.insert(0, Line::styled(format!(" {verdict}"), bold()));
    }
    lines
}

/// The layout above; below it the wagers, or what the last throw has paid.
fn layout(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_>) {
    let app = scene.app;
    let large = area.width >= WIDE && area.height + 5 >= TALL;
    let room = if large { Room::Two } else { Room::One };
    let selected = match &scene.rows {
        Rows::Paid(_) => None,
        rows => app.selected(rows),
    };
    let felt = Felt::new((&app.session, &scene.sight), app.family, selected, room);
    let place = felt.place();
    let side = match place {
        Place::Right(width) => width + 2,
        Place::Below | Place::List(_) => 0,
    };
    let edge = if place == Place::Below { 0 } else { 2 };
    let board = felt.board(usize::from(area.width - side - edge));
    let below = match place {
        Place::Below => felt.shown(usize::from(area.width)),
        Place::Right(_) | Place::List(_) => Vec::new(),
    };
    let [upper, strip, lists] = Layout::vertical([
        Constraint::Length(board.len() as u16 + edge),
        Constraint::Length(below.len() as u16),
        Constraint::Min(0),
    ])
    .areas(area);
    let [upper, right] =
        Layout::horizontal([Constraint::Fill(1), Constraint::Length(side)]).areas(upper);
    let board = Paragraph::new(board);
    let board = if edge == 0 { board } else { board.block(framed(" Layout ".into())) };
    frame.render_widget(board, upper);
    let dice = |width: u16| {
        let mut shown = felt.shown(usize::from(width));
        shown.extend(menu(scene, usize::from(width)));
        Paragraph::new(shown).block(framed(" Dice ".into()))
    };
    if side > 0 {
        frame.render_widget(dice(side - 2), right);
    }
    frame.render_widget(Paragraph::new(below), strip);
    let lists = match place {
        Place::List(width) => {
            let [lists, beside] =
                Layout::horizontal([Constraint::Fill(1), Constraint::Length(width)]).areas(lists);
            frame.render_widget(dice(width - 2), beside);
            lists
        }
        Place::Below | Place::Right(_) => lists,
    };
    let chips = matches!(scene.rows, Rows::Wagers(_)) && lists.width >= WIDE - 40;
    let chips = if chips { lists::YOURS } else { 0 };
    let [left, right] =
        Layout::horizontal([Constraint::Fill(1), Constraint::Length(chips)]).areas(lists);
    lists::panel(frame, left, scene);
    lists::chips(frame, right, &felt.lying);
}

/// Cards to pick from, the one pointed at in brackets, those picked with a star or the letter of
/// their row.
pub fn picking(pick: &table::Pick, at: usize, rows: &[u8], width: usize) -> Vec<String> {
    let card = |(n, card): (usize, &AnyCard)| {
        let mark = match (rows.get(n).copied().unwrap_or(0), pick.rows.is_empty()) {
            (0, _) => "",
            (_, true) => "*",
            (1, false) => ":f",
            (2, false) => ":m",
            (_, false) => ":b",
        };
        if n == at { format!("[{card}{mark}]") } else { format!("{card}{mark}") }
    };
    let all: Vec<String> = pick.from.iter().enumerate().map(card).collect();
    wrap(&all.join(" "), width)
}

/// A text and its rule on one line. Where not all fits the rule loses its beginning, which is the
/// same all over a table; the selected line has it whole below.
pub fn ruled(text: &str, rule: &str, width: usize) -> Vec<Span<'static>> {
    let text = look::cut(text, width.saturating_sub(rule.chars().count().min(RULE_MIN) + 1));
    let rule = look::tail(rule, width.saturating_sub(text.chars().count() + 1));
    let room = width.saturating_sub(rule.chars().count() + 1);
    vec![Span::raw(format!("{text:<room$} ")), Span::styled(rule, faint())]
}
