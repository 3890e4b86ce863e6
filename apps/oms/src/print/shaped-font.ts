import { Blob, Buffer as Line, Face, Font, shape } from "harfbuzzjs";
import { create, type Font as ParsedFont } from "fontkit";

/** One glyph of a shaped text, as the writer of PDFs takes it; lengths are units of the font. */
interface Shaped {
  readonly id: number;
  readonly advanceWidth: number;
  readonly codePoints: readonly number[];
  readonly position: {
    readonly xAdvance: number;
    readonly yAdvance: number;
    readonly xOffset: number;
    readonly yOffset: number;
  };
}

/** What a glyph stands for that only helps another: a reader must find something there, and people nothing. */
const nothing = [0x20_0b] as const;
/** Texts whose shapes are kept: figures and words come again and again on the papers of a batch. */
const mostKept = 5000;

/**
 * Which characters each glyph stands for, so that the text can be searched and copied: those that have a glyph of their own
 * take it, and what else is in its cluster goes to the first of the others.
 */
const shapeText = (font: Font, text: string): readonly Shaped[] => {
  const line = new Line();
  line.addText(text);
  line.guessSegmentProperties();
  shape(font, line);
  const glyphs = line.getGlyphInfosAndPositions();
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster)), text.length].toSorted((a, b) => a - b);
  const left = new Map(
    starts
      .slice(0, -1)
      .map((start, at) => [start, Array.from(text.slice(start, starts[at + 1]), (sign) => sign.codePointAt(0) ?? 0)]),
  );
  const own = glyphs.map(({ codepoint: id, cluster }) => {
    const signs = left.get(cluster) ?? [];
    const at = signs.findIndex((sign) => font.nominalGlyph(sign) === id);
    return at < 0 ? [] : signs.splice(at, 1);
  });
  return glyphs.map(({ codepoint: id, cluster, xAdvance = 0, yAdvance = 0, xOffset = 0, yOffset = 0 }, at) => {
    const signs = own[at] ?? [];
    const codePoints = signs.length > 0 ? signs : (left.get(cluster)?.splice(0) ?? []);
    return {
      id,
      advanceWidth: font.glyphHAdvance(id),
      codePoints: codePoints.length > 0 ? codePoints : nothing,
      position: { xAdvance, yAdvance, xOffset, yOffset },
    };
  });
};

/**
 * A font that HarfBuzz shapes: fontkit, which the writer of PDFs has of its own, throws on Telugu, Malayalam and Gurmukhi, and
 * breaks conjuncts of Kannada and Bengali. Parsed once, it serves every paper of the process.
 */
export const shapedFont = (bytes: Uint8Array): ParsedFont => {
  const parsed = create(Buffer.from(bytes));
  if (!("layout" in parsed)) throw new TypeError("A font is one font, not a collection");
  const font = new Font(new Face(new Blob(bytes)));
  const kept = new Map<string, readonly Shaped[]>();
  const layout = (text: string) => {
    const shaped = kept.get(text) ?? shapeText(font, text);
    if (!kept.has(text) && kept.size < mostKept) kept.set(text, shaped);
    return {
      glyphs: shaped,
      // It scales the positions that it is given, in their place.
      positions: shaped.map(({ position }) => ({ ...position })),
      advanceWidth: shaped.reduce((sum, { position }) => sum + position.xAdvance, 0),
    };
  };
  // Of what fontkit's own would answer, the writer reads this and no more.
  return Object.assign(parsed, { layout });
};
