//! The web page of a game as data: what it says, and nothing of how it looks.
//!
//! Without markup, and without a mention: where a name is not known, the side stands in its place, for an id
//! would be more than the page may tell.

use play::Game;
use rules::{Rules, Side};

use super::{BoardPicture, Button, Locale, Table, alt, letters, scene, words};

/// What a page shows of a game as it stood at some ply.
#[derive(Clone, Debug, PartialEq)]
pub struct GamePage {
    pub title: String,
    /// The full name of the game.
    pub game: &'static str,
    pub seats: Vec<PageSeat>,
    /// What was done last, whose turn it is or how the game came out.
    pub news: String,
    pub rules: String,
    pub picture: BoardPicture,
    /// The board in monospaced characters.
    pub letters: String,
    /// All moves of the game, also those after what is shown.
    pub rounds: Vec<PageRound>,
}

/// A seat at the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageSeat {
    pub side: Side,
    /// What the game calls the side.
    pub called: String,
    pub player: Option<String>,
    /// How many men stand on the board, and where they are counted how many were taken.
    pub counts: String,
    /// Whether it is this side's turn.
    pub is_to_move: bool,
}

/// The turns that have one number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageRound {
    pub number: usize,
    pub turns: Vec<PageTurn>,
}

/// What one side did in a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageTurn {
    pub side: Side,
    pub notation: String,
    /// How many plies were played after it.
    pub ply: usize,
}

/// The page of a game: `table` is the position to show, `newest` the game as it is now, `bottom` the side at
/// the bottom of the picture.
pub fn game_page(locale: Locale, table: &Table<'_>, newest: &Game, bottom: Side) -> GamePage {
    let seats: Vec<PageSeat> = table.rules().sides().iter().map(|&side| seat(locale, table, side)).collect();
    let players: Vec<String> = table.rules().sides().iter().map(|&side| table.plain(locale, side)).collect();
    let game = table.variant().name();
    GamePage {
        title: locale.page_title(locale.list(&players), game),
        game,
        seats,
        news: news(locale, table),
        rules: locale.terms_line(&table.rules(), table.game.limit(), super::series::best_of(table)),
        picture: scene::picture(locale, table, bottom),
        letters: letters::lines(locale, table, &[]),
        rounds: rounds(newest),
    }
}

/// The picture alone, as it stands on the page.
pub fn page_picture(locale: Locale, table: &Table<'_>, bottom: Side) -> BoardPicture {
    scene::picture(locale, table, bottom)
}

/// Leads from a board to its page.
pub fn page_button(locale: Locale, address: String) -> Button {
    Button::link(address, locale.page_button())
}

fn news(locale: Locale, table: &Table<'_>) -> String {
    let begins = table.game.board().actions().is_empty().then(|| locale.page_begins());
    begins.into_iter().chain(alt::news(locale, table)).collect::<Vec<_>>().join(" ")
}

fn seat(locale: Locale, table: &Table<'_>, side: Side) -> PageSeat {
    let described = table.describe();
    let men = described.camp(side).map_or(0, |camp| camp.men.len());
    let mut counts = vec![locale.page_men(men)];
    if let Rules::Warriors(_) = table.rules() {
        counts.push(locale.page_taken(described.taken[side.team()]));
    }
    let player = table.name(locale, side);
    PageSeat {
        side,
        called: locale.side(table.variant(), side),
        player,
        counts: locale.list_of(&counts),
        is_to_move: table.game.result().is_none() && table.game.to_move() == side,
    }
}

fn rounds(game: &Game) -> Vec<PageRound> {
    let (mut rounds, mut ply): (Vec<PageRound>, usize) = (Vec::new(), 0);
    for (at, turn) in game.board().turns().iter().enumerate() {
        ply += turn.actions.len();
        let notation = words::notation(turn.actions);
        let turn = PageTurn { side: turn.before.to_move(), notation, ply };
        let number = game.board().round(at);
        match rounds.last_mut().filter(|round| round.number == number) {
            Some(round) => round.turns.push(turn),
            None => rounds.push(PageRound { number, turns: vec![turn] }),
        }
    }
    rounds
}

#[cfg(test)]
mod tests {
    use super::super::film;
    use super::super::tests::{EN, Played, random_games};
    use super::*;
    use play::{GameEvent, PlayerId};

    fn page(played: &Played, ply: usize) -> GamePage {
        let then = played.game.back_to(ply).expect("a position of the game");
        game_page(EN, &Table { game: &then, ..played.table() }, &played.game, Side::South)
    }

    /// Everything that is said.
    fn said(page: &GamePage) -> String {
        format!("{page:?}")
    }

    #[test]
    fn a_page_tells_the_position_it_shows_and_all_moves() {
        let played = Played::start("mosona").play("a8-b9, c10xa8");
        let now = page(&played, 2);
        assert_eq!(now.news, "Ben (Black) leapt c10 to a8, taking b9. Ana (White) to play.");
        assert_eq!(now.title, "Ana and Ben: Awithlaknan Mosona");
        assert!(now.seats[0].is_to_move && now.seats[0].counts == "11 men", "{:?}", now.seats);
        let before = page(&played, 1);
        assert_eq!(before.news, "Ana (White) went a8 to b9. Ben (Black) to play.");
        assert_eq!((before.rounds, before.title), (now.rounds.clone(), now.title));
        assert!(page(&played, 0).news.starts_with("The game begins. Ana (White) to play."));
        let turn = |side, notation: &str, ply| PageTurn { side, notation: notation.to_owned(), ply };
        let turns = vec![turn(Side::South, "a8-b9", 1), turn(Side::North, "c10xa8", 2)];
        assert_eq!(now.rounds, [PageRound { number: 1, turns }]);
    }

    #[test]
    fn the_alt_text_is_that_of_the_board_on_discord() {
        let played = Played::start("mosona").play("a8-b9");
        let board = super::super::board(EN, &played.table()).board.expect("a board");
        let ply = played.game.ply();
        assert_eq!(page(&played, ply).picture.alt, board.alt);
    }

    #[test]
    fn an_earlier_position_knows_nothing_of_the_end() {
        let played = Played::start("mosona").play("a8-b9").event(GameEvent::Resigned { side: Side::North });
        assert!(page(&played, 1).news.contains("wins"), "{}", page(&played, 1).news);
        let before = page(&played, 0);
        assert!(!said(&before).contains("wins"), "{}", before.news);
    }

    #[test]
    fn who_is_not_known_is_no_number() {
        for game in ["mosona", "awithlaknakwe seats=4"] {
            let mut played = Played::start(game).named([""; 4]);
            let stranger = PlayerId(123_456_789_012_345_678);
            let side = Side::South;
            played = played.event(GameEvent::HandedOver { side, to: stranger, by: PlayerId(99) });
            let table = played.table();
            let record = super::super::record(Locale::default(), &table, play::Time(0));
            let ended = played.clone().event(GameEvent::Ended { by: stranger });
            let texts = [
                said(&page(&played, 0)),
                said(&page(&ended, 0)),
                record,
                format!("{:?}", film(EN, &table, side)),
            ];
            for text in texts {
                assert!(!text.contains("123456789") && !text.contains("<@"), "{text}");
            }
        }
    }

    #[test]
    fn the_last_picture_of_a_film_is_that_of_the_page() {
        let names = ["Ana", "Ben", "Cem", "Dora"];
        for played in random_games(Box::leak(Box::new(names))).step_by(37) {
            let film = film(EN, &played.table(), Side::South);
            let page = page(&played, played.game.ply());
            assert_eq!(film.last(), Some(&page.picture.scene));
            assert!(film.len() <= played.game.board().turns().len() + 1);
            if let [first, _, ..] = &film[..] {
                assert_eq!(*first, self::page(&played, 0).picture.scene);
            }
        }
    }

    #[test]
    fn every_turn_has_its_ply() {
        let played = Played::start("mosona strict").play("a8-b9, c10xa8");
        for played in [played, Played::start("awithlaknakwe seats=4").play("e1-d2, a5-b4")] {
            let turns: Vec<PageTurn> =
                rounds(&played.game).into_iter().flat_map(|round| round.turns).collect();
            assert_eq!(turns.last().map(|turn| turn.ply), Some(played.game.ply()));
            for turn in turns {
                let then = page(&played, turn.ply);
                assert!(then.picture.scene.footer.contains(&turn.notation), "{turn:?}");
            }
        }
    }
}
