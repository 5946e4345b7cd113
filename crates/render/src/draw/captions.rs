//! Names, counts, status and footer.

use rules::Side;

use super::{Figurine, Size, Surface, Tools};
use crate::{
    layout::{Arrangement, Captions, Reads, Seat},
    paint::{Coverage, Mask, Shape, Spot},
    scene::{Caption, Kind, Scene, Status},
    text::{Line, Style, Weight},
    theme::Ink,
};

/// Between a stone and the words beside it.
const AFTER_ICON: f32 = 14.0;
/// Between a caption and the status.
const APART: f32 = 26.0;
/// From the middle of a corner to each of its two lines.
const HALF_LEADING: f32 = 17.0;
/// From the end of a result to the end of its banner.
const BANNER_MARGIN: f32 = 18.0;
/// What each player may keep of the header's width if the status is long.
const LEAST_SHARE: f32 = 0.2;
/// What the details may take of a player's room in the header beside a long name.
const DETAIL_SHARE: f32 = 0.6;
/// What the status has of the width where scores stand on both sides of it.
const SCORED_SHARE: f32 = 0.7;

/// One thing in a line.
enum Piece {
    Text(Line, Ink),
    /// A number of men taken, behind a cross.
    Taken(Line, Ink),
    Priest(Side),
}

/// Things in a line from left to right.
struct Run {
    pieces: Vec<Piece>,
    /// Between two pieces.
    gap: f32,
}

impl Tools<'_> {
    pub(super) fn draw_captions(&self, scene: &Scene, surface: &mut impl Surface) {
        let captions = &self.layout.captions;
        let seats = || Side::ALL.into_iter().filter_map(|side| Some((side, captions.seats[side]?)));
        for (side, seat) in seats() {
            surface.figurine(Figurine { side, kind: Kind::Man, size: Size::Icon }, seat.icon);
            if scene.to_move == Some(side) {
                self.marks.turn.put(surface, seat.icon);
            }
        }
        let status = self.status(scene, self.status_room(scene));
        let room = self.header_room(status.width(self));
        if matches!(scene.status, Status::Result(_)) && status.width(self) > 0.0 {
            self.draw_banner(status.width(self), surface);
        }
        status.draw(self, surface, captions.status, Reads::Rightward, Align::Middle);
        for (side, seat) in seats() {
            match captions.arrangement {
                Arrangement::Header => self.draw_header(scene, side, seat, room, surface),
                Arrangement::Corners { room } => self.draw_corner(scene, side, seat, room as f32, surface),
            }
        }
        self.draw_scores(scene, surface);
        let (middle, style) = self.layout.footer;
        let room = self.layout.width as f32 - 2.0 * AFTER_ICON;
        let footer = Run::of(Piece::Text(Line::fitted(self.fonts, style, &scene.footer, room), Ink::Caption));
        footer.draw(self, surface, middle, Reads::Rightward, Align::Middle);
    }

    /// What a result of `width` pixels is written on.
    fn draw_banner(&self, width: f32, surface: &mut impl Surface) {
        let Captions { status: Spot { x, y }, status_style, .. } = self.layout.captions;
        let half_height = 0.62 * f32::from(status_style.size);
        let reach = width / 2.0 + BANNER_MARGIN;
        let banner = Shape::Slab {
            low: Spot::new(x - reach, y - half_height),
            high: Spot::new(x + reach, y + half_height),
            corner: half_height,
        };
        surface.stamp(&Mask::new(&Coverage::of(&[banner], 1.0)), 0, 0, Ink::Last);
    }

    fn draw_scores(&self, scene: &Scene, surface: &mut impl Surface) {
        let captions = &self.layout.captions;
        for score in &captions.scores {
            for (side, spot) in score.icons {
                surface.figurine(Figurine { side, kind: Kind::Man, size: Size::Score }, spot);
            }
            let line = Line::fitted(self.fonts, captions.detail, &scene.scores[score.team], 100.0);
            let [_, (_, (x, y))] = score.icons;
            let away = captions.score_icon + AFTER_ICON / 2.0;
            let start = match score.reads {
                Reads::Rightward => Spot::new(x as f32 + away, y as f32),
                Reads::Leftward => Spot::new(x as f32 - away, y as f32),
            };
            Run::of(Piece::Taken(line, Ink::Caption)).draw(self, surface, start, score.reads, Align::Start);
        }
    }

    /// How wide the status may be.
    fn status_room(&self, scene: &Scene) -> f32 {
        let width = self.layout.width as f32;
        match self.layout.captions.arrangement {
            Arrangement::Header => {
                let widest = Side::TWO.map(|side| self.header_run(scene, side, f32::INFINITY).width(self));
                let longest = widest.into_iter().fold(0.0, f32::max).min(LEAST_SHARE * width);
                2.0 * (self.header_room(0.0) - longest)
            }
            Arrangement::Corners { .. } => SCORED_SHARE * width,
        }
    }

    /// How wide a player's words in the header may be beside a status of `status` pixels.
    fn header_room(&self, status: f32) -> f32 {
        let captions = &self.layout.captions;
        let start = captions.seats.0.iter().flatten().map(|seat| seat.icon.0).min().unwrap_or(0) as f32;
        (self.layout.width as f32 - status) / 2.0 - APART - start - captions.icon - AFTER_ICON
    }

    fn status(&self, scene: &Scene, room: f32) -> Run {
        let style = self.layout.captions.status_style;
        let (text, style, ink) = match &scene.status {
            Status::Turn(text) => (text, style, Ink::Secondary),
            Status::Result(text) => (text, Style { weight: Weight::Bold, ..style }, Ink::LastOutline),
        };
        let room = if matches!(scene.status, Status::Result(_)) { room - 2.0 * BANNER_MARGIN } else { room };
        Run::of(Piece::Text(Line::fitted(self.fonts, style, text, room), ink))
    }

    fn draw_header(&self, scene: &Scene, side: Side, seat: Seat, room: f32, surface: &mut impl Surface) {
        let start = self.beside(seat, 0.0);
        self.header_run(scene, side, room).draw(self, surface, start, seat.reads, Align::Start);
    }

    /// Name and details of `side` in at most `room` pixels: it is the name that is cut.
    fn header_run(&self, scene: &Scene, side: Side, room: f32) -> Run {
        let (caption, detail) = (&scene.captions[side], self.layout.captions.detail);
        let whole_name = self.name(caption, room, Ink::Caption).width(self);
        let beside = (DETAIL_SHARE * room).max(room - whole_name - detail.gap());
        let mut run = self.details(caption, side, detail, Ink::Secondary, beside);
        let left = room - run.width(self) - if run.pieces.is_empty() { 0.0 } else { run.gap };
        run.pieces.insert(0, self.name(caption, left, Ink::Caption));
        run
    }

    /// Name and details in one line if there is room, else in two.
    fn draw_corner(&self, scene: &Scene, side: Side, seat: Seat, room: f32, surface: &mut impl Surface) {
        let captions = &self.layout.captions;
        let room = room - 2.0 * captions.icon - AFTER_ICON;
        let mut details = self.details(&scene.captions[side], side, captions.detail, Ink::Label, room);
        let name = self.name(&scene.captions[side], room, Ink::Label);
        if name.width(self) + details.gap + details.width(self) <= room {
            details.pieces.insert(0, name);
            details.draw(self, surface, self.beside(seat, 0.0), seat.reads, Align::Start);
            return;
        }
        for (run, down) in [(Run::of(name), -HALF_LEADING), (details, HALF_LEADING)] {
            run.draw(self, surface, self.beside(seat, down), seat.reads, Align::Start);
        }
    }

    fn name(&self, caption: &Caption, room: f32, ink: Ink) -> Piece {
        Piece::Text(Line::fitted(self.fonts, self.layout.captions.name, &caption.name, room), ink)
    }

    /// Where the words beside the stone of `seat` begin, or end if they read leftward, `down` pixels
    /// below its middle.
    fn beside(&self, seat: Seat, down: f32) -> Spot {
        let (away, y) = (self.layout.captions.icon + AFTER_ICON, seat.icon.1 as f32 + down);
        match seat.reads {
            Reads::Rightward => Spot::new(seat.icon.0 as f32 + away, y),
            Reads::Leftward => Spot::new(seat.icon.0 as f32 - away, y),
        }
    }

    /// Everything but the name, as far as there is room, the most important first.
    fn details(&self, caption: &Caption, side: Side, style: Style, ink: Ink, room: f32) -> Run {
        let line = |text: &str| Line::fitted(self.fonts, style, text, f32::INFINITY);
        let mut run = Run { pieces: Vec::new(), gap: style.gap() };
        if !caption.men.is_empty() {
            run.add(Piece::Text(line(&caption.men), ink), room, self);
        }
        if !caption.taken.is_empty() {
            run.add(Piece::Taken(line(&caption.taken), ink), room, self);
        }
        if caption.priest_in_hand {
            run.add(Piece::Priest(side), room, self);
        }
        if !caption.note.is_empty() {
            run.add(Piece::Text(line(&caption.note), ink), room, self);
        }
        run
    }
}

/// Which part of a run lies on the spot it is drawn at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Align {
    Start,
    Middle,
}

impl Run {
    fn of(piece: Piece) -> Run {
        Run { pieces: vec![piece], gap: 0.0 }
    }

    /// Adds `piece` if the run then still fits into `room`.
    fn add(&mut self, piece: Piece, room: f32, tools: &Tools) {
        if self.width(tools) + self.gap + piece.width(tools) <= room {
            self.pieces.push(piece);
        }
    }

    fn width(&self, tools: &Tools) -> f32 {
        let gaps = self.gap * self.pieces.len().saturating_sub(1) as f32;
        self.pieces.iter().map(|piece| piece.width(tools)).sum::<f32>() + gaps
    }

    /// Draws the pieces side by side, the first at the start of the reading direction.
    fn draw(&self, tools: &Tools, surface: &mut impl Surface, at: Spot, reads: Reads, align: Align) {
        let width = self.width(tools);
        let mut x = match (align, reads) {
            (Align::Middle, _) => at.x - width / 2.0,
            (Align::Start, Reads::Rightward) => at.x,
            (Align::Start, Reads::Leftward) => at.x - width,
        };
        let in_order: Vec<&Piece> = match reads {
            Reads::Rightward => self.pieces.iter().collect(),
            Reads::Leftward => self.pieces.iter().rev().collect(),
        };
        for piece in in_order {
            piece.draw(tools, surface, x, at.y);
            x += piece.width(tools) + self.gap;
        }
    }
}

impl Piece {
    fn width(&self, tools: &Tools) -> f32 {
        match self {
            Piece::Text(line, _) => line.width,
            Piece::Taken(line, _) => tools.cross_width() + line.width,
            Piece::Priest(_) => 1.5 * tools.layout.captions.icon,
        }
    }

    /// Draws the piece from `x` on, with its middle at `y`.
    fn draw(&self, tools: &Tools, surface: &mut impl Surface, x: f32, y: f32) {
        let middle = |x: f32| (x.round() as i32, y.round() as i32);
        match self {
            Piece::Text(line, ink) => line.draw(surface, x, y, *ink),
            Piece::Taken(line, ink) => {
                tools.marks.small_cross.put(surface, middle(x + 0.45 * tools.layout.captions.icon));
                line.draw(surface, x + tools.cross_width(), y, *ink);
            }
            Piece::Priest(side) => {
                let figurine = Figurine { side: *side, kind: Kind::Priest, size: Size::Hand };
                surface.figurine(figurine, middle(x + self.width(tools) / 2.0));
            }
        }
    }
}

impl Tools<'_> {
    /// From the left of a small cross to the number behind it.
    fn cross_width(&self) -> f32 {
        1.1 * self.layout.captions.icon
    }
}

impl Style {
    /// Between two things in a line.
    fn gap(self) -> f32 {
        f32::from(self.size) * 0.4
    }
}

impl Line {
    fn draw(&self, surface: &mut impl Surface, x: f32, y: f32, ink: Ink) {
        for (x, y, mask) in self.glyphs(x, y) {
            surface.stamp(mask, x, y, ink);
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::{Rules, warriors::Seats};

    use super::*;
    use crate::{
        bench,
        draw::Marks,
        layout::Layout,
        paint::{Area, Mask},
        scene::Board,
        text::Fonts,
        theme::Theme,
    };

    /// Keeps where something was drawn instead of drawing it.
    #[derive(Default)]
    struct Recorder(Vec<Area>);

    impl Surface for Recorder {
        fn figurine(&mut self, _: Figurine, _: (i32, i32)) {}

        fn stamp(&mut self, mask: &Mask, x: i32, y: i32, ink: Ink) {
            if matches!(ink, Ink::Caption | Ink::Secondary | Ink::Label | Ink::Last) {
                self.0.push(mask.area.shifted(x, y));
            }
        }
    }

    const LONG: &str =
        "Wolfeschlegelsteinhausenbergerdorff senior of Philadelphia, Pennsylvania and elsewhere";

    fn scenes() -> Vec<Scene> {
        let boards = ["mosona", "kolowis", "mosona lozenges=2", "mosona lozenges=4", "kolowis lozenges=20"]
            .map(|rules| Board::of(&rules.parse::<Rules>().expect("rules")));
        let squares = [Seats::Two, Seats::Four].map(|seats| Board::Squares { seats });
        let [(_, sample), ..] = bench::mid_games();
        boards.into_iter().chain(squares).map(|board| Scene { board, ..sample.clone() }).collect()
    }

    /// Everything long at once, and each thing alone.
    fn lengthened(scene: &Scene) -> Vec<Scene> {
        let long = |names: bool, status: bool, footer: bool| {
            let mut scene = scene.clone();
            for caption in scene.captions.0.iter_mut().filter(|_| names) {
                caption.name = LONG.to_owned();
                caption.taken = "12".to_owned();
                caption.note = "1:23".to_owned();
                caption.priest_in_hand = true;
            }
            if status {
                scene.status = Status::Result(LONG.to_owned());
            }
            if footer {
                scene.footer = LONG.repeat(40);
            }
            scene
        };
        vec![
            long(true, false, false),
            long(false, true, false),
            long(false, false, true),
            long(true, true, true),
        ]
    }

    #[test]
    fn no_words_leave_the_picture_or_cover_the_board() {
        let fonts = Fonts::load();
        for scene in scenes().iter().flat_map(lengthened) {
            let layout = Layout::of(&scene.board, Side::South);
            let marks = Marks::new(&Theme::SLAB, &layout);
            let mut drawn = Recorder::default();
            Tools { layout: &layout, marks: &marks, fonts: &fonts }.draw_captions(&scene, &mut drawn);
            let board: Vec<Area> = layout.places.iter().map(|(_, spot)| layout.tile_at(*spot)).collect();
            for glyph in drawn.0.iter().filter(|area| !area.is_empty()) {
                assert_eq!(glyph.common(&layout.area()), *glyph, "{:?}", scene.board);
                assert!(!board.iter().any(|tile| tile.overlaps(glyph)), "{glyph:?} on {:?}", scene.board);
            }
        }
    }

    #[test]
    fn header_words_keep_apart() {
        let fonts = Fonts::load();
        for scene in scenes().iter().flat_map(lengthened) {
            let layout = Layout::of(&scene.board, Side::South);
            let tools = Tools { layout: &layout, marks: &Marks::new(&Theme::SLAB, &layout), fonts: &fonts };
            if layout.captions.arrangement != Arrangement::Header {
                continue;
            }
            // What is left of the width beside the status is what the runs may use.
            let status = tools.status(&scene, tools.status_room(&scene)).width(&tools);
            let room = tools.header_room(status);
            assert!(room > 100.0, "{room} on {:?}", scene.board);
            for side in Side::TWO {
                let width = tools.header_run(&scene, side, room).width(&tools);
                assert!(width <= room, "{width} in {room} on {:?}", scene.board);
            }
        }
    }
}
