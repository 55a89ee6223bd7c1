//! `croupier serve`: the floor.

use super::args::{ServeArgs, Told};
use crate::company::Mixed;
use crate::failure::Failure;
use crate::library::Shelf;
use floor::shell::log::Level;
use floor::shell::{Demo, Options, Rate, Unopened, run as serve};
use std::sync::Arc;
use std::time::Duration;

pub(in crate::cli) fn run(args: &ServeArgs) -> Result<(), Failure> {
    let options = Options {
        listen: args.listen,
        origin: args.origin.clone(),
        web: args.web.clone(),
        rate: Rate::a_second(args.rate),
        guests: Rate::a_minute(args.guests),
        grace: Duration::from_secs(args.grace),
        demo: if args.no_demo { Demo::Nothing } else { Demo::Tables },
        log: match args.log {
            Told::Wrong => Level::Wrong,
            Told::News => Level::News,
            Told::Requests => Level::Requests,
        },
        minds: Arc::new(Mixed::default()),
        ..Options::default()
    };
    serve(options, &args.data, Arc::new(Shelf::of_user())).map_err(|stopped| match stopped {
        Unopened::Cannot(why) => Failure::usage(why),
        Unopened::Damaged(why) => Failure::damaged(why),
    })
}
