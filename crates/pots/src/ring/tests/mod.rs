//! A ring, told things: what it answers.

mod forms_tests;
mod hand_tests;
mod people_tests;
mod random_tests;
mod testing;
mod time_tests;
mod view_tests;
