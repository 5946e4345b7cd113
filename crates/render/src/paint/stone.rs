//! A man: shadow, rim, bevel, face, and the sign that tells its side without colour.

use super::{Canvas, Shape, Spot, coverage};
use crate::theme::{Bevel, Colour, Shadow, Sign, Stone};

/// Width of the rim, of the radius.
const RIM: f32 = 0.086;
/// Radius of the flat face within the bevel, of the radius.
const FACE: f32 = 0.75;
/// Where the light comes from: from above, a little from the left. A unit vector.
const LIGHT: Spot = Spot::new(-0.6, -0.8);

/// Paints a man of `stone` with its middle on `centre`. Only the shadow reaches beyond `radius`.
pub(crate) fn paint_stone(
    canvas: &mut Canvas,
    stone: &Stone,
    shadow: Option<Shadow>,
    centre: Spot,
    radius: f32,
) {
    if let Some(shadow) = shadow {
        paint_shadow(canvas, shadow, centre, radius);
    }
    canvas.fill(&Shape::disc(centre, radius), stone.rim);
    let inner = Shape::disc(centre, radius * (1.0 - RIM));
    match stone.bevel {
        None => canvas.fill(&inner, stone.face),
        Some(bevel) => {
            canvas.shade(inner.bounds(0.0), |at| {
                (bevelled(stone.face, bevel, at, centre), coverage(inner.distance(at)))
            });
            canvas.fill(&Shape::disc(centre, radius * FACE), stone.face);
        }
    }
    for shape in sign_shapes(stone.sign, centre, radius) {
        canvas.fill(&shape, stone.sign_ink);
    }
}

/// The bevel's colour at `at`: light where it looks toward the light, dark where it looks away.
fn bevelled(face: Colour, bevel: Bevel, at: Spot, centre: Spot) -> Colour {
    let distance = at.distance(centre).max(1.0);
    let facing = ((at.x - centre.x) * LIGHT.x + (at.y - centre.y) * LIGHT.y) / distance;
    let edge = if facing > 0.0 { bevel.light } else { bevel.dark };
    mix(face, edge, facing.abs())
}

fn paint_shadow(canvas: &mut Canvas, shadow: Shadow, centre: Spot, radius: f32) {
    let below = Shape::disc(centre.shifted(0.05 * radius, 0.13 * radius), radius);
    let soft = 0.11 * radius;
    canvas.shade(below.bounds(soft), |at| {
        let depth = ((soft - below.distance(at)) / (2.0 * soft)).clamp(0.0, 1.0);
        (shadow.colour, shadow.opacity * depth * depth * (3.0 - 2.0 * depth))
    });
}

/// The sign of a stone of `radius` as shapes to be filled.
pub(crate) fn sign_shapes(sign: Sign, centre: Spot, radius: f32) -> Vec<Shape> {
    match sign {
        Sign::Plain => Vec::new(),
        Sign::Hole => vec![Shape::disc(centre, 0.17 * radius)],
        Sign::Ring => vec![Shape::ring(centre, 0.22 * radius, 0.055 * radius)],
        Sign::Plus => {
            let (arm, half) = (0.34 * radius, 0.07 * radius);
            vec![
                Shape::segment(centre.shifted(-arm, 0.0), centre.shifted(arm, 0.0), half),
                Shape::segment(centre.shifted(0.0, -arm), centre.shifted(0.0, arm), half),
            ]
        }
        Sign::Diamond => {
            let half = 0.33 * radius;
            let (left, right) = (centre.shifted(-half, 0.0), centre.shifted(half, 0.0));
            [-half, half].map(|dy| Shape::Triangle([left, right, centre.shifted(0.0, dy)])).to_vec()
        }
    }
}

fn mix(from: Colour, to: Colour, share: f32) -> Colour {
    let channel = |i: usize| f32::from(from[i]) + (f32::from(to[i]) - f32::from(from[i])) * share;
    [0, 1, 2].map(|i| (channel(i) + 0.5) as u8)
}
