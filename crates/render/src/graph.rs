//! How a game went, as a curve: the one picture here that shows no board.

use image::GrayImage;

use crate::{
    encode,
    frame::Frame,
    paint::{Canvas, Shape, Spot},
    palette::Palette,
    picture::Picture,
    text::{Fonts, Line, Style},
    theme::{Colour, Theme},
};

/// What is drawn: above the middle the first team is ahead, below it the second.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Graph {
    /// In hundredths of a man, the start first. What goes beyond [`Graph::MOST`] is drawn there.
    pub scores: Vec<i32>,
    /// Numbers of scores that are marked, by 1, 2, 3 …
    pub marks: Vec<usize>,
    /// Numbers of scores with a text below.
    pub ticks: Vec<(usize, String)>,
    /// Who is ahead in the upper and in the lower half.
    pub above: String,
    pub below: String,
}

impl Graph {
    /// More than so much is shown as so much: a game that is won.
    pub const MOST: i32 = 800;
    /// At least so much is shown, so that little looks like little.
    const LEAST: i32 = 200;

    /// What the upper edge stands for: whole men.
    fn reach(&self) -> i32 {
        let most = self.scores.iter().map(|score| score.saturating_abs()).max().unwrap_or(0);
        (most.clamp(Graph::LEAST, Graph::MOST) + 99) / 100 * 100
    }
}

const WIDTH: i32 = 1000;
const HEIGHT: i32 = 500;
/// The field of the curve.
const LEFT: f32 = 64.0;
const RIGHT: f32 = 976.0;
const TOP: f32 = 56.0;
const BOTTOM: f32 = 404.0;
/// From the field's edge to the curve's first and last spot.
const MARGIN: f32 = 24.0;
/// The middles of the lines of text.
const ABOVE: f32 = 30.0;
const TICKS: f32 = 424.0;
const BELOW: f32 = 470.0;

const WORDS: Style = Style::semi_bold(34);
const NUMBERS: Style = Style::semi_bold(26);
const MARKS: Style = Style::bold(24);

/// The picture of `graph`.
pub(crate) fn picture(graph: &Graph, theme: &Theme, palette: &Palette, fonts: &Fonts) -> Picture {
    let canvas = Canvas::new(WIDTH, HEIGHT, theme.card);
    let mut plot = Plot { graph, theme, fonts, canvas };
    plot.draw();
    let indices = palette.indices(plot.canvas.colours());
    let (width, height) = (WIDTH.unsigned_abs(), HEIGHT.unsigned_abs());
    let indices = GrayImage::from_raw(width, height, indices).expect("a byte for each pixel");
    let frame = Frame { indices, palette: palette.colours().to_vec(), pitch: 1 };
    Picture::new(encode::png(&frame), width, height)
}

struct Plot<'a> {
    graph: &'a Graph,
    theme: &'a Theme,
    fonts: &'a Fonts,
    canvas: Canvas,
}

/// Where a text begins or ends.
#[derive(Clone, Copy)]
enum At {
    Left(f32),
    Middle(f32),
    Right(f32),
}

impl Plot<'_> {
    fn draw(&mut self) {
        let field = Shape::Slab { low: Spot::new(LEFT, TOP), high: Spot::new(RIGHT, BOTTOM), corner: 10.0 };
        self.canvas.fill(&field, self.theme.board);
        self.draw_men();
        self.draw_ticks();
        self.draw_curve();
        let (above, below) = (&self.graph.above, &self.graph.below);
        self.write(above, WORDS, At::Left(LEFT), ABOVE, self.theme.caption);
        self.write(below, WORDS, At::Left(LEFT), BELOW, self.theme.caption);
    }

    /// A line for each man, or for each second one where there would be many.
    fn draw_men(&mut self) {
        let reach = self.graph.reach();
        let step = if reach > 400 { 200 } else { 100 };
        for score in (-reach..=reach).filter(|score| score % step == 0) {
            let y = self.y(score);
            let half = if score == 0 { 2.0 } else { 0.75 };
            let line = Shape::segment(Spot::new(LEFT + 2.0, y), Spot::new(RIGHT - 2.0, y), half);
            self.canvas.fill(&line, self.theme.diagonal.ground);
            self.write(
                &(score.abs() / 100).to_string(),
                NUMBERS,
                At::Right(LEFT - 10.0),
                y,
                self.theme.secondary,
            );
        }
    }

    fn draw_ticks(&mut self) {
        for (number, text) in &self.graph.ticks {
            let x = self.x(*number);
            let line = Shape::segment(Spot::new(x, BOTTOM - 8.0), Spot::new(x, BOTTOM), 1.5);
            self.canvas.fill(&line, self.theme.label);
            self.write(text, NUMBERS, At::Middle(x), TICKS, self.theme.secondary);
        }
    }

    fn draw_curve(&mut self) {
        let spots: Vec<Spot> = (0..self.graph.scores.len()).map(|number| self.spot(number)).collect();
        for pair in spots.windows(2) {
            self.canvas.fill(&Shape::segment(pair[0], pair[1], 3.0), self.theme.label);
        }
        if let [only] = spots[..] {
            self.canvas.fill(&Shape::disc(only, 5.0), self.theme.label);
        }
        let marks = self.graph.marks.iter().filter(|&&number| number < spots.len());
        for (count, &number) in (1..).zip(marks) {
            let spot = spots[number];
            self.canvas.fill(&Shape::disc(spot, 17.0), self.theme.taken.outline);
            self.canvas.fill(&Shape::disc(spot, 14.5), self.theme.taken.ink);
            let text: i32 = count;
            self.write(&text.to_string(), MARKS, At::Middle(spot.x), spot.y, self.theme.taken.outline);
        }
    }

    fn spot(&self, number: usize) -> Spot {
        Spot::new(self.x(number), self.y(self.graph.scores[number]))
    }

    fn x(&self, number: usize) -> f32 {
        let last = self.graph.scores.len().saturating_sub(1).max(1);
        LEFT + MARGIN + (RIGHT - LEFT - 2.0 * MARGIN) * number as f32 / last as f32
    }

    fn y(&self, score: i32) -> f32 {
        let reach = self.graph.reach();
        let (middle, half) = ((TOP + BOTTOM) / 2.0, (BOTTOM - TOP) / 2.0 - MARGIN);
        middle - half * score.clamp(-reach, reach) as f32 / reach as f32
    }

    fn write(&mut self, text: &str, style: Style, at: At, y: f32, colour: Colour) {
        let line = Line::fitted(self.fonts, style, text, RIGHT - LEFT);
        let start = match at {
            At::Left(x) => x,
            At::Middle(x) => x - line.width / 2.0,
            At::Right(x) => x - line.width,
        };
        for (x, y, mask) in line.glyphs(start, y) {
            self.canvas.stamp(mask, x, y, colour);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn graph(scores: &[i32]) -> Graph {
        let (marks, ticks) = (Vec::new(), Vec::new());
        Graph { scores: scores.to_vec(), marks, ticks, above: String::new(), below: String::new() }
    }

    #[test]
    fn a_graph_reaches_as_far_as_its_game_went_and_not_to_a_forced_win() {
        assert_eq!(graph(&[]).reach(), 200);
        assert_eq!(graph(&[0, -50]).reach(), 200);
        assert_eq!(graph(&[0, 310]).reach(), 400);
        assert_eq!(graph(&[0, -30_000]).reach(), 800);
        assert_eq!(graph(&[i32::MIN, i32::MAX]).reach(), 800);
    }
}
