import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { grounds, texts } from "../../../packages/ui/src/theme/contrast-pairs.ts";

const here = import.meta.dirname;
const token = (name: string) => `var(--o2r-${name})`;

/** Words in these on these grounds are legible in every theme and mode: packages/ui/src/theme/theme.test.ts shows it. */
const legible = new Set([...texts, "brand-fg", "brand-fg-muted"].map(token));
const grounded = new Set([...grounds, "brand-subtle", "brand-muted"].map(token));
/** Nothing stands on what is drawn in these: lines, bars, marks, rows that are still loading. */
const drawings = new Set(["skeleton", "line", "fg", "brand-solid", "age-1", "age-2", "age-3", "age-4"].map(token));
const nothing = new Set(["none", "inherit", "transparent", "currentcolor"]);
/** Words on a ground of their own, where one rule says both: the theme proves these as pairs. */
const pairs = [
  ["brand-solid", "fg-on-brand"],
  ["fg", "bg-surface"],
].map(([ground = "", text = ""]) => `background: ${token(ground)};\n color: ${token(text)};`);

/** A sheet without what one rule says of words and their ground where they are such a pair. */
const withoutPairs = (sheet: string): string =>
  pairs.reduce((rest, pair) => rest.replaceAll(pair, ""), sheet.replaceAll(/\n\s+/gu, "\n "));

/** What a sheet draws that is none of the theme's proven pairs. */
const unproven = (sheet: string): readonly string[] =>
  [
    ...withoutPairs(sheet.replaceAll(/\/\*.*?\*\//gsu, "")).matchAll(
      /[;{]\s*(color|background(?:-color|-image)?):\s*([^;}]+)/gu,
    ),
  ].flatMap(([, property = "", value = ""]) => {
    const allowed = property === "color" ? [legible, nothing] : [grounded, drawings, nothing];
    // A gradient is the colours it runs between.
    const colours = value.includes("gradient(") ? (value.match(/var\(--[\w-]+\)/gu) ?? []) : [value.trim()];
    const known = (colour: string) => allowed.some((set) => set.has(colour.toLowerCase()));
    return colours.length > 0 && colours.every(known) ? [] : [`${property}: ${value}`];
  });

describe("the console's own style sheets", () => {
  it("are seen to draw something that the theme does not prove", () => {
    expect(unproven("a { color: #777; background: var(--o2r-bg-surface); }")).toEqual(["color: #777"]);
    expect(unproven("a {\n  color: var(--o2r-fg-on-brand);\n}")).toEqual(["color: var(--o2r-fg-on-brand)"]);
    expect(unproven("a { background: var(--o2r-danger-solid) }")).toEqual(["background: var(--o2r-danger-solid) "]);
  });

  it("draw words and their grounds only in colours of the theme that are legible on each other", () => {
    const sheets = globSync("**/*.css", { cwd: here });
    expect(sheets.length).toBeGreaterThan(20);
    const found = sheets.flatMap((path) =>
      unproven(readFileSync(join(here, path), "utf8")).map((what) => `${path}: ${what}`),
    );
    expect(found).toEqual([]);
  });

  it("name sides by the direction of the text, so that they hold from right to left", () => {
    const sided = /[;{]\s*(?:left|right|(?:margin|padding|border)-(?:left|right)|float: (?:left|right))\b[^;}]*/gu;
    const found = globSync("**/*.css", { cwd: here }).flatMap((path) =>
      [...readFileSync(join(here, path), "utf8").matchAll(sided)].map(([rule]) => `${path}: ${rule.slice(1).trim()}`),
    );
    // In the middle, where both sides are alike.
    expect(found).toEqual([`${join("shell", "live", "connection-sign.css")}: left: 50%`]);
  });
});
