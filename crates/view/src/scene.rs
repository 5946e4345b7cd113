//! The picture of a game: the scene with its words.

use play::Score;
use render::{Location, Status};
use rules::{Action, Side, describe::Spot};

use super::{
    BoardPicture, Locale, Size, Table, alt, letters,
    words::{self, team_sides},
};

/// What is marked on a board: where men can go.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Marks {
    /// The man in question, if it is about one.
    pub man: Option<Spot>,
    /// In board order.
    pub targets: Vec<Spot>,
}

impl Marks {
    /// The places to which `actions` lead, of `man` or of anybody.
    pub fn of(man: Option<Spot>, actions: &[Action]) -> Marks {
        let mut targets: Vec<Spot> = actions.iter().filter_map(Action::goes_to).collect();
        targets.sort_unstable();
        targets.dedup();
        Marks { man, targets }
    }
}

/// The board as it stands, seen by `bottom`, with its alt text and its form in letters.
pub(super) fn picture(locale: Locale, table: &Table<'_>, bottom: Side) -> BoardPicture {
    marked(locale, table, bottom, &Marks::default())
}

/// The same with marks.
pub(super) fn marked(locale: Locale, table: &Table<'_>, bottom: Side, marks: &Marks) -> BoardPicture {
    let mut scene = scene(locale, table, bottom);
    scene.selected = marks.man.map(location);
    scene.targets = marks.targets.iter().copied().map(location).collect();
    let name = format!("{}-{}", table.id, table.game.ply());
    let (alt, text) = (alt::marked(locale, table, marks), letters::board(locale, table, &marks.targets));
    BoardPicture { name, size: Size::Full, theme: None, form: None, scene, alt, text }
}

fn location(spot: Spot) -> Location {
    match spot {
        Spot::Point(point) => Location::Point(point),
        Spot::Square(square) => Location::Square(square),
    }
}

/// The whole game as scenes for a moving picture, seen by `bottom`: the start, and the board after each turn
/// that was not passed.
pub fn film(locale: Locale, table: &Table<'_>, bottom: Side) -> Vec<render::Scene> {
    let shots = render::film(table.game.board(), bottom);
    let last = shots.len() - 1;
    let side = |side| locale.side(table.variant(), side);
    let scenes = shots.into_iter().enumerate().map(|(number, shot)| {
        if number == last {
            return scene(locale, table, bottom);
        }
        let mut scene = shot.scene;
        name_the_players(locale, table, &mut scene);
        scene.footer = words::notation(shot.actions);
        scene.status =
            Status::Turn(locale.status_turn(shot.number, scene.to_move.map(side).unwrap_or_default()));
        scene
    });
    scenes.collect()
}

fn name_the_players(locale: Locale, table: &Table<'_>, scene: &mut render::Scene) {
    for &side in table.rules().sides() {
        scene.captions[side].name = caption(locale, table, side);
    }
}

fn scene(locale: Locale, table: &Table<'_>, bottom: Side) -> render::Scene {
    let mut scene = render::Scene::of(table.game.board(), bottom);
    name_the_players(locale, table, &mut scene);
    scene.footer = table.last_notation();
    scene.status = status(locale, table);
    if table.game.result().is_some() {
        // A resigned or drawn game is over though the board shows no end.
        scene.to_move = None;
        scene.in_default.clear();
    }
    scene
}

/// The player's name, or what the game calls the side where the picture could not show the name.
fn caption(locale: Locale, table: &Table<'_>, side: Side) -> String {
    let name = table.plain(locale, side);
    if render::can_draw(&name) { name } else { locale.side(table.variant(), side) }
}

fn status(locale: Locale, table: &Table<'_>) -> Status {
    let side = |side| locale.side(table.variant(), side);
    let Some(result) = table.game.result() else {
        return Status::Turn(locale.status_turn(table.describe().number, side(table.game.to_move())));
    };
    Status::Result(match result.score {
        Score::Drawn => locale.status_drawn(),
        Score::Void => locale.status_void(),
        Score::Won(team) => match team_sides(&table.rules(), team)[..] {
            [one, other] => locale.status_won_together(side(one), side(other)),
            ref sides => locale.status_won(sides.iter().map(|&only| side(only)).collect::<String>()),
        },
    })
}

#[cfg(test)]
mod tests {
    use super::super::tests::{EN, Played};
    use super::*;

    #[test]
    fn names_that_cannot_be_drawn_are_captioned_by_their_side() {
        let played = Played::start("mosona").named(["은지", "Ben", "", ""]);
        let picture = picture(EN, &played.table(), Side::South);
        let captions = [Side::South, Side::North].map(|side| picture.scene.captions[side].name.clone());
        assert_eq!(captions, ["White", "Ben"]);
        assert!(picture.alt.contains("은지"), "{}", picture.alt);
    }
}
