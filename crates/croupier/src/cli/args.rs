//! What can be typed.

use super::edge::EdgeArgs;
use super::house::{CheckArgs, HouseCommand};
use super::sheet::Format;
use super::sign::SignArgs;
use crate::failure::{Exit, Failure};
use crate::simulate::ROUNDS_MAX;
use catalog::spelled;
use clap::{Args as ClapArgs, Parser, Subcommand};
use law::Posted;
use money::Cents;
use std::path::PathBuf;

/// Regulators' rule books as one executable system: plays, settles, proves, cites.
#[derive(Parser)]
#[command(name = "croupier", version, propagate_version = true, max_term_width = 100)]
#[command(disable_help_subcommand = true)]
#[command(after_help = format!("Exit codes:\n{}", Exit::table()))]
pub(super) struct Args {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand)]
pub(super) enum Command {
    /// List the games, their wagers, pay tables and options.
    #[command(after_help = "Examples:\n  croupier games --book co\n  \
        croupier games uk/three-card-poker")]
    Games(GamesArgs),
    /// Show what the card room collects: every schedule, those of a game, or one option.
    #[command(after_help = "Examples:\n  croupier fees\n  croupier fees ca/texas-holdem\n  \
        croupier fees F-C-3 --json")]
    Fees(FeesArgs),
    /// Prove the house edge of every wager and pay table, exactly.
    #[command(after_help = "Examples:\n  croupier edge co/baccarat\n  \
        croupier edge co/baccarat --wager banker --set decks=6,8,10 --set vigorish=5\n  \
        croupier edge uk/ultimate-texas-holdem --wager blind\n  \
        croupier edge co/baccarat --sort edge --csv > edges.csv\n  \
        croupier edge co/baccarat --set vigorish=4 --anyway\n  \
        croupier edge ca/baccarat --set fees=F-C-3 --stake 20.00\n  \
        croupier edge ca/baccarat-9 --strategy best --json\n\n\
        Of a list of values each is priced; one that is unlawful has a row that says why, and\n\
        only where none is lawful the exit code is 1.\n\
        In JSON a wager that is priced with others has `parts`: the edges of the parts add up to\n\
        its own, and `lines_of` names the part whose lines stand in its own `lines`.")]
    Edge(EdgeArgs),
    /// Settle a written round, with the rule on every line.
    #[command(after_help = "Examples:\n  croupier settle round.toml\n  \
        croupier settle --template uk/blackjack > round.toml\n  \
        croupier settle disputes/ --junit report.xml\n\nA round:\n  \
        game = \"co/baccarat\"\n  set = { vigorish = 5 }\n  [[seat]]\n  n = 1\n  \
        bets = { banker = \"10.00\" }\n  [spots]\n  player = \"6h Kc\"\n  banker = \"4c 3d\"\n\n\
        A session of throws (`spins` for a wheel):\n  \
        game = \"uk/dice\"\n  throws = [\"2 4\", \"3 3\"]\n  [[seat]]\n  n = 1\n  \
        bets = { win-line = \"10.00\" }\n  \
        acts = [\"after 1: bet behind-win-line 10.00\"]\n\n\
        Acts between throws: bet, take, reduce, on, off, declare, pass, shoot.\n\n\
        An irregularity (`croupier rules GAME` marks them, `rules RULE` has an example):\n  \
        [[ruled]]\n  rule = \"co:30-2816(1)\"\n  card = \"4h\"\n  disclosed = false\n  \
        at = \"card 5\"\n\n\
        Moments: wagers, card 5, decision 2, show 6, throw 3, settlement, end.\n\n\
        What must come out, by the names of --json, as much of it as matters:\n  \
        [expect]\n  net = { \"1\" = \"+9.50\" }\n  house = \"-9.50\"\n  \
        lines = [{ wager = \"banker\", result = \"wins\", rule = \"co:30-2808(3)\" }]\n\n\
        `refused = \"co:30-2808\"` where a rule is to refuse the round. Or all that is printed,\n\
        below a line of three dashes (---) at the end of the file. Whatever is stated is always\n\
        compared: what differs is shown, and the exit code is 1.")]
    Settle(SettleArgs),
    /// Play at a table in the terminal.
    #[command(after_help = "Examples:\n  croupier play co/baccarat --bankroll 1000 --seed 7\n  \
        croupier play uk/roulette --journal night.jsonl\n  \
        croupier play ca/texas-holdem --players 4 --bots tight,loose --phh night.phhs")]
    Play(PlayArgs),
    /// Deal many rounds and compare them with the exact figures.
    #[command(after_help = "Examples:\n  croupier simulate co/baccarat --rounds 10000000\n  \
        croupier simulate co/baccarat --rounds 1e9 --seed 1 --shard 2/8 --json > part2.json\n  \
        croupier simulate ca/razz --rounds 1000 --strategy tight,caller --phh hands.phhs")]
    Simulate(SimulateArgs),
    /// Say what to do with a hand, what each choice is worth, what a mistake costs; or chart it.
    #[command(after_help = "Examples:\n  croupier strategy uk/three-card-poker\n  \
        croupier strategy uk/three-card-poker --hand 'Qh 6c 4d' --act fold\n  \
        croupier strategy uk/ultimate-texas-holdem --hand 'Kh 9c' --board 'Ks 7d 2c'")]
    Strategy(StrategyArgs),
    /// Add up the parts of a sharded simulation.
    #[command(after_help = "Example:\n  croupier merge part1.json part2.json")]
    Merge(MergeArgs),
    /// Show the rules: of a game, one rule, or how many are coded.
    #[command(after_help = "Examples:\n  croupier rules co/dragon-bonus\n  \
        croupier rules 'co:30-2808(3)'\n  croupier rules co:30-2808\n  \
        croupier rules ca:lowball/17\n  croupier rules --search misdeal\n  \
        croupier rules --coverage")]
    Rules(RulesArgs),
    /// Recompute recorded rounds and compare.
    #[command(after_help = "Example:\n  croupier play co/baccarat --journal night.jsonl\n  \
        croupier replay night.jsonl")]
    Replay(ReplayArgs),
    /// Replay poker hand histories in the PHH format through the pot engine.
    #[command(after_help = "Examples:\n  croupier phh hand.phh night.phhs\n  \
        croupier phh histories/ --json\n  croupier phh a.phh b.phh --write both.phhs\n\n\
        Each hand is told as stated, not as stated (exit 1), unfinished, or damaged (exit 3);\n\
        none stops another. Of a stack that is not known (inf) the gain or loss is shown.")]
    Phh(PhhArgs),
    /// What poker hands are worth against each other, exactly where that can be counted.
    #[command(after_help = "Examples:\n  croupier equity ca/texas-holdem --hands AhAd KsKc\n  \
        croupier equity ca/omaha-hi-lo --hands AhAd2s3s KcKdQhQs --board '4c 5c Kh'\n  \
        croupier equity ca/texas-holdem --hands 'QQ+,AKs' 'top 15%'\n  \
        croupier equity ca/texas-holdem --hands 'AhKh,AdKd QQ' --dead '2c 7d'\n  \
        croupier equity ca/texas-holdem --hands AhAd 9s8s --board '7s 6s 2d' --outs --streets\n  \
        croupier equity ca/razz --hands 'Ac 2d 3h' random --dead '4c 4d'")]
    Equity(EquityArgs),
    /// Hold a posted house against the law: errors, warnings, and what a person must confirm.
    #[command(after_help = "Examples:\n  croupier check HOUSE.toml\n  \
        croupier check HOUSE.toml --json\n\nExit codes: 0 lawful, 1 unlawful, 3 damaged.")]
    Check(CheckArgs),
    /// Draw what hangs at the tables of a house: notices, pay tables, layouts, as PDF and SVG.
    #[command(after_help = "Examples:\n  croupier sign HOUSE.toml --out signs\n  \
        croupier sign HOUSE.toml --out signs --table bj1 --paper a4 --format pdf")]
    Sign(SignArgs),
    /// Write, show and compare houses: premises, tables, fees, meters, notices.
    #[command(subcommand)]
    #[command(after_help = "Examples:\n  croupier house new --book uk HOUSE.toml\n  \
        croupier house show HOUSE.toml\n  croupier house diff old.toml HOUSE.toml")]
    House(HouseCommand),
    /// Run the floor: live tables, a ledger, an API and pages.
    #[command(after_help = "Examples:\n  croupier serve\n  \
        croupier serve --listen 0.0.0.0:7707 --origin https://floor.example --data /srv/floor")]
    Serve(super::floor::args::ServeArgs),
    /// Play on a running floor: company, or load.
    #[command(after_help = "Examples:\n  croupier bots --seats 12 --think 1500\n  \
        croupier bots --tables 5 --seats 5 --leave 1 --bots tight,loose --think 2000")]
    Bots(super::floor::args::BotsArgs),
    /// Recompute a floor's records: every round, every transfer, the whole chain.
    #[command(after_help = "Example:\n  croupier audit croupier-data")]
    Audit(super::floor::args::AuditArgs),
    /// Check that a shuffle is what the floor was bound to before bets.
    #[command(after_help = "Examples:\n  croupier verify 3-17 --data croupier-data\n  \
        curl -s http://127.0.0.1:7707/api/rounds/3-17 | croupier verify -")]
    Verify(super::floor::args::VerifyArgs),
    /// The generator that deals: its raw output, and ten tests of it.
    #[command(after_help = "Examples:\n  croupier rng raw --bytes 1000000 > raw.bin\n  \
        croupier rng test")]
    Rng(super::floor::args::RngArgs),
    /// Write shell completions, which know ids, wagers and options.
    #[command(after_help = "Examples:\n  croupier completions bash > croupier.bash\n  \
        source <(croupier completions bash)")]
    Completions {
        /// The shell.
        shell: clap_complete::Shell,
    },
    /// What a line may go on with: for the scripts of `completions`.
    #[command(hide = true)]
    Complete(super::complete::CompleteArgs),
    /// Write the man page, that of a verb, or all of them.
    #[command(after_help = "Examples:\n  croupier man edge | man -l -\n  \
        croupier man --out ~/.local/share/man/man1")]
    Man(super::complete::ManArgs),
    /// Say what a verb does.
    #[command(after_help = "Example:\n  croupier help settle")]
    Help {
        /// The verb; without one, all are listed.
        verb: Option<String>,
    },
}

#[derive(ClapArgs)]
pub(super) struct FeesArgs {
    /// A game's id, a schedule or an option of one; without it all schedules are listed.
    pub id: Option<String>,
    #[command(flatten)]
    pub format: Format,
}

#[derive(ClapArgs)]
pub(super) struct GamesArgs {
    /// Show this game in full.
    #[arg(conflicts_with = "book")]
    pub id: Option<String>,
    /// Only games of this book: ca, co, sg or uk.
    #[arg(long)]
    pub book: Option<String>,
    #[command(flatten)]
    pub format: Format,
}

/// A table and what its house posts.
#[derive(ClapArgs)]
pub(super) struct TableArgs {
    /// The game's id, like co/baccarat; `croupier games` lists them.
    pub id: String,
    /// Post an option, like decks=6; may be given many times.
    #[arg(long = "set", value_name = "NAME=VALUE")]
    pub set: Vec<String>,
}

impl TableArgs {
    /// What is posted.
    pub fn posted(&self) -> Result<Posted, Failure> {
        Ok(spelled(&self.id, &pairs(&self.set, "--set")?))
    }
}

pub(super) fn pairs(list: &[String], flag: &str) -> Result<Posted, Failure> {
    let pair = |text: &String| {
        let (name, value) = text.split_once('=')?;
        Some((name.trim().to_string(), value.trim().to_string()))
    };
    let whole = |(name, value): &(String, String)| !name.is_empty() && !value.is_empty();
    let mut all = Posted::new();
    for text in list {
        let Some((name, value)) = pair(text).filter(whole) else {
            return Err(Failure::usage(format!("{flag} {text}: write it as name=value")));
        };
        if all.contains_key(&name) {
            return Err(Failure::usage(format!("{flag} {name} is there twice")));
        }
        all.insert(name, value);
    }
    Ok(all)
}

#[derive(ClapArgs)]
pub(super) struct SettleArgs {
    /// The round's file, - for standard input, or a folder of them.
    #[arg(required_unless_present = "template")]
    pub file: Option<PathBuf>,
    /// Write a round of this game with everything that can be said in it, to be filled in.
    #[arg(long, value_name = "ID", conflicts_with = "file")]
    pub template: Option<String>,
    /// Of a folder: write a report that continuous integration reads.
    #[arg(long, value_name = "FILE")]
    pub junit: Option<PathBuf>,
    /// A JSON document for programs.
    #[arg(long)]
    pub json: bool,
}

#[derive(ClapArgs)]
pub(super) struct PlayArgs {
    /// The game's id; without one the lobby opens, where every game is found.
    pub id: Option<String>,
    /// Post an option, like decks=6; may be given many times.
    #[arg(long = "set", value_name = "NAME=VALUE")]
    pub set: Vec<String>,
    /// Makes cards, spins and throws repeatable: a number, or 64 hex digits.
    #[arg(long)]
    pub seed: Option<sim::stream::Seed>,
    /// What you bring to the table.
    #[arg(long, default_value = "1000.00", allow_negative_numbers = true)]
    pub bankroll: Cents,
    /// Your seat.
    #[arg(long, default_value_t = 1)]
    pub seat: u8,
    /// Record everything in this file as it happens, and its seed in FILE.seed.
    #[arg(long, value_name = "FILE")]
    pub journal: Option<PathBuf>,
    /// Go on with the evening of this journal, whatever interrupted it.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["journal", "seed"])]
    pub resume: Option<PathBuf>,
    /// Poker for a pot: how many play.
    #[arg(long, value_name = "N")]
    pub players: Option<u8>,
    /// Poker for a pot: the company in turn round the table, of tight, loose, caller and random.
    #[arg(long, visible_alias = "strategy", value_name = "NAMES")]
    pub bots: Option<String>,
    /// Poker for a pot: the option of its schedule of fees.
    #[arg(long, value_name = "OPTION")]
    pub fees: Option<String>,
    /// Poker for a pot: add every hand to this file of histories (.phhs); without a hand there is
    /// none.
    #[arg(long, value_name = "FILE")]
    pub phh: Option<PathBuf>,
    /// Plain text: commands on standard input, no screen.
    #[arg(long)]
    pub plain: bool,
}

#[derive(ClapArgs)]
pub(super) struct SimulateArgs {
    #[command(flatten)]
    pub table: TableArgs,
    /// How many rounds, like 10000000 or 1e7.
    #[arg(long, value_parser = rounds, allow_negative_numbers = true)]
    pub rounds: u64,
    /// The seed: a number, or 64 hex digits.
    #[arg(long, default_value = "1")]
    pub seed: sim::stream::Seed,
    /// Threads; as many as the machine has cores if not given.
    #[arg(long, value_parser = threads)]
    pub threads: Option<usize>,
    /// Only this part of the run, like 2/8.
    #[arg(long, value_parser = shard)]
    pub shard: Option<sim::Shard>,
    /// How decisions are made: best, never-fold, mimic; house-way, draw, stand, draw-on-4-5. In
    /// pot games who plays, seat by seat: tight, loose, caller, random. Blackjack: basic or mimic
    /// through a shoe with its cutting card, basic-each-round without one. Tiles: best, house-way,
    /// banking.
    #[arg(long, visible_alias = "bots", default_value = "best")]
    pub strategy: String,
    /// Pot games: how many play.
    #[arg(long)]
    pub players: Option<u8>,
    /// Pot games: each player's chips at the start of every hand.
    #[arg(long, allow_negative_numbers = true)]
    pub stack: Option<Cents>,
    /// Pot games: the option of a fee schedule.
    #[arg(long)]
    pub fees: Option<String>,
    /// Pot games: write hands to this file in the PHH format.
    #[arg(long, value_name = "FILE")]
    pub phh: Option<PathBuf>,
    #[command(flatten)]
    pub format: Format,
}

#[derive(ClapArgs)]
pub(super) struct StrategyArgs {
    #[command(flatten)]
    pub table: TableArgs,
    /// Your cards, like 'Qh 6c 4d'; without them the whole game is charted.
    #[arg(long)]
    pub hand: Option<String>,
    /// The common cards in view, in the order they came.
    #[arg(long, requires = "hand")]
    pub board: Option<String>,
    /// The dealer's card in view.
    #[arg(long, requires = "hand")]
    pub dealer: Option<String>,
    /// Ask about doubling the insurance.
    #[arg(long, requires = "hand")]
    pub insured: bool,
    /// Ask for who banks, where a player does and hands are set.
    #[arg(long, requires = "hand", conflicts_with = "insured")]
    pub bank: bool,
    /// Say in a sentence what this decision costs.
    #[arg(long, requires = "hand")]
    pub act: Option<String>,
    #[command(flatten)]
    pub format: Format,
}

fn rounds(text: &str) -> Result<u64, String> {
    number(text, "rounds")
}

fn samples(text: &str) -> Result<u64, String> {
    number(text, "samples")
}

/// How many of something there are to be.
fn number(text: &str, of: &str) -> Result<u64, String> {
    let plain = text.replace('_', "");
    let (digits, zeros) = plain.split_once('e').unwrap_or((&plain, "0"));
    let parsed = digits.parse::<u64>().ok().zip(zeros.parse::<u32>().ok());
    let rounds = parsed.and_then(|(n, zeros)| n.checked_mul(10_u64.checked_pow(zeros)?));
    rounds
        .filter(|n| (1..=ROUNDS_MAX).contains(n))
        .ok_or_else(|| format!("write a number of {of} like 10000000 or 1e7, at most 1e15"))
}

fn threads(text: &str) -> Result<usize, String> {
    let threads = text.parse().ok().filter(|threads| *threads > 0);
    threads.ok_or_else(|| "write how many threads deal, at least 1; or leave it out".to_string())
}

fn shard(text: &str) -> Result<sim::Shard, String> {
    sim::Shard::parse(text).ok_or_else(|| "write a part like 2/8".to_string())
}

#[derive(ClapArgs)]
pub(super) struct MergeArgs {
    /// What `croupier simulate --json` wrote for each part.
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    /// A JSON document for programs.
    #[arg(long)]
    pub json: bool,
}

#[derive(ClapArgs)]
pub(super) struct RulesArgs {
    /// A game's id, a book's, a chapter or section of one, or a rule's id.
    pub id: Option<String>,
    /// Find rules and readings that have all these words.
    #[arg(long, value_name = "WORDS", conflicts_with = "coverage")]
    pub search: Option<String>,
    /// How many rules of each book are coded, audited, manual, still to do.
    #[arg(long)]
    pub coverage: bool,
    #[command(flatten)]
    pub format: Format,
}

#[derive(ClapArgs)]
pub(super) struct PhhArgs {
    /// Histories: .phh files with one hand, .phhs files with several, or folders of them.
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    /// Write them all to this file again, every field kept.
    #[arg(long, value_name = "FILE")]
    pub write: Option<PathBuf>,
    /// A JSON document for programs.
    #[arg(long)]
    pub json: bool,
}

#[derive(ClapArgs)]
pub(super) struct EquityArgs {
    #[command(flatten)]
    pub table: TableArgs,
    /// The hands, with blanks between them: the cards of each, `random`, or where a hand is two
    /// cards a range like QQ+,AKs, A2s-A5s, 22-66, `top 15%`, AKo:0.5, AhKh,AdKd, with commas
    /// between its members. In stud and draw fewer cards are what a hand has so far; elsewhere ??
    /// stands for a card that is not known.
    #[arg(long, required = true, num_args = 1.., value_name = "HAND")]
    pub hands: Vec<String>,
    /// The cards of the board that are known.
    #[arg(long)]
    pub board: Option<String>,
    /// The cards of the second board.
    #[arg(long)]
    pub board2: Option<String>,
    /// Cards out of play.
    #[arg(long)]
    pub dead: Option<String>,
    /// Who leads, and the next cards after which another hand does.
    #[arg(long)]
    pub outs: bool,
    /// What each hand is worth on every street of the board, from before it on.
    #[arg(long)]
    pub streets: bool,
    /// Sample so many completions instead of counting all.
    #[arg(long, value_name = "N", value_parser = samples)]
    pub samples: Option<u64>,
    /// The seed of a sample.
    #[arg(long, default_value = "1")]
    pub seed: sim::stream::Seed,
    #[command(flatten)]
    pub format: Format,
}

#[derive(ClapArgs)]
pub(super) struct ReplayArgs {
    /// The journal.
    pub journal: PathBuf,
    /// Say only whether everything follows again, without the events.
    #[arg(long, short)]
    pub quiet: bool,
    /// A JSON document for programs.
    #[arg(long)]
    pub json: bool,
}

impl PlayArgs {
    /// What the table needs.
    pub fn options(self) -> Result<crate::play::Options, Failure> {
        use crate::play::session::Neighbours;
        use crate::play::{Options, Plain};
        let posted = pairs(&self.set, "--set")?;
        let mut posted = self.id.as_deref().map_or(posted.clone(), |id| spelled(id, &posted));
        if self.fees.is_some() && posted.contains_key("fees") {
            return Err(Failure::usage("fees are there twice: --fees, and --set fees"));
        }
        posted.extend(self.fees.map(|fees| ("fees".to_string(), fees)));
        let bots = self.bots.iter().flat_map(|names| names.split(','));
        let bots = bots.map(|name| name.trim().to_string()).collect();
        Ok(Options {
            posted,
            id: self.id,
            seed: self.seed,
            bankroll: self.bankroll,
            seat: self.seat,
            journal: self.journal,
            resume: self.resume,
            neighbours: Neighbours { players: self.players, bots },
            phh: self.phh,
            plain: if self.plain { Plain::Yes } else { Plain::Auto },
        })
    }
}
