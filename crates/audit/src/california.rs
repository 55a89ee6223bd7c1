//! What California asks of a posted table: one fee option with its limit, shown in sight of it;
//! and what the Bureau and a person must be asked.

use crate::check::Audit;
use crate::checks::id_of;
use crate::fees::collection;
use crate::notice::{Kind, Required};
use crate::resolved::{Resolved, Standing};
use catalog::Game;
use games::california::fees;
use law::{Cite, ca};
use money::Cents;

/// The notices of a table.
pub(crate) fn required(game: &Game, table: &Resolved) -> Vec<Required> {
    let notice = |kind: Kind, rule: Cite, text: Vec<String>| {
        Required::new(kind, (id_of("ca", rule), rule), text)
    };
    let mut all = Vec::new();
    if let Some(posted) = &table.fees {
        let lines = posted.lines.iter().map(|(who, amount)| format!("{who}: {amount}"));
        let text = std::iter::once(collection(&posted.option)).chain(lines);
        let notice = notice(Kind::Fees, shown(game), text.collect());
        all.push(notice.states(posted.option.clone()));
    }
    if let Some(low) = table.options.iter().find(|option| option.name == "qualifier")
        && low.value != low.default
    {
        let text = vec![format!("A low must be {} or better", low.value)];
        all.push(notice(Kind::Qualifier, low.rule, text).states(low.value.clone()));
    }
    all
}

/// The rule by which fees are in sight of a table.
fn shown(game: &Game) -> Cite {
    let older = |opening: bool| {
        if opening { ca::poker_fees::RGEN_6_B } else { ca::poker_fees::RGEN_7_E }
    };
    match game {
        Game::Banked(..) => ca::general::R9_H,
        Game::Pot(variant) => older(variant.listed().opening.is_some()),
        Game::Points(game) => older(game.listed().opening.is_some()),
    }
}

/// What is asked beyond notices.
pub(crate) fn check(audit: &mut Audit<'_>, stands: &[Standing<'_>]) {
    for stand in stands {
        if let Some(table) = stand.resolved.as_ref().filter(|table| table.book == "ca") {
            audit.notices(stand, &table.required);
        }
    }
    let at = |wanted: &dyn Fn(&Resolved) -> bool| -> Vec<&str> {
        let tables = stands.iter().filter(|stand| stand.resolved.as_ref().is_some_and(wanted));
        tables.map(|stand| stand.written.id.as_str()).collect()
    };
    // Players pay nothing under these, and the Bureau still looks at them.
    let free = |table: &Resolved| {
        let option = table.fees.as_ref().and_then(|posted| fees::find(&posted.option));
        option.is_some_and(|fee| fee.per_bet == Cents::ZERO)
    };
    let three = |table: &Resolved| table.game == "ca/three-card-poker-6-card-bonus";
    let by_own = at(&|table| free(table) && three(table));
    let common = at(&|table| free(table) && !three(table));
    let ez = at(&|table| table.game == "ca/ez-baccarat-panda-8");
    let owned = at(&three);
    let allowed = "the Bureau still allows options that charge players nothing";
    let agreed = "the owner of the game has agreed, and the Bureau has approved it";
    for (rule, what, tables) in [
        (ca::fees::R10, allowed, &common),
        (ca::fees::RF_6_A, allowed, &by_own),
        (ca::ez_baccarat_panda_8::R1, agreed, &ez),
        (ca::three_card_poker_6_card_bonus::RS0, agreed, &owned),
    ] {
        audit.confirm(&id_of("ca", rule), rule, what, tables);
    }
}
