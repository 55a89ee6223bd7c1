//! What `croupier edge` is asked.

use crate::cli::args::{TableArgs, pairs};
use crate::cli::sheet::Format;
use crate::failure::Failure;
use clap::{Args as ClapArgs, ValueEnum};
use money::Cents;

#[allow(clippy::struct_excessive_bools)] // each is a switch of its own on the command line
#[derive(ClapArgs)]
pub(in crate::cli) struct EdgeArgs {
    #[command(flatten)]
    pub table: TableArgs,
    /// Only this wager; one that is priced with others shows its own part.
    #[arg(long)]
    pub wager: Option<String>,
    /// How decisions are made: best, never-fold, mimic; house-way, draw, stand, draw-on-4-5; in
    /// twenty-one best, basic (the chart), mimic; with tiles best, house-way, banking.
    #[arg(long, default_value = "best")]
    pub strategy: String,
    /// The seat that bets, where it matters.
    #[arg(long, default_value_t = 1)]
    pub seat: u8,
    /// Count afresh, whatever an earlier run has kept.
    #[arg(long)]
    pub fresh: bool,
    /// Cards gone from the shoe, like 'A 5 5 T' or 'Ah 5s'.
    #[arg(long, value_name = "CARDS")]
    pub removed: Option<String>,
    /// How the going of one card of each rank changes every edge.
    #[arg(long, conflicts_with = "removed")]
    pub removal: bool,
    /// Every combination of the options of blackjack, one to eight decks, against best play.
    #[arg(long, conflicts_with_all = ["removed", "removal", "set", "wager"])]
    pub every: bool,
    /// What a wager's meter shows, like sun-7-progressive=12345.67.
    #[arg(long = "meter", value_name = "WAGER=AMOUNT")]
    pub meters: Vec<String>,
    /// What is staked on each wager: rounding and fees are counted in, per round.
    #[arg(long, value_name = "AMOUNT", conflicts_with_all = ["removal", "every"])]
    #[arg(allow_negative_numbers = true)]
    pub stake: Option<Cents>,
    /// What all of a round costs with these stakes, by best play for all of them, like
    /// ante=10.00,aa-bonus=5.00.
    #[arg(long = "with", value_name = "WAGER=AMOUNT", value_delimiter = ',')]
    #[arg(conflicts_with_all = ["removal", "every", "wager", "stake", "anyway", "sort"])]
    pub with: Vec<String>,
    /// Price what is unlawful, too, and say so on every line.
    #[arg(long, conflicts_with_all = ["removal", "every"])]
    pub anyway: bool,
    /// In this order: by edge or deviation the lowest first, by hit the highest.
    #[arg(long, value_enum)]
    pub sort: Option<Sort>,
    #[command(flatten)]
    pub format: Format,
}

/// By what wagers are sorted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum Sort {
    Edge,
    Hit,
    Deviation,
    Wager,
}

impl EdgeArgs {
    /// What meters show.
    pub fn meters(&self) -> Result<Vec<(String, Cents)>, Failure> {
        amounts(&self.meters, "--meter")
    }

    /// What lies on which wager.
    pub fn with(&self) -> Result<Vec<(String, Cents)>, Failure> {
        amounts(&self.with, "--with")
    }
}

/// Wagers with amounts.
fn amounts(list: &[String], flag: &str) -> Result<Vec<(String, Cents)>, Failure> {
    let amount = |(wager, text): (String, String)| match text.parse() {
        Ok(amount) => Ok((wager, amount)),
        Err(error) => Err(Failure::usage(format!("{flag} {wager}: {error}"))),
    };
    pairs(list, flag)?.into_iter().map(amount).collect()
}
