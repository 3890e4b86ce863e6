import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrastOf } from "../theme/contrast.ts";
import { readTokens } from "../theme/source/read-tokens.ts";
import { shareSlices } from "./share-slices.ts";
import { stackBars, stackEnds } from "./stack-bars.ts";

const slices = (...values: readonly number[]) =>
  values.map((value, index) => ({ id: `s${index}`, name: `S${index}`, value }));

describe("the parts of a whole", () => {
  it("keep their order and make it up", () => {
    const { total, parts } = shareSlices(slices(30, 10), "Other");
    expect(total).toBe(40);
    expect(parts.map(({ name, share, before }) => [name, share, before])).toEqual([
      ["S0", 0.75, 0],
      ["S1", 0.25, 0.75],
    ]);
  });

  it("beyond six are the five largest and the others", () =>
    expect(shareSlices(slices(1, 9, 8, 7, 6, 5, 1, 1), "Other").parts.map(({ name, value }) => [name, value])).toEqual([
      ["S1", 9],
      ["S2", 8],
      ["S3", 7],
      ["S4", 6],
      ["S5", 5],
      ["Other", 3],
    ]));

  it("are only what is above 0", () =>
    expect(shareSlices(slices(Number.NaN, -3, 0, Number.POSITIVE_INFINITY), "Other").parts).toEqual([]));

  it("never lose anything", () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.001, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 20 }),
        (values) => {
          const { parts } = shareSlices(slices(...values), "Other");
          expect(parts.length).toBeLessThanOrEqual(6);
          expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 6);
        },
      ),
    );
  });
});

describe("stacked bars", () => {
  const series = [[4], [-2], [3], [Number.NaN], [-1]].map((values, index) => ({ id: `${index}`, name: "", values }));
  it("grow upwards and downwards from 0", () =>
    expect(stackBars(series, 0)).toEqual([
      { index: 0, from: 0, to: 4 },
      { index: 1, from: 0, to: -2 },
      { index: 2, from: 4, to: 7 },
      { index: 4, from: -2, to: -3 },
    ]));
  it("reach as far as their stacks", () => expect(stackEnds(series, 1)).toEqual([4, -2, 7, -3]));
});

type Rgb = readonly [number, number, number];
const linear = (hex: string): Rgb => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
};
const times = (matrix: readonly Rgb[], [r, g, b]: Rgb): Rgb => {
  const [x = 0, y = 0, z = 0] = matrix.map(([p, q, s]) => Math.min(Math.max(p * r + q * g + s * b, 0), 1));
  return [x, y, z];
};

/** How the three kinds of colour-blind people see, on linear RGB (Machado, Oliveira, Fernandes 2009, severity 1). */
const sights: Record<string, readonly Rgb[]> = {
  everybody: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Oklab, in which distances are as large as they look. */
function oklab([r, g, b]: Rgb): Rgb {
  const [l, m, s] = [
    Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b),
    Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b),
    Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b),
  ];
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
const distance = (one: Rgb, other: Rgb) => Math.hypot(...one.map((value, index) => value - (other[index] ?? 0)));

describe("the hues of charts", () => {
  const { modes } = readTokens();
  const hues = (mode: "light" | "dark") =>
    [1, 2, 3, 4, 5, 6].map((place) => String(modes[mode][`chart-${place}`]?.$value));
  for (const mode of ["light", "dark"] as const) {
    it(`stand out from the page, ${mode}`, () => {
      const ground = String(modes[mode]["bg-surface"]?.$value);
      for (const hue of hues(mode)) expect(contrastOf(hue, ground)).toBeGreaterThanOrEqual(3);
    });
    it.each(Object.keys(sights))(`stay apart for %s, ${mode}, any two of the six`, (sight) => {
      const seen = hues(mode).map((hue) => oklab(times(sights[sight] ?? [], linear(hue))));
      const nearest = Math.min(
        ...seen.flatMap((one, index) => seen.slice(index + 1).map((other) => distance(one, other))),
      );
      expect(nearest).toBeGreaterThan(0.08);
    });
  }
});
