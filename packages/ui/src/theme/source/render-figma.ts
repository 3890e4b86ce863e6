import { type ThemeSource, tokensOf } from "./read-tokens.ts";

type FigmaValue =
  | number
  | string
  | { r: number; g: number; b: number; a: number }
  | { type: "VARIABLE_ALIAS"; id: string };

/** A part of Figma's request that creates variables: `POST /v1/files/:key/variables` takes the whole as it is. */
interface FigmaVariables {
  variableCollections: { action: "CREATE"; id: string; name: string; initialModeId: string }[];
  variableModes: { action: "CREATE" | "UPDATE"; id: string; name: string; variableCollectionId: string }[];
  variables: {
    action: "CREATE";
    id: string;
    name: string;
    variableCollectionId: string;
    resolvedType: "COLOR" | "FLOAT" | "STRING";
  }[];
  variableModeValues: { variableId: string; modeId: string; value: FigmaValue }[];
}

const share = (value: number) => Number((value / 255).toFixed(6));

/** `#rrggbb` or `rgb(r g b / a)` as Figma counts: each part between 0 and 1. */
function figmaColor(css: string): FigmaValue {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/u.exec(css)?.slice(1);
  if (hex) {
    const [r = 0, g = 0, b = 0] = hex.map((pair) => share(Number.parseInt(pair, 16)));
    return { r, g, b, a: 1 };
  }
  const numbers = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/u.exec(css)?.slice(1).map(Number);
  if (!numbers) throw new Error(`${css} is no colour that Figma is told of.`);
  const [r = 0, g = 0, b = 0, a = 1] = numbers;
  return { r: share(r), g: share(g), b: share(b), a };
}

const typeOf = (value: FigmaValue) =>
  typeof value === "number" ? "FLOAT" : typeof value === "string" ? "STRING" : "COLOR";
const alias = (collection: string, name: string): FigmaValue => ({
  type: "VARIABLE_ALIAS",
  id: `${collection}/${name}`,
});
const lengths = (group: Readonly<Record<string, { readonly $value: string }>>, prefix: string) =>
  tokensOf(group).map(([name, { $value }]): [string, FigmaValue] => [`${prefix}${name}`, Number.parseFloat($value)]);

/**
 * The tokens as Figma variables: collections whose modes are those of the product. The accent of `Mode` refers to that of
 * `Role`, so that a frame changes role and mode independently, as the page does. Shadows and easing are no variables there.
 */
export function renderFigmaVariables({ core, density, modes, roles }: ThemeSource): string {
  const out: FigmaVariables = { variableCollections: [], variableModes: [], variables: [], variableModeValues: [] };
  /** Every mode names the same variables. */
  const collect = (
    collection: string,
    valuesByMode: readonly (readonly [string, readonly [string, FigmaValue][]])[],
  ) => {
    const modeId = (mode: string) => `${collection}:${mode}`;
    const [first] = valuesByMode;
    if (!first) return;
    out.variableCollections.push({
      action: "CREATE",
      id: collection,
      name: collection,
      initialModeId: modeId(first[0]),
    });
    for (const [mode, values] of valuesByMode) {
      const isInitial = mode === first[0];
      // A collection is made with its first mode, which then only gets its name.
      out.variableModes.push({
        action: isInitial ? "UPDATE" : "CREATE",
        id: modeId(mode),
        name: mode,
        variableCollectionId: collection,
      });
      for (const [name, value] of values) {
        const id = `${collection}/${name}`;
        if (isInitial)
          out.variables.push({
            action: "CREATE",
            id,
            name,
            variableCollectionId: collection,
            resolvedType: typeOf(value),
          });
        out.variableModeValues.push({ variableId: id, modeId: modeId(mode), value });
      }
    }
  };

  collect("Core", [
    [
      "Default",
      [
        ...tokensOf(core.font).map(([name, it]): [string, FigmaValue] => [`font/${name}`, it.$value[0] ?? ""]),
        ...tokensOf(core.w).map(([name, it]): [string, FigmaValue] => [`weight/${name}`, it.$value]),
        ...tokensOf(core.t).flatMap(([name, it]): [string, FigmaValue][] => [
          [`text/${name}/size`, Number.parseFloat(it.$value.fontSize)],
          [`text/${name}/line`, Number.parseFloat(it.$value.lineHeight)],
        ]),
        ...lengths(core.space, "space/"),
        ...lengths(core.r, "radius/"),
        ...lengths(core.d, "duration/"),
        ...lengths(core.layout, "layout/"),
      ],
    ],
  ]);
  collect(
    "Density",
    (["comfortable", "compact"] as const).map((name) => [name, lengths(density[name], "")]),
  );
  collect(
    "Role",
    tokensOf(roles).map(([role, both]) => [
      role,
      (["light", "dark"] as const).flatMap((mode) =>
        tokensOf(both[mode]).map(([slot, it]): [string, FigmaValue] => [`${slot}/${mode}`, figmaColor(it.$value)]),
      ),
    ]),
  );
  collect(
    "Mode",
    (["light", "dark"] as const).map((mode) => [
      mode,
      [
        ...tokensOf(modes[mode]).flatMap(([name, { $value }]): [string, FigmaValue][] =>
          typeof $value === "string" ? [[name, figmaColor($value)]] : [],
        ),
        ...tokensOf(roles.CC_SUPERVISOR[mode]).map(([slot]): [string, FigmaValue] => [
          `brand/${slot}`,
          alias("Role", `${slot}/${mode}`),
        ]),
      ],
    ]),
  );
  return `${JSON.stringify(out, null, 2)}\n`;
}
