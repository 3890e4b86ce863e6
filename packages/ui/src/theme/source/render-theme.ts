import { type Mode, type RoleSlot, type ShadowLayer, type ThemeSource, tokensOf } from "./read-tokens.ts";

const notice = "Generated from src/theme/source/*.tokens.json by `node src/theme/source/generate.ts`. Do not edit.";

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const declare = (name: string, value: string | number) => `  --o2r-${name}: ${value};`;
const rule = (selector: string, lines: readonly string[]) => `${selector} {\n${lines.join("\n")}\n}\n`;

const shadow = (layers: readonly ShadowLayer[]) =>
  layers.map((it) => `${it.offsetX} ${it.offsetY} ${it.blur} ${it.spread} ${it.color}`).join(", ");

const family = (names: readonly string[]) => names.map((name) => (name.includes(" ") ? `"${name}"` : name)).join(", ");

function coreRule({ core }: ThemeSource): string {
  return rule(":root", [
    ...tokensOf(core.font).map(([name, it]) => declare(`font-${name}`, family(it.$value))),
    ...tokensOf(core.t).map(([name, it]) => declare(`t-${name}`, `${it.$value.fontSize}/${it.$value.lineHeight}`)),
    ...tokensOf(core.w).map(([name, it]) => declare(`w-${name}`, it.$value)),
    ...tokensOf(core.space).map(([name, it]) => declare(`space-${name}`, it.$value)),
    ...tokensOf(core.r).map(([name, it]) => declare(`r-${name}`, it.$value)),
    ...tokensOf(core.d).map(([name, it]) => declare(`d-${name}`, it.$value)),
    declare("ease", `cubic-bezier(${core.ease.$value.join(", ")})`),
    ...tokensOf(core.layout).map(([name, it]) => declare(name, it.$value)),
  ]);
}

function reducedMotionRule({ core }: ThemeSource): string {
  const still = tokensOf(core.d).map(([name]) => `  ${declare(`d-${name}`, "0ms")}`);
  return `@media (prefers-reduced-motion: reduce) {\n  :root {\n${still.join("\n")}\n  }\n}\n`;
}

function densityRules({ density }: ThemeSource): string {
  const lines = (name: "comfortable" | "compact") =>
    tokensOf(density[name]).map(([key, it]) => declare(key, it.$value));
  return [
    rule(`:root,\n[data-density="comfortable"]`, lines("comfortable")),
    rule(`[data-density="compact"]`, lines("compact")),
  ].join("\n");
}

const roleVariable = (slot: string, mode: Mode) => `role-${kebab(slot)}-${mode}`;

/** Layer 1: what each role's accent is, in both modes. The first role is the fallback and also stands on `:root`. */
function roleRules({ roles }: ThemeSource): string {
  return tokensOf(roles)
    .map(([role, modes], index) => {
      const selector = `[data-role="${role}"]`;
      const lines = (["light", "dark"] as const).flatMap((mode) =>
        tokensOf(modes[mode]).map(([slot, it]) => declare(roleVariable(slot, mode), it.$value)),
      );
      return rule(index === 0 ? `:root,\n${selector}` : selector, lines);
    })
    .join("\n");
}

const brandVariable = (slot: RoleSlot) => (slot === "focus" ? "focus" : `brand-${kebab(slot)}`);
const roleSlots = ["fg", "border", "solid", "solidHover", "subtle", "muted", "fgMuted", "focus"] as const;

/** Layer 2: which of the two the mode takes, as pure references, so that a change of role restyles without React. */
function modeRule({ modes }: ThemeSource, mode: Mode): string {
  return rule(mode === "light" ? ":root,\n.light" : ".dark", [
    `  color-scheme: ${mode};`,
    ...tokensOf(modes[mode]).map(([name, { $value }]) =>
      declare(name, typeof $value === "string" ? $value : shadow($value)),
    ),
    ...roleSlots.map((slot) => declare(brandVariable(slot), `var(--o2r-${roleVariable(slot, mode)})`)),
  ]);
}

/** The variables of every role, mode and density as one static style sheet. */
export function renderTokensCss(source: ThemeSource): string {
  return [
    `/* ${notice} */\n`,
    coreRule(source),
    densityRules(source),
    roleRules(source),
    modeRule(source, "light"),
    // After the light rule: an element with both classes is dark.
    modeRule(source, "dark"),
    reducedMotionRule(source),
  ].join("\n");
}

const lightDark = (light: string, dark: string) => `light-dark(${light}, ${dark})`;

/** The specification's five fields per user type, as a module. */
export function renderRoleThemes({ roles }: ThemeSource): string {
  const entries = tokensOf(roles).map(([role, { light, dark }]) => {
    const field = (name: string, slot: RoleSlot) =>
      `    ${name}: "${lightDark(light[slot].$value, dark[slot].$value)}",`;
    return [
      `  ${role}: {`,
      field("textPrimaryColor", "fg"),
      field("borderPrimaryColor", "border"),
      field("bgPrimaryColor", "solid"),
      field("bgHover", "muted"),
      field("textSecondaryColor", "fgMuted"),
      "  },",
    ].join("\n");
  });
  return [
    `// ${notice}`,
    `import type { RoleTheme } from "./role-theme.types.ts";`,
    `import type { UserTypeName } from "./user-type-name.ts";\n`,
    "/** The theme of each of the eleven user types. */",
    "export const roleThemes: Readonly<Record<UserTypeName, RoleTheme>> = {",
    ...entries,
    "};\n",
  ].join("\n");
}

const reference = (name: string) => `{ value: "var(--o2r-${name})" }`;

/** The same variables under the names that Chakra's style properties know (`bg.canvas`, `brand.solid`, …). */
export function renderChakraTokens({ core, modes }: ThemeSource): string {
  const names = [...tokensOf(modes.light).map(([name]) => name), ...roleSlots.map(brandVariable)];
  const shadows = names.filter((name) => name.startsWith("shadow-"));
  const colors = names.filter((name) => !name.startsWith("shadow-"));
  const table = (title: string, rows: readonly string[]) =>
    `  ${title}: {\n${rows.map((row) => `    ${row},`).join("\n")}\n  },`;
  const prefixed = (prefix: string, group: Readonly<Record<string, unknown>>) =>
    tokensOf(group).map(([name]) => `${name}: ${reference(`${prefix}-${name}`)}`);
  return [
    `// ${notice}\n`,
    "/** Every variable of tokens.css as a Chakra token that refers to it. */",
    "export const chakraTokens = {",
    table(
      "colors",
      colors.map((name) => `${/^\w+$/.test(name) ? name : `"${name}"`}: ${reference(name)}`),
    ),
    table(
      "shadows",
      shadows.map((name) => `${name.replace("shadow-", "")}: ${reference(name)}`),
    ),
    table("fonts", prefixed("font", core.font)),
    table("fontWeights", prefixed("w", core.w)),
    table("spacing", prefixed("space", core.space)),
    table("radii", prefixed("r", core.r)),
    table("durations", prefixed("d", core.d)),
    "};\n",
  ].join("\n");
}
