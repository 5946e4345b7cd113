//! One palette for a theme, and the tables that mix within it.

use std::collections::HashMap;

use crate::{
    paint::DEGREES,
    theme::{Colour, Ink, Theme},
};

/// Colours of a palette at most; [`TRANSPARENT`] stays free.
const MOST: usize = 255;
/// The index that stays free.
pub(crate) const TRANSPARENT: u8 = 255;
/// Rounds in which the free colours move to the middle of what they stand for.
const ROUNDS: usize = 3;

/// The colours of a theme's pictures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Palette {
    colours: Vec<Colour>,
}

impl Palette {
    /// The palette that stands best for `counts`, how often each colour occurs: the `fixed` colours
    /// as they are, then always the colour that is worst off, finally all but the fixed ones moved to
    /// the mean of those they stand for. Rare colours count for more than their share, since what is
    /// seen of a bevel or a letter are its few pixels of edge.
    pub(crate) fn choose(fixed: &[Colour], counts: &HashMap<Colour, u32>) -> Palette {
        let mut colours: Vec<Colour> = Vec::with_capacity(MOST);
        for colour in fixed {
            if !colours.contains(colour) {
                colours.push(*colour);
            }
        }
        let kept = colours.len();
        let mut samples: Vec<Sample> =
            counts.iter().map(|(colour, count)| Sample::new(*colour, *count)).collect();
        samples.sort_by_key(|sample| sample.colour); // a hash map has no order
        for colour in &colours {
            Sample::approach(&mut samples, *colour);
        }
        while colours.len() < MOST {
            let worst = samples.iter().max_by_key(|sample| sample.error());
            let Some(worst) = worst.filter(|sample| sample.error() > 0).map(|sample| sample.colour) else {
                break;
            };
            colours.push(worst);
            Sample::approach(&mut samples, worst);
        }
        let mut palette = Palette { colours };
        for _ in 0..ROUNDS {
            palette.settle(kept, &samples);
        }
        palette
    }

    pub(crate) fn colours(&self) -> &[Colour] {
        &self.colours
    }

    /// The index of the colour nearest to `colour`, the first of several.
    pub(crate) fn nearest(&self, colour: Colour) -> u8 {
        // Difference and index in one number: a loop without branches, which compilers make wide.
        let key = |(index, known): (u32, &Colour)| difference(*known, colour) << 8 | index;
        (0..).zip(&self.colours).map(key).fold(u32::MAX, u32::min) as u8
    }

    /// Each colour's nearest index.
    pub(crate) fn indices(&self, colours: impl Iterator<Item = Colour>) -> Vec<u8> {
        let mut known: HashMap<Colour, u8> = HashMap::new();
        let mut last = ([0; 3], self.nearest([0; 3]));
        let index = |colour: Colour| {
            if colour != last.0 {
                last = (colour, *known.entry(colour).or_insert_with(|| self.nearest(colour)));
            }
            last.1
        };
        colours.map(index).collect()
    }

    /// Moves the colours from `kept` on to the mean of their samples.
    fn settle(&mut self, kept: usize, samples: &[Sample]) {
        let mut sums = vec![([0u64; 3], 0u64); self.colours.len()];
        for sample in samples {
            let (sum, weight) = &mut sums[usize::from(self.nearest(sample.colour))];
            for (total, channel) in sum.iter_mut().zip(sample.colour) {
                *total += sample.weight * u64::from(channel);
            }
            *weight += sample.weight;
        }
        for (colour, (sum, weight)) in self.colours.iter_mut().zip(sums).skip(kept) {
            if weight > 0 {
                *colour = sum.map(|total| ((total + weight / 2) / weight) as u8);
            }
        }
    }
}

/// A colour that occurs.
struct Sample {
    colour: Colour,
    weight: u64,
    /// Difference to the nearest colour chosen so far.
    off: u64,
}

impl Sample {
    fn new(colour: Colour, count: u32) -> Sample {
        Sample { colour, weight: u64::from(count.isqrt() * count.isqrt().isqrt() + 1), off: u64::MAX >> 32 }
    }

    fn error(&self) -> u64 {
        self.weight * self.off
    }

    fn approach(samples: &mut [Sample], chosen: Colour) {
        for sample in samples {
            sample.off = sample.off.min(difference(sample.colour, chosen).into());
        }
    }
}

/// How different two colours look: squares weighted roughly as the eye weighs red, green and blue.
fn difference(one: Colour, other: Colour) -> u32 {
    let square = |i: usize| {
        let off = i32::from(one[i]) - i32::from(other[i]);
        off * off
    };
    (2 * square(0) + 4 * square(1) + 3 * square(2)) as u32
}

/// How many shades soften an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Edges {
    /// Every degree of coverage its own.
    Fine,
    /// Every second one, for moving pictures, whose files are 8 % smaller then.
    Coarse,
}

impl Edges {
    /// The degree that is drawn for `degree`.
    fn degree(self, degree: usize) -> usize {
        match self {
            Edges::Coarse if degree % 2 == 1 && degree < DEGREES / 2 => degree + 1,
            Edges::Coarse if degree % 2 == 1 => degree - 1,
            Edges::Coarse | Edges::Fine => degree,
        }
    }
}

/// For each ink, each degree of coverage and each index below, the index of the mixture.
pub(crate) struct Blend {
    tables: Vec<Table>,
    /// The index of each ink.
    inks: Vec<u8>,
}

/// By degree and index, the degrees filled up to a power of two, so that no place is out of bounds.
type Table = Box<[u8; DEGREES.next_power_of_two() << 8]>;

impl Blend {
    /// A table of 4 KB for each ink.
    pub(crate) fn new(theme: &Theme, palette: &Palette, edges: Edges) -> Blend {
        let table = |ink: Ink| {
            let mut table = Table::new([0; _]);
            for degree in 0..DEGREES {
                let mixed = (0..256).map(|below| {
                    let below = palette.colours.get(below).copied().unwrap_or_default();
                    mix(below, theme.ink(ink), edges.degree(degree))
                });
                table[degree << 8..][..256].copy_from_slice(&palette.indices(mixed));
            }
            table
        };
        Blend {
            tables: Ink::ALL.map(table).into(),
            inks: Ink::ALL.map(|ink| palette.nearest(theme.ink(ink))).into(),
        }
    }

    /// Lays `ink` over `pixels`, over each by its degree of coverage. Degree 0 leaves a pixel as it is.
    pub(crate) fn over(&self, pixels: &mut [u8], ink: Ink, degrees: &[u8]) {
        let table = &self.tables[ink.index()];
        for (pixel, degree) in pixels.iter_mut().zip(degrees) {
            *pixel = table[(usize::from(*degree) << 8 | usize::from(*pixel)) % table.len()];
        }
    }

    /// Memory held, in bytes.
    pub(crate) fn bytes(&self) -> usize {
        self.tables.iter().map(|table| table.len()).sum()
    }

    /// The index of `ink` itself.
    pub(crate) fn index(&self, ink: Ink) -> u8 {
        self.inks[ink.index()]
    }
}

impl std::fmt::Debug for Blend {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Blend({} inks)", self.inks.len())
    }
}

fn mix(below: Colour, ink: Colour, degree: usize) -> Colour {
    let most = DEGREES - 1;
    [0, 1, 2].map(|i| {
        ((usize::from(below[i]) * (most - degree) + usize::from(ink[i]) * degree + most / 2) / most) as u8
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_colours_are_kept_as_they_are() {
        let counts = HashMap::from([([9, 8, 7], 5), ([200, 0, 0], 1), ([9, 8, 8], 2)]);
        let palette = Palette::choose(&[[1, 2, 3]], &counts);
        for colour in [[1, 2, 3], [9, 8, 7], [200, 0, 0], [9, 8, 8]] {
            assert_eq!(palette.colours[usize::from(palette.nearest(colour))], colour);
        }
    }

    #[test]
    fn fixed_colours_survive_a_crowd() {
        let counts = (0..=255u8).flat_map(|r| (0..=255u8).map(move |g| ([r, g, 128], 100))).collect();
        let fixed = [[10, 20, 30], [255, 255, 255]];
        let palette = Palette::choose(&fixed, &counts);
        assert_eq!(palette.colours.len(), MOST);
        assert_eq!(palette.colours[..2], fixed);
    }

    #[test]
    fn full_coverage_is_the_ink_and_none_the_ground() {
        let theme = Theme::SLAB;
        let palette = Palette::choose(&theme.flat_colours(), &HashMap::new());
        let blend = Blend::new(&theme, &palette, Edges::Coarse);
        for ink in Ink::ALL {
            for index in 0..palette.colours.len() as u8 {
                let mut pixels = [index; 2];
                blend.over(&mut pixels, ink, &[(DEGREES - 1) as u8, 0]);
                assert_eq!(pixels[0], blend.index(ink));
                assert_eq!(palette.colours[usize::from(pixels[0])], theme.ink(ink));
                assert_eq!(pixels[1], index);
            }
        }
    }
}
