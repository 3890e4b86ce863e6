import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const here = new URL(".", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, here), "utf8");

/**
 * The states that a component shows in stories of its own, as far as its properties have them. Compact rows and a page
 * from right to left are no stories but looks, which the toolbar gives to every story and `e2e/visual` to every AllVariants.
 */
const states: readonly { readonly state: string; readonly applies: RegExp; readonly shownBy: RegExp }[] = [
  {
    state: "Disabled",
    applies: /\bdisabled\?:|ComponentProps<"(?:input|select|textarea|button)">/u,
    shownBy: /Disabled/u,
  },
  { state: "ReadOnly", applies: /\breadOnly\?:|ComponentProps<"(?:input|textarea)">/u, shownBy: /^ReadOnly/u },
  {
    state: "Invalid",
    applies: /\b(?:invalid|"aria-invalid")\?:|ComponentProps<"(?:input|select|textarea)">/u,
    shownBy: /^Invalid/u,
  },
  { state: "Loading", applies: /\bloading\?:/u, shownBy: /^Loading/u },
  { state: "Empty", applies: /\bempty\?:/u, shownBy: /^(?:Empty|Nothing)/u },
  { state: "Error", applies: /\berror\?: ReactNode/u, shownBy: /^(?:Failed|Invalid)/u },
  { state: "LongText", applies: /(?:string|ReactNode|children)\b/u, shownBy: /^(?:LongText|BadInput)$/u },
  { state: "AllVariants", applies: /(?:)/u, shownBy: /^AllVariants$/u },
];

/** What a component does not show, and why. */
const without: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  checkbox: { ReadOnly: "HTML has no read-only checkbox" },
  "column-picker": { AllVariants: "one is open at a time, and looks the same each time" },
  "command-palette": { AllVariants: "one is open at a time, and looks the same each time" },
  dialog: { AllVariants: "one is open at a time: Small, Medium, Large" },
  drawer: { AllVariants: "one is open at a time: Start, End" },
  "full-screen-loader": { AllVariants: "it has one look" },
  header: { Disabled: "the person's menu is always there", AllVariants: "a page has one header: Default, Phone" },
  icon: { LongText: "it has no words" },
  "icon-button": { LongText: "its words are not drawn" },
  "notification-log": { AllVariants: "one is open at a time: Empty, WithErrors" },
  "overlay-provider": { LongText: "it has no words", AllVariants: "it draws nothing itself" },
  picture: { LongText: "its words are not drawn" },
  skeleton: { LongText: "it has no words" },
  "skip-link": { LongText: "its words are not the caller's", AllVariants: "it has one look" },
  spinner: { LongText: "its words are not drawn" },
  switch: { ReadOnly: "HTML has no read-only switch" },
};

const folders = [...new Set(globSync("*/*.stories.tsx", { cwd: here }).map((path) => path.split("/")[0] ?? ""))].filter(
  // Pages of the Storybook itself, not components.
  (folder) => folder !== "patterns" && folder !== "theme",
);

const storiesOf = (folder: string) =>
  globSync(`${folder}/**/*.stories.tsx`, { cwd: here }).flatMap((path) =>
    [...read(path).matchAll(/^export const (\w+) = (?:meta|\w+)\.(?:story|extend)\(/gmu)].map(([, name = ""]) => name),
  );

/** What the components of a folder are given: the interfaces `…Props` with what they extend. */
const propsOf = (folder: string) =>
  globSync(`${folder}/**/*.{types.ts,tsx}`, { cwd: here, exclude: ["**/*.stories.tsx"] })
    .flatMap((path) => [...read(path).matchAll(/export interface \w+Props\b[^{]*\{\n.*?\n\}/gsu)])
    .map(([text]) => text)
    .join("\n");

const missing = (folder: string) => {
  const [props, stories] = [propsOf(folder), storiesOf(folder)];
  return states
    .filter(({ applies, shownBy }) => applies.test(props) && !stories.some((story) => shownBy.test(story)))
    .map(({ state }) => state);
};

describe("the stories of a component", () => {
  it.each(folders)("of %s show each of its states, and all its variants beside each other", (folder) => {
    expect(missing(folder)).toEqual(Object.keys(without[folder] ?? {}));
  });

  it("are missed only where a reason is written down, for a component that there is", () => {
    expect(Object.keys(without).filter((folder) => !folders.includes(folder))).toEqual([]);
  });
});
