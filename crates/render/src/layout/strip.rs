//! The lozenge strip, for any number of lozenges.
//!
//! Every measure is a straight line through two columns that were drawn by hand: the strip of sixteen
//! lozenges, 33 pixels a column, and the strip of eight, 62 pixels a column.

use rules::{
    BySide, Side,
    strip::{Board, Ends, Lozenges, Point, Row, Rules},
};

use super::{Arrangement, Captions, Figure, Label, Layout, Place, Reads, Seat, View, by_number};
use crate::{
    paint::{Area, Spot},
    scene::{Kind, Location},
    text::Style,
};

/// The widest picture. Shorter strips than six lozenges have narrower ones, down to [`LEAST_WIDTH`],
/// which names still need.
const WIDTH: i32 = 1200;
const LEAST_WIDTH: i32 = 800;
/// Pixels a column of the shortest strips.
const MOST_UNIT: i32 = 80;
/// From the card's edge to the slab's.
const INSET: i32 = 16;

/// The measures for one width of column.
struct Measures {
    /// Pixels from one column to the next: half a lozenge.
    unit: i32,
}

impl Measures {
    fn of(lozenges: i32) -> Measures {
        Measures { unit: (1124 / (2 * lozenges + 2)).min(MOST_UNIT) }
    }

    /// What is `sixteen` for 33 and `eight` for 62 pixels a column.
    fn real(&self, sixteen: f32, eight: f32) -> f32 {
        sixteen + (eight - sixteen) * (self.unit - 33) as f32 / 29.0
    }

    fn whole(&self, sixteen: i32, eight: i32) -> i32 {
        (self.real(sixteen as f32, eight as f32) + 0.5).floor() as i32
    }

    /// A size of text, never below what can be read in a chat on a phone.
    fn text(&self, sixteen: i32, eight: i32) -> u16 {
        self.whole(sixteen, eight).max(27) as u16
    }
}

/// A strip in the making.
struct Strip {
    board: &'static Board,
    view: View,
    measures: Measures,
    columns: i32,
    width: i32,
    /// The middle of the middle row.
    middle: (i32, i32),
    /// From row to row.
    step: i32,
}

pub(super) fn layout(lozenges: Lozenges, outer_lines: bool, ends: Ends, bottom: Side) -> Layout {
    // West and East sit with their partners, where nobody else does.
    let bottom = bottom.team().side();
    // The other options do not show.
    let board = Board::of(&Rules { lozenges, outer_lines, ends, ..Rules::MOSONA });
    let columns = 2 * i32::from(lozenges.get()) + 1;
    let measures = Measures::of(i32::from(lozenges.get()));
    let natural = (columns - 1) * measures.unit + 2 * (measures.unit + 42);
    let width = if measures.unit < MOST_UNIT { WIDTH } else { natural.clamp(LEAST_WIDTH, WIDTH) };
    let middle = (width / 2, measures.whole(249, 312));
    let step = measures.whole(92, 122);
    Strip { board, view: View::from(bottom), measures, columns, width, middle, step }.layout()
}

impl Strip {
    fn layout(&self) -> Layout {
        let m = &self.measures;
        let radius = m.whole(27, 43);
        let height = m.whole(500, 630);
        let top = m.whole(72, 82);
        let slab = Area::new(INSET, top, self.width - INSET, 2 * self.middle.1 - top);
        let places: Vec<_> =
            self.board.points().iter().map(|point| (Location::Point(point), self.spot(point))).collect();
        Layout {
            width: self.width,
            height,
            slab,
            figure: self.figure(radius),
            pitch: 2 * m.unit,
            radius: radius as f32,
            tile: (m.unit.min(radius * 6 / 5), radius * 5 / 4 + 1),
            spots: by_number(&places),
            places,
            kinds: &[Kind::Man],
            labels: self.labels(radius),
            captions: self.captions(),
            footer: (
                Spot::new(self.width as f32 / 2.0, (slab.bottom + height) as f32 / 2.0),
                Style::bold(m.text(29, 34)),
            ),
        }
    }

    fn spot(&self, point: Point) -> (i32, i32) {
        let east = (i32::from(point.column()) - (self.columns + 1) / 2) * self.measures.unit;
        let north = match point.row() {
            Row::A => -self.step,
            Row::B => 0,
            Row::C => self.step,
        };
        let (x, y) = self.view.turn(east, north);
        (self.middle.0 + x, self.middle.1 + y)
    }

    fn figure(&self, radius: i32) -> Figure {
        Figure {
            lines: self.board.edges().iter().map(|(from, to)| self.line(*from, *to)).collect(),
            line_width: self.measures.real(4.6, 5.75),
            dots: self.board.points().iter().map(|point| self.spot(point).into()).collect(),
            dot_radius: 0.27 * radius as f32,
            ..Figure::default()
        }
    }

    /// The line between two points: a curve where it belongs to a jump line around the end.
    fn line(&self, from: Point, to: Point) -> Vec<Spot> {
        let (end, outer) = if self.board.is_end(from) { (from, to) } else { (to, from) };
        let around = self.board.is_end(end) && outer.row() != Row::B;
        let (from, to): (Spot, Spot) = (self.spot(end).into(), self.spot(outer).into());
        // A curve leaves the end upright. It meets the outer row level if leaps go on along that row.
        match self.board.ends() {
            Ends::Upright if around => curve(from, Spot::new(from.x, (from.y + to.y) / 2.0), to),
            Ends::Curved if around => curve(from, Spot::new(from.x, to.y), to),
            _ => vec![from, to],
        }
    }

    /// Odd columns above the board, where they stand in the gaps of the upper row, even ones below;
    /// rows at both ends.
    fn labels(&self, radius: i32) -> Vec<Label> {
        let m = &self.measures;
        let (ruler, row) = (Style::semi_bold(m.text(27, 31)), Style::semi_bold(m.text(31, 36)));
        let away = self.step + m.whole(53, 73);
        let column = |point: Point, y: i32| {
            let middle = Spot::from((self.spot(point).0, self.middle.1 + y));
            Label { text: point.column().to_string(), middle, style: ruler }
        };
        let points = || self.board.points().iter();
        let above = points().filter(|point| point.row() == Row::B).map(|point| column(point, -away));
        let below = points().filter(|point| point.row() == Row::A).map(|point| column(point, away));
        let first = self.width / 2 - (self.columns - 1) / 2 * m.unit;
        // Between the slab's edge and the first man with his ring, but never far from him.
        let man = (first - radius) as f32;
        let beside = (0.56 * INSET as f32 + 0.44 * man).max(man - 48.0);
        let rows = points().filter(|point| (1..=2).contains(&point.column())).flat_map(|point| {
            let y = self.spot(point).1 as f32;
            [beside, self.width as f32 - beside].map(|x| Label {
                text: point.row().letter().to_string(),
                middle: Spot::new(x, y),
                style: row,
            })
        });
        above.chain(below).chain(rows).collect()
    }

    fn captions(&self) -> Captions {
        let m = &self.measures;
        let (y, icon) = (m.whole(43, 52), m.real(16.5, 19.5));
        let inset = INSET + 14 + icon as i32 + 1;
        let seat = |side| match self.view.place(side) {
            Place::Top | Place::Left => Seat { icon: (inset, y), reads: Reads::Rightward },
            Place::Bottom | Place::Right => Seat { icon: (self.width - inset, y), reads: Reads::Leftward },
        };
        Captions {
            seats: BySide(Side::ALL.map(|side| Side::TWO.contains(&side).then(|| seat(side)))),
            status: Spot::new(self.width as f32 / 2.0, y as f32),
            status_style: Style::semi_bold(m.text(29, 34)),
            icon,
            name: Style::bold(m.text(32, 38)),
            detail: Style::semi_bold(m.text(32, 38)),
            scores: Vec::new(),
            score_icon: 0.0,
            arrangement: Arrangement::Header,
        }
    }
}

/// A quadratic curve as a row of short lines.
fn curve(from: Spot, control: Spot, to: Spot) -> Vec<Spot> {
    const PARTS: u8 = 24;
    let at = |part| {
        let share = f32::from(part) / f32::from(PARTS);
        from.toward(control, share).toward(control.toward(to, share), share)
    };
    (0..=PARTS).map(at).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_columns_drawn_by_hand_are_met() {
        let of = |n| layout(Lozenges::new(n).expect("even"), n == 16, Ends::Straight, Side::South);
        let spot = |layout: &Layout, name: &str| {
            let point: Point = name.parse().expect("point");
            layout.spots[point.index()].expect("on the board")
        };
        let (eight, sixteen) = (of(8), of(16));
        assert_eq!((eight.width, eight.height, eight.radius), (1200, 630, 43.0));
        assert_eq!((spot(&eight, "b1"), spot(&eight, "a2")), ((104, 312), (166, 434)));
        assert_eq!((sixteen.width, sixteen.height, sixteen.radius), (1200, 500, 27.0));
        assert_eq!((spot(&sixteen, "b1"), spot(&sixteen, "c2")), ((72, 249), (105, 157)));
    }

    #[test]
    fn no_stone_overlaps_another_or_leaves_the_slab() {
        for lozenges in Lozenges::all() {
            for bottom in Side::TWO {
                let layout = layout(lozenges, false, Ends::Straight, bottom);
                let tiles: Vec<Area> =
                    layout.spots.iter().flatten().map(|spot| layout.tile_at(*spot)).collect();
                let spots: Vec<Spot> = layout.spots.iter().flatten().map(|spot| Spot::from(*spot)).collect();
                for (i, spot) in spots.iter().enumerate() {
                    assert_eq!(tiles[i].common(&layout.slab), tiles[i], "n = {lozenges}");
                    for other in &spots[..i] {
                        assert!(spot.distance(*other) > 2.0 * layout.radius + 3.0, "n = {lozenges}");
                    }
                }
            }
        }
    }
}
