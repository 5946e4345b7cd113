//! The board without men: card, slab, lines, points. Labels are text and come later.

use super::{Area, Canvas, Shape, Spot, coverage};
use crate::{
    layout::{Figure, Layout},
    theme::{Bevel, Colour, Groove, Theme},
};

/// Radius of the slab's corners.
const CORNER: f32 = 22.0;
/// Width of the slab's lit and shaded edge.
const EDGE: f32 = 2.5;
/// How far right of and below a groove its lit edge shows. In eighths, so that sums are exact and equal
/// lines are painted equal wherever they lie.
const LIT: (f32, f32) = (0.375, 1.625);
/// Of a bar beside a home.
const HOME_RIM: i32 = 2;
/// One fleck in so many pixels.
const FLECK_AREA: usize = 2600;

/// Paints the board of `layout`. Flecks keep out of `clear`, so that the ground below men is the
/// same wherever the lines are.
pub(crate) fn paint_ground(theme: &Theme, layout: &Layout, clear: &[Area]) -> Canvas {
    let mut canvas = Canvas::new(layout.width, layout.height, theme.card);
    paint_slab(&mut canvas, theme, layout.slab);
    if let Some(colours) = theme.flecks {
        paint_flecks(&mut canvas, colours, layout.slab, clear);
    }
    paint_figure(&mut canvas, theme, &layout.figure);
    canvas
}

fn paint_slab(canvas: &mut Canvas, theme: &Theme, slab: Area) {
    let (low, high) = (Spot::from((slab.left, slab.top)), Spot::from((slab.right, slab.bottom)));
    let shape = Shape::Slab { low, high, corner: CORNER };
    canvas.fill(&shape, theme.board);
    let Some(edge) = theme.edge else { return };
    canvas.shade(slab, |at| {
        let distance = shape.distance(at);
        if distance < -EDGE - 1.0 { (theme.board, 0.0) } else { edge_at(edge, &shape, distance, at) }
    });
}

/// The slab's edge: light where it looks up, dark where it looks down.
fn edge_at(edge: Bevel, slab: &Shape, distance: f32, at: Spot) -> (Colour, f32) {
    // The slope of the distance is the direction in which the edge looks.
    let right = slab.distance(at.shifted(0.5, 0.0)) - slab.distance(at.shifted(-0.5, 0.0));
    let down = slab.distance(at.shifted(0.0, 0.5)) - slab.distance(at.shifted(0.0, -0.5));
    let facing = -0.35 * right - 0.94 * down;
    let opacity = facing.abs() * coverage(-EDGE - distance) * coverage(distance);
    (if facing > 0.0 { edge.light } else { edge.dark }, opacity)
}

fn paint_flecks(canvas: &mut Canvas, colours: [Colour; 2], slab: Area, clear: &[Area]) {
    let mut random = Random(0x5EED);
    for _ in 0..slab.width() * slab.height() / FLECK_AREA {
        let x = slab.left as f32 + random.next() * slab.width() as f32;
        let y = slab.top as f32 + random.next() * slab.height() as f32;
        let radius = 0.8 + 1.6 * random.next() * random.next();
        let colour = colours[usize::from(random.next() > 0.5)];
        let fleck = Shape::disc(Spot::new(x, y), radius);
        let bounds = fleck.bounds(0.0);
        let inside = bounds.common(&slab.grown(-(EDGE as i32) - 2)) == bounds;
        if inside && !clear.iter().any(|area| area.overlaps(&bounds)) {
            canvas.fill(&fleck, colour);
        }
    }
}

fn paint_figure(canvas: &mut Canvas, theme: &Theme, figure: &Figure) {
    for area in &figure.tinted {
        canvas.shade(*area, |_| (theme.tint, 1.0));
    }
    let diagonal = |(from, to): &(Spot, Spot)| Shape::segment(*from, *to, figure.diagonal_width / 2.0);
    let line = |spots: &Vec<Spot>| Shape::Path { spots: spots.clone(), half: figure.line_width / 2.0 };
    let dot = |spot: &Spot| Shape::disc(*spot, figure.dot_radius);
    carve(canvas, theme.diagonal, figure.diagonals.iter().map(diagonal).collect());
    carve_bars(canvas, theme.line, &figure.bars);
    for (side, area) in &figure.homes {
        canvas.shade(*area, |_| (theme.stones[*side].rim, 1.0));
        canvas.shade(area.grown(-HOME_RIM), |_| (theme.stones[*side].face, 1.0));
    }
    carve(canvas, theme.line, figure.lines.iter().map(line).collect());
    carve(canvas, theme.dot, figure.dots.iter().map(dot).collect());
}

/// Cuts grooves: first all lit edges, which show only below and right of the grooves.
fn carve(canvas: &mut Canvas, groove: Groove, shapes: Vec<Shape>) {
    if let Some(edge) = groove.edge {
        for shape in &shapes {
            let (dx, dy) = LIT;
            let bounds = shape.bounds(dy);
            canvas.shade(bounds, |at| (edge, coverage(shape.distance(at.shifted(-dx, -dy)))));
        }
    }
    for shape in &shapes {
        canvas.fill(shape, groove.ground);
    }
}

fn carve_bars(canvas: &mut Canvas, groove: Groove, bars: &[Area]) {
    if let Some(edge) = groove.edge {
        for bar in bars.iter().filter(|bar| bar.width() > bar.height()) {
            canvas.shade(Area { top: bar.bottom, bottom: bar.bottom + 1, ..*bar }, |_| (edge, 1.0));
            canvas.shade(Area { top: bar.bottom + 1, bottom: bar.bottom + 2, ..*bar }, |_| (edge, 0.5));
        }
    }
    for bar in bars {
        canvas.shade(*bar, |_| (groove.ground, 1.0));
    }
}

/// Numbers in `0.0..1.0`, the same every time: the generator of Numerical Recipes, which is random
/// enough for grains of sand.
struct Random(u32);

impl Random {
    fn next(&mut self) -> f32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 8) as f32 / 16_777_216.0
    }
}
