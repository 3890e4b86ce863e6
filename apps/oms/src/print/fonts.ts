import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Font } from "fontkit";
import { shapedFont } from "./shaped-font.ts";

export type Weight = "400Regular" | "600SemiBold";

/** Families by the scripts that names of shops and goods are written in; the first has the rest, Devanagari and ₹ too. */
const families = ["", "Tamil", "Telugu", "Malayalam", "Kannada", "Bengali", "Gurmukhi", "Gujarati", "Oriya"] as const;
export type Family = (typeof families)[number];

/** A font under the name that a document knows it by. */
export interface NamedFont {
  readonly name: string;
  readonly font: Font;
}

const { resolve } = createRequire(import.meta.url);
const open = new Map<string, NamedFont>();

/** A font, parsed when it is first asked for and kept as long as the process. */
export const fontOf = (family: Family, weight: Weight): NamedFont => {
  const name = `NotoSans${family}_${weight}`;
  const found = open.get(name);
  if (found !== undefined) return found;
  const folder = `@expo-google-fonts/noto-sans${family === "" ? "" : `-${family.toLowerCase()}`}`;
  const made = { name, font: shapedFont(readFileSync(resolve(`${folder}/${weight}/${name}.ttf`))) };
  open.set(name, made);
  return made;
};

const has = (family: Family, sign: string): boolean =>
  fontOf(family, "400Regular").font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);

const scripts = families.slice(1).map((family) => ({ family, is: new RegExp(`\\p{Script=${family}}`, "u") }));

/** Signs of every script, such as a space, a figure or a joiner: they stay with what they stand beside. */
const common = /[\p{Script=Common}\p{Script=Inherited}]/u;

const familyFor = (sign: string, before: Family): Family => {
  if (common.test(sign)) return before !== "" && has(before, sign) ? before : "";
  return scripts.find(({ is }) => is.test(sign))?.family ?? "";
};

/** What the first family has for certain, as most of a paper is. */
const plain = /^[ -~₹–−·]*$/;

/** A text in pieces of one font each. What no font has is written `?`, and no paper fails for it. */
export const runsOf = (text: string): readonly { readonly family: Family; readonly text: string }[] => {
  if (plain.test(text)) return text === "" ? [] : [{ family: "", text }];
  const runs: { family: Family; text: string }[] = [];
  for (const sign of text.normalize("NFC")) {
    const last = runs.at(-1);
    const family = familyFor(sign, last?.family ?? "");
    const written = has(family, sign) || /\p{Default_Ignorable_Code_Point}/u.test(sign) ? sign : "?";
    if (last?.family === family) last.text += written;
    else runs.push({ family, text: written });
  }
  return runs;
};
