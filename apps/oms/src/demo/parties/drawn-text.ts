import { fontOf, type Weight } from "../../print/fonts.ts";

/** How a text stands in a drawing. */
export interface TextLook {
  readonly size: number;
  readonly weight?: Weight;
  readonly fill?: string;
  /** Whether `x` is where it begins, or its middle. */
  readonly at?: "start" | "middle";
}

/** The shape of a sign: letters of SVG's path, each with its points, in parts of an em and upwards. */
interface Outline {
  readonly steps: readonly { readonly letter: string; readonly points: readonly number[] }[];
  readonly advance: number;
}

const letters: Readonly<Record<string, string>> = {
  moveTo: "M",
  lineTo: "L",
  quadraticCurveTo: "Q",
  bezierCurveTo: "C",
  closePath: "Z",
};
const outlines = new Map<string, Outline>();

const outlineOf = (sign: string, weight: Weight): Outline => {
  const key = `${weight} ${sign}`;
  const known = outlines.get(key);
  if (known !== undefined) return known;
  const { font } = fontOf("", weight);
  const glyph = font.glyphForCodePoint(sign.codePointAt(0) ?? 0);
  const steps = glyph.path.commands.map(({ command, args }) => ({
    letter: letters[command] ?? "",
    points: args.map((point) => point / font.unitsPerEm),
  }));
  const made = { steps, advance: glyph.advanceWidth / font.unitsPerEm };
  outlines.set(key, made);
  return made;
};

/**
 * A line of text as one outline, on the line `y`: a drawing that names a font would look otherwise on each machine, and have no
 * text at all where there is none.
 */
export const drawText = (words: string, [x, y]: readonly [number, number], look: TextLook): string => {
  const { size, weight = "400Regular", fill = "#27272a", at = "start" } = look;
  const signs = Array.from(words, (sign) => outlineOf(sign, weight));
  const width = size * signs.reduce((sum, { advance }) => sum + advance, 0);
  let left = at === "middle" ? x - width / 2 : x;
  const drawn = signs.map(({ steps, advance }) => {
    const from = left;
    left += size * advance;
    return steps
      .map(({ letter, points }) => {
        const placed = points.map((point, index) =>
          (index % 2 === 0 ? from + size * point : y - size * point).toFixed(1),
        );
        return letter + placed.join(" ");
      })
      .join("");
  });
  return `<path fill="${fill}" d="${drawn.join("")}"/>`;
};
