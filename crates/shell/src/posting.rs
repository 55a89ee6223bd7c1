//! The tables of a posted house: for play money they open by themselves, for money in the name of
//! whoever opens them.

use super::Shared;
use super::caller::Caller;
use super::counter::View;
use super::log::Level;
use super::problem::Problem;
use floor::core::{Answer, Errand, Opening, TableId, Who};
use floor::ledger::Tender;
use money::Cents;

/// What the tray of a table for play money begins with.
const PLAY_FLOAT: Cents = Cents::dollars(10_000_000);

/// Opens the tables of the house for play money that are not open yet.
pub(super) async fn open_for_play(office: &Shared) {
    for opening in missing(office, Tender::Play).await.unwrap_or_default() {
        let game = opening.game.clone();
        let opening = Opening { float: PLAY_FLOAT, ..opening };
        if let Err(problem) = office.counter.ask_as(Who::Shell, Errand::Open(opening)).await {
            let beside = [("game", game.into()), ("why", problem.why.into())];
            office.log.tell(Level::Wrong, "a posted table does not open", &beside);
        }
    }
}

/// Opens them for money, in somebody's name, each with this float.
pub(super) async fn open_for_money(
    office: &Shared,
    caller: &Caller,
    float: Cents,
) -> Result<Vec<TableId>, Problem> {
    let mut opened = Vec::new();
    for opening in missing(office, Tender::Money).await? {
        let opening = Opening { float, ..opening };
        match office.counter.ask(caller, None, Errand::Open(opening)).await? {
            Answer::Table { table } => opened.push(table),
            _ => return Err(Problem::ours()),
        }
    }
    Ok(opened)
}

/// The tables of the house that are not open for this tender. One that is open and was posted
/// otherwise stays as it is: rules do not change while a table is open.
async fn missing(office: &Shared, tender: Tender) -> Result<Vec<Opening>, Problem> {
    let looks = |view: &View<'_>| {
        let tables = view.core.state().tables.values();
        tables.map(|running| running.kept.opening.clone()).collect::<Vec<Opening>>()
    };
    let open = office.counter.look(&Caller::PROGRAM, looks).await?;
    let mut missing = Vec::new();
    for posted in &office.options.house {
        let same = |known: &&Opening| known.tender == tender && known.house == posted.house;
        match open.iter().find(same) {
            None => missing.push(Opening { tender, ..posted.clone() }),
            Some(known) if (&known.game, &known.set) != (&posted.game, &posted.set) => {
                let beside = [("table", posted.name.clone().into())];
                office.log.tell(Level::News, "posted otherwise: close it to open it so", &beside);
            }
            Some(_) => {}
        }
    }
    Ok(missing)
}
