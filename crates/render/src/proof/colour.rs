//! Colours as people see them: CIELAB, CIEDE2000, and three kinds of colour blindness.

use crate::theme::Colour;

/// How a colour is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Vision {
    Normal,
    Protanopia,
    Deuteranopia,
    Tritanopia,
    /// Lightness alone, as on a printed page.
    Grey,
}

impl Vision {
    pub(super) const ALL: [Vision; 5] =
        [Vision::Normal, Vision::Protanopia, Vision::Deuteranopia, Vision::Tritanopia, Vision::Grey];

    /// What linear red, green and blue become. Machado, Oliveira and Fernandes 2009, "A
    /// Physiologically-based Model for Simulation of Color Vision Deficiency", severity 1.0; grey by
    /// relative luminance.
    fn matrix(self) -> [[f64; 3]; 3] {
        match self {
            Vision::Normal => [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
            Vision::Protanopia => [
                [0.152286, 1.052583, -0.204868],
                [0.114503, 0.786281, 0.099216],
                [-0.003882, -0.048116, 1.051998],
            ],
            Vision::Deuteranopia => [
                [0.367322, 0.860646, -0.227968],
                [0.280085, 0.672501, 0.047413],
                [-0.011820, 0.042940, 0.968881],
            ],
            Vision::Tritanopia => [
                [1.255528, -0.076749, -0.178779],
                [-0.078411, 0.930809, 0.147602],
                [0.004733, 0.691367, 0.303900],
            ],
            Vision::Grey => [LUMINANCE; 3],
        }
    }

    fn sees(self, linear: [f64; 3]) -> [f64; 3] {
        self.matrix().map(|row| dot(row, linear).clamp(0.0, 1.0))
    }
}

/// Shares of linear red, green and blue in luminance (ITU-R BT.709).
const LUMINANCE: [f64; 3] = [0.2126, 0.7152, 0.0722];

fn dot(one: [f64; 3], other: [f64; 3]) -> f64 {
    one.into_iter().zip(other).map(|(a, b)| a * b).sum()
}

fn linear(colour: Colour) -> [f64; 3] {
    colour.map(|channel| {
        let share = f64::from(channel) / 255.0;
        if share <= 0.04045 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
    })
}

/// The contrast of two colours, 1 to 21 (Web Content Accessibility Guidelines 2.2, "contrast ratio").
pub(super) fn contrast(one: Colour, other: Colour) -> f64 {
    let luminance = [one, other].map(|colour| dot(LUMINANCE, linear(colour)) + 0.05);
    luminance[0].max(luminance[1]) / luminance[0].min(luminance[1])
}

/// How different two colours look to eyes of `vision`, by CIEDE2000: 1 is just noticeable.
pub(super) fn difference(one: Colour, other: Colour, vision: Vision) -> f64 {
    let [one, other] = [one, other].map(|colour| lab(vision.sees(linear(colour))));
    ciede2000(one, other)
}

/// CIELAB of linear sRGB under daylight, D65.
fn lab(linear: [f64; 3]) -> [f64; 3] {
    const XYZ: [[f64; 3]; 3] = [
        [0.4124564, 0.3575761, 0.1804375],
        [0.2126729, 0.7151522, 0.0721750],
        [0.0193339, 0.1191920, 0.9503041],
    ];
    const WHITE: [f64; 3] = [0.95047, 1.0, 1.08883];
    let part = |i: usize| {
        let share = dot(XYZ[i], linear) / WHITE[i];
        if share > 216.0 / 24389.0 { share.cbrt() } else { (24389.0 / 27.0 * share + 16.0) / 116.0 }
    };
    let [x, y, z] = [part(0), part(1), part(2)];
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// Sharma, Wu and Dalal 2005, "The CIEDE2000 Color-Difference Formula", equations 2 to 22.
fn ciede2000(one: [f64; 3], other: [f64; 3]) -> f64 {
    let chromas = [one, other].map(|[_, a, b]| a.hypot(b));
    let seventh = ((chromas[0] + chromas[1]) / 2.0).powi(7);
    let stretch = 1.5 - 0.5 * (seventh / (seventh + 25f64.powi(7))).sqrt();
    let polar = |[lightness, a, b]: [f64; 3]| {
        let a = stretch * a;
        (lightness, a.hypot(b), b.atan2(a).to_degrees().rem_euclid(360.0))
    };
    let ((l1, c1, h1), (l2, c2, h2)) = (polar(one), polar(other));
    let no_hue = c1 * c2 == 0.0;
    let turn = if no_hue { 0.0 } else { (h2 - h1 + 180.0).rem_euclid(360.0) - 180.0 };
    let hue = if no_hue { h1 + h2 } else { h1 + turn / 2.0 };
    let (lightness, chroma) = ((l1 + l2) / 2.0, (c1 + c2) / 2.0);
    let cos = |degrees: f64| degrees.to_radians().cos();
    let t = 1.0 - 0.17 * cos(hue - 30.0) + 0.24 * cos(2.0 * hue) + 0.32 * cos(3.0 * hue + 6.0)
        - 0.20 * cos(4.0 * hue - 63.0);
    let apart = (-((hue.rem_euclid(360.0) - 275.0) / 25.0).powi(2)).exp();
    let seventh = chroma.powi(7);
    let rotation = -(60.0 * apart).to_radians().sin() * 2.0 * (seventh / (seventh + 25f64.powi(7))).sqrt();
    let off = (lightness - 50.0).powi(2);
    let by_lightness = (l2 - l1) / (1.0 + 0.015 * off / (20.0 + off).sqrt());
    let by_chroma = (c2 - c1) / (1.0 + 0.045 * chroma);
    let by_hue = 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin() / (1.0 + 0.015 * chroma * t);
    (by_lightness.powi(2) + by_chroma.powi(2) + by_hue.powi(2) + rotation * by_chroma * by_hue).sqrt()
}

/// Pairs 1, 7, 13, 17, 20, 25 and 34 of the table that Sharma, Wu and Dalal give to check programs by.
#[test]
fn differences_are_those_of_the_table() {
    for (one, other, expected) in [
        ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
        ([50.0, 0.0, 0.0], [50.0, -1.0, 2.0], 2.3669),
        ([50.0, -0.0010, 2.4900], [50.0, 0.0009, -2.4900], 4.8045),
        ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
        ([50.0, 2.5, 0.0], [58.0, 24.0, 15.0], 19.4535),
        ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
        ([2.0776, 0.0795, -1.1350], [0.9033, -0.0636, -0.5514], 0.9082),
    ] {
        let found = ciede2000(one, other);
        assert!((found - expected).abs() < 5e-5, "{one:?} {other:?}: {found} is not {expected}");
        assert!((ciede2000(other, one) - expected).abs() < 5e-5, "{one:?} {other:?} turned round");
    }
}

#[test]
fn white_on_black_has_the_most_contrast() {
    assert!((contrast([255; 3], [0; 3]) - 21.0).abs() < 1e-9);
    assert_eq!(contrast([119; 3], [119; 3]), 1.0);
    // Red and green that only differ in hue: one to the colour blind, not to others.
    let (red, green) = ([0xA0, 0x60, 0x20], [0x74, 0x74, 0x20]);
    let seen = |vision| difference(red, green, vision);
    assert!(seen(Vision::Deuteranopia) < 0.5 * seen(Vision::Normal));
}
