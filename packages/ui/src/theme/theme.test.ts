import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type ContrastPair, modePairs, progressTones, rolePairs, type ThemeColor } from "./contrast-pairs.ts";
import { contrastOf } from "./contrast.ts";
import { themeOf } from "./role-theme.ts";
import { roleThemes } from "./role-themes.ts";
import { type Mode, readTokens, type RoleSlot, tokensOf } from "./source/read-tokens.ts";
import { renderFigmaVariables } from "./source/render-figma.ts";
import { renderChakraTokens, renderRoleThemes, renderTokensCss } from "./source/render-theme.ts";
import { type UserTypeName, userTypeNames } from "./user-type-name.ts";

/** What of Figma's request these tests look at. */
interface FigmaFile {
  readonly variableCollections: readonly { readonly id: string }[];
  readonly variableModes: readonly { readonly id: string; readonly variableCollectionId: string }[];
  readonly variables: readonly { readonly id: string; readonly variableCollectionId: string }[];
  readonly variableModeValues: readonly {
    readonly variableId: string;
    readonly value: number | string | { readonly id?: string };
  }[];
}

const source = readTokens();
const modes = ["light", "dark"] as const;
const committed = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");

function hexOf(color: ThemeColor, role: UserTypeName, mode: Mode): string {
  // The pairs name slots and colours by hand; a wrong name is undefined here and fails below.
  const token = "role" in color ? source.roles[role][mode][color.role as RoleSlot] : source.modes[mode][color.mode];
  if (typeof token?.$value !== "string") throw new Error(`No colour ${JSON.stringify(color)}`);
  return token.$value;
}

const failuresOf = (pairs: readonly ContrastPair[], role: UserTypeName, mode: Mode) =>
  pairs
    .map(({ what, color, on, least }) => ({
      what,
      least,
      is: contrastOf(hexOf(color, role, mode), hexOf(on, role, mode)),
    }))
    .filter(({ is, least }) => is < least);

describe("the generated theme", () => {
  it("is what `node packages/ui/src/theme/source/generate.ts` makes of the design tokens", () => {
    expect(committed("tokens.css")).toBe(renderTokensCss(source));
    expect(committed("role-themes.ts")).toBe(renderRoleThemes(source));
    expect(committed("chakra-tokens.ts")).toBe(renderChakraTokens(source));
    expect(committed("figma-variables.json")).toBe(renderFigmaVariables(source));
  });

  it("knows the same colours in both modes", () => {
    const names = (mode: Mode) => tokensOf(source.modes[mode]).map(([name]) => name);
    expect(names("dark")).toEqual(names("light"));
  });

  it("begins with the fallback, whose rule also stands on the root", () => {
    expect(tokensOf(source.roles)[0]?.[0]).toBe("CC_SUPERVISOR");
    expect(renderTokensCss(source)).toContain(':root,\n[data-role="CC_SUPERVISOR"]');
  });
});

describe("the Figma variables", () => {
  const { variableCollections, variableModes, variables, variableModeValues } = JSON.parse(
    renderFigmaVariables(source),
  ) as FigmaFile;
  const known = new Set(variables.map(({ id }) => id));

  it("have eleven roles, two modes and two densities", () => {
    const modesOf = (id: string) => variableModes.filter((it) => it.variableCollectionId === id).length;
    expect(variableCollections.map(({ id }) => [id, modesOf(id)])).toEqual([
      ["Core", 1],
      ["Density", 2],
      ["Role", 11],
      ["Mode", 2],
    ]);
  });

  it("have a value in every mode of their collection, and refer to variables that are there", () => {
    for (const { id, variableCollectionId } of variables) {
      const wanted = variableModes.filter((it) => it.variableCollectionId === variableCollectionId);
      expect(variableModeValues.filter(({ variableId }) => variableId === id)).toHaveLength(wanted.length);
    }
    expect(known.size).toBe(variables.length);
    const aliases = variableModeValues.flatMap(({ value }) => (typeof value === "object" && value.id) || []);
    expect(aliases.length).toBe(2 * 8);
    for (const alias of aliases) expect(known).toContain(alias);
  });
});

describe("role themes", () => {
  it("S3.03 give every user type its five colours", () => {
    for (const name of userTypeNames)
      expect(Object.keys(themeOf(name)).toSorted()).toEqual([
        "bgHover",
        "bgPrimaryColor",
        "borderPrimaryColor",
        "textPrimaryColor",
        "textSecondaryColor",
      ]);
  });

  it("S3.02 are found by user type and differ from each other", () => {
    expect(themeOf("FSA")).toBe(roleThemes.FSA);
    expect(new Set(userTypeNames.map((name) => themeOf(name).bgPrimaryColor)).size).toBe(userTypeNames.length);
  });

  it.each([undefined, null, "", "STRANGER", "toString", "ccSupervisor"])(
    "S6.01 fall back to the CC supervisor's for %o",
    (userType) => expect(themeOf(userType)).toBe(roleThemes.CC_SUPERVISOR),
  );
});

/** Where a colour stands on the wheel, in degrees. */
function hueOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
}

/** How far two colours stand apart on the wheel, at most 180. */
function hueBetween(one: string, other: string): number {
  const apart = Math.abs(hueOf(one) - hueOf(other));
  return Math.min(apart, 360 - apart);
}

describe("the bars of progress", () => {
  it.each(modes)("have tones that no one takes for each other, %s", (mode) => {
    const hexes = progressTones.map((name) => hexOf({ mode: name }, "CC_SUPERVISOR", mode));
    const apart = hexes.flatMap((one, at) => hexes.slice(at + 1).map((other) => hueBetween(one, other)));
    expect(Math.min(...apart)).toBeGreaterThan(30);
  });
});

describe("contrast", () => {
  it("is 21 between black and white and 1 between equals", () => {
    expect(contrastOf("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrastOf("#336699", "#336699")).toBe(1);
  });

  for (const mode of modes) {
    it(`meets AA for everything that is the same for all roles, ${mode}`, () =>
      expect(failuresOf(modePairs, "CC_SUPERVISOR", mode)).toEqual([]));
    it.each(userTypeNames)(`meets AA in every pair of %s, ${mode}`, (role) =>
      expect(failuresOf(rolePairs, role, mode)).toEqual([]),
    );
  }
});
