#![doc = include_str!("../README.md")]

mod accent;
mod address;
mod alt;
mod analysis;
mod announcing;
mod custom_id;
mod deeds;
pub mod draft;
mod letters;
mod limits;
mod message;
mod names;
mod options;
mod pages;
mod recent;
mod record;
mod scene;
mod series;
mod table;
mod texts;
mod turn_key;
mod visible;
mod words;

mod asking;
mod away;
mod board;
mod cancelling;
mod challenge;
mod choosing;
mod confirming;
mod controls;
mod diagnosis;
mod following;
mod form;
mod game_page;
mod games;
mod happened;
mod help;
mod hint;
mod illegal;
mod judging;
mod learn;
mod live;
mod modal;
mod moves;
mod plans;
mod privacy;
mod receipt;
mod refusal;
mod replay;
mod rulebook;
mod settings;
mod trouble;

pub use accent::Accent;
pub use address::{AddressError, Pages};
pub use analysis::{Analysis, Share, TurningPoint, analysis, analysis_in_words};
pub use announcing::{
    Untold, begun as announce_begun, lost_announcement, over as announce_over, with_untold,
};
pub use asking::{asked_since, confirm_abort, confirm_end, confirm_resign, news};
pub use away::{back_from_vacation, no_day, no_reminder, reminder, vacation, with_game};
pub use board::{Seen, board, board_as_asked, thread_name};
pub use cancelling::cancel_button;
pub use challenge::{ask_level, ask_why, challenge};
pub use choosing::{men, move_button, turns_of, type_button};
pub use confirming::confirm_move;
pub use controls::continue_button;
pub use custom_id::{CustomId, CustomIdError, ExportPart, FormPart, ReplayStep, Wish};
pub use diagnosis::{Connection, Diagnosis, Installed, diagnosis};
pub use following::{
    called_alone, calling_watchers, counting_watchers, following, lost_call, lost_notice, watched,
};
pub use form::{back_to_form, form};
pub use game_page::{GamePage, PageRound, PageSeat, PageTurn, game_page, page_button, page_picture};
pub use games::{GAMES_ON_A_PAGE, GameRow, games};
pub use happened::{happened, taken_back};
pub use help::{HelpLine, HelpTopic, Invitations, help};
pub use hint::{first_time, hints};
pub use judging::{Verdict, hint, hint_looks_back};
pub use learn::{Studied, answered, courses, exercise, finished, lesson_turns, shown, type_answer};
pub use live::{
    live, live_ended, live_is_off, live_off, live_on, live_picture_names, live_was, no_live_game,
};
pub use message::{
    Audience, BoardPicture, Button, Choice, File, Form, Message, Pickable, Picker, Press, Row, Select, Size,
    Style,
};
pub use modal::{Modal, type_move};
pub use moves::{moves, whose_turn};
pub use names::Names;
pub use plans::{answered_at_once, plan_button, plan_failed, plans, type_plan};
pub use privacy::{
    Exported, ExportedChallenge, ExportedGame, ExportedRow, export_later, forget_not, forget_other,
    forget_question, forgotten, privacy,
};
pub use receipt::{Receipt, receipt, seat_free_again};
pub use record::record;
pub use refusal::{Around, refusal};
pub use replay::{Hints, Turns, ask_turn, film_file, position, record_file, replay};
pub use rulebook::rules;
pub use scene::film;
pub use settings::{house, house_page_with, page_with, preferences, reminder_page};
pub use table::Table;
pub use texts::Locale;
pub use trouble::{
    Right, Trouble, Undelivered, board_waits, boards_in_letters, locked_thread, no_thread, trouble,
};
pub use turn_key::TurnKey;
pub use words::Link;

#[cfg(test)]
mod tests;
