import { readFileSync } from "node:fs";
import type { UserTypeName } from "../user-type-name.ts";

/** A token file in the W3C design-token format, reduced to what these files use. */
export interface Token<Value> {
  readonly $value: Value;
  readonly $type?: string;
}

export interface ShadowLayer {
  readonly color: string;
  readonly offsetX: string;
  readonly offsetY: string;
  readonly blur: string;
  readonly spread: string;
}

export type Mode = "light" | "dark";
export type RoleSlot = "fg" | "border" | "solid" | "solidHover" | "subtle" | "muted" | "fgMuted" | "focus";

type Group<Value> = Readonly<Record<string, Token<Value>>>;
type ModeTokens = Group<string | readonly ShadowLayer[]>;
type RoleTokens = Readonly<Record<Mode, Readonly<Record<RoleSlot, Token<string>>>>>;

export interface ThemeSource {
  readonly core: {
    readonly font: Group<readonly string[]>;
    readonly w: Group<number>;
    readonly t: Group<{ readonly fontSize: string; readonly lineHeight: string }>;
    readonly space: Group<string>;
    readonly r: Group<string>;
    readonly d: Group<string>;
    readonly ease: Token<readonly number[]>;
    readonly layout: Group<string>;
  };
  readonly density: { readonly comfortable: Group<string>; readonly compact: Group<string> };
  readonly modes: Readonly<Record<Mode, ModeTokens>>;
  readonly roles: Readonly<Record<UserTypeName, RoleTokens>>;
}

// The files are ours and reviewed; the tests in theme.test.ts fail when one misses a role, a slot or a mode.
const read = <Shape>(name: string): Shape =>
  JSON.parse(readFileSync(new URL(`./${name}.tokens.json`, import.meta.url), "utf8")) as Shape;

const isTokenName = ([name]: readonly [string, unknown]) => !name.startsWith("$");

/** The tokens of a group as pairs, without the format's own `$type` and `$description`. */
export const tokensOf = <Value>(group: Readonly<Record<string, Value>>): [string, Value][] =>
  Object.entries(group).filter(isTokenName);

/** Reads the four token files that everything about the look is generated from. */
export function readTokens(): ThemeSource {
  return {
    core: read("core"),
    density: read("density"),
    modes: read("modes"),
    roles: read<{ role: ThemeSource["roles"] }>("roles").role,
  };
}
