"""Makes the two font files beside this script from the npm package inter-ui 4.1.1.

    python subset.py package/web/Inter-SemiBold.woff2 Inter-SemiBold.ttf
    python subset.py package/web/Inter-Bold.woff2 Inter-Bold.ttf

Needs fonttools and brotli. Latin with Latin-1 and Latin Extended-A, Greek, Cyrillic, the punctuation of
names and notation, arrows. The kerning of the GPOS table is written into a `kern` table as well, because
the rasteriser reads only that: every pair of ASCII, the strong pairs of the accented letters.
"""

import sys

from fontTools import subset
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables._k_e_r_n import KernTable_format_0

ASCII = range(0x21, 0x7F)
LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x218, 0x21C), 0x1E9E]
GREEK_CYRILLIC = [*range(0x384, 0x3CF), *range(0x400, 0x460), 0x490, 0x491]
SIGNS = [ord(c) for c in "ˆ˜‐‑‒–—―‘’‚“”„†‡•…‰′″‹›⁄€№™←↑→↓↔↗−≈≠≤≥●○□▶★♥✓✗"]
KERNED = [*ASCII, *range(0xA1, 0x180), *(ord(c) for c in "–—‘’“”…×")]
# The least adjustment kept, in em: a quarter of a pixel at the largest size between ASCII, two pixels elsewhere.
LEAST_ASCII, LEAST = 0.008, 0.07


def pair_adjustments(font, glyphs):
    """Kerning of each pair of `glyphs`, by the first subtable of each lookup that has the pair."""
    table, pairs = font["GPOS"].table, {}
    kern = (f.Feature for f in table.FeatureList.FeatureRecord if f.FeatureTag == "kern")
    for index in sorted({i for feature in kern for i in feature.LookupListIndex}):
        seen = set()
        for sub in table.LookupList.Lookup[index].SubTable:
            sub = sub.ExtSubTable if sub.LookupType == 9 else sub
            if sub.LookupType != 2:
                continue
            for pair, value in (glyph_pairs if sub.Format == 1 else class_pairs)(sub, glyphs):
                if pair not in seen:
                    seen.add(pair)
                    pairs[pair] = pairs.get(pair, 0) + (getattr(value, "XAdvance", 0) or 0)
    return pairs


def glyph_pairs(sub, glyphs):
    for first, records in zip(sub.Coverage.glyphs, sub.PairSet):
        for record in records.PairValueRecord if first in glyphs else ():
            if record.SecondGlyph in glyphs:
                yield (first, record.SecondGlyph), record.Value1


def class_pairs(sub, glyphs):
    first_classes, second_classes = sub.ClassDef1.classDefs, sub.ClassDef2.classDefs
    for first in glyphs & set(sub.Coverage.glyphs):
        row = sub.Class1Record[first_classes.get(first, 0)].Class2Record
        for second in glyphs:
            yield (first, second), row[second_classes.get(second, 0)].Value1


def write_kern_table(font):
    cmap, upm = font.getBestCmap(), font["head"].unitsPerEm
    ascii_glyphs = {cmap[c] for c in ASCII}
    pairs = pair_adjustments(font, {cmap[c] for c in KERNED if c in cmap})
    least = lambda pair: upm * (LEAST_ASCII if ascii_glyphs.issuperset(pair) else LEAST)
    sub = KernTable_format_0(apple=False)
    sub.coverage = 1
    sub.kernTable = {pair: value for pair, value in sorted(pairs.items()) if abs(value) >= least(pair)}
    font["kern"] = newTable("kern")
    font["kern"].version, font["kern"].kernTables = 0, [sub]


def main(source, target):
    font = TTFont(source, recalcTimestamp=False)
    options = subset.Options(layout_features=["kern"], hinting=False, notdef_outline=True)
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[*LATIN, *GREEK_CYRILLIC, *SIGNS])
    subsetter.subset(font)
    write_kern_table(font)
    for table in {"GPOS", "GSUB", "GDEF"} & set(font.keys()):
        del font[table]
    font.flavor = None
    font.save(target)


main(*sys.argv[1:])
