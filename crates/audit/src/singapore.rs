//! What Singapore asks of its one game: positions, limits, areas for all six wagers, and a stake
//! for the jackpot.

use crate::britain::limits_in_words;
use crate::check::{About, Audit, told};
use crate::checks::id_of;
use crate::notice::{Kind, Required};
use crate::resolved::{Resolved, Standing};
use law::sg;

/// The notices of a table.
pub(crate) fn required(table: &Resolved) -> Vec<Required> {
    let check = (id_of("sg", sg::R3_4), sg::R3_4);
    vec![Required::new(Kind::Limits, check, limits_in_words(table))]
}

/// What is asked beyond notices.
pub(crate) fn check(audit: &mut Audit<'_>, stands: &[Standing<'_>]) {
    let mut tables: Vec<&str> = Vec::new();
    for stand in stands {
        let Some(table) = stand.resolved.as_ref().filter(|table| table.book == "sg") else {
            continue;
        };
        tables.push(&stand.written.id);
        audit.notices(stand, &table.required);
        for side in table.sides.iter().filter(|side| !side.marked) {
            let told = told(
                "areas for Ante, Bonus, Flop, Turn, River and Progressive Jackpot",
                format!("the layout has none for {}", side.id),
                format!("mark it: marked = [\"{}\"]", side.id),
            );
            let id = id_of("sg", sg::R2_2_1);
            let about = About { subject: &side.id, ..About::of(stand.written, "marked") };
            audit.error(&id, about, sg::R2_2_1, told);
        }
        // A stake that is posted wrongly has been found already.
        let posted = |wager: &str| stand.written.posted.contains_key(&format!("unit.{wager}"));
        let open = table.meters.iter().filter(|meter| meter.unit.is_none());
        let open = open.filter(|meter| !posted(&meter.wager));
        for meter in open {
            let told = told(
                format!("a posted stake for {}, since the book prints none", meter.wager),
                "none is posted, so that any stake would be taken",
                format!("post it: \"unit.{}\" = \"5.00\"", meter.wager),
            );
            let subject = format!("unit.{}", meter.wager);
            let about = About::of(stand.written, &subject);
            audit.error(&id_of("sg", sg::R4_2), about, sg::R4_2, told);
        }
    }
    let what = "jackpot wagers go through the jackpot's own wagering system";
    audit.confirm(&id_of("sg", sg::R3_5_3), sg::R3_5_3, what, &tables);
}
