//! stub
use law::Cite;
use money::Cents;
pub struct Fee {
    pub id: &'static str,
    pub min: Cents,
    pub max: Option<Cents>,
    pub rule: Cite,
}
pub fn options(_: &[&str]) -> Vec<&'static str> {
    vec!["none"]
}
pub fn find(_: &str) -> Option<&'static Fee> {
    None
}
pub fn collection(_: &Fee, _: &[&'static str]) -> table::Collection {
    unimplemented!()
}
