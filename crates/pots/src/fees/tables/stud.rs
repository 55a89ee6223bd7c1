use super::Schedule;
pub(super) static BLOCKS: [Schedule; 0] = [];
