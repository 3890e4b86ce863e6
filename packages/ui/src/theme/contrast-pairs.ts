/** A colour of a theme: a slot of the role, or a colour of the mode. */
export type ThemeColor = { readonly role: string } | { readonly mode: string };

export interface ContrastPair {
  readonly what: string;
  readonly on: ThemeColor;
  readonly color: ThemeColor;
  /** 4.5 for text, 3 for outlines and large drawings (WCAG 2.2, 1.4.3 and 1.4.11). */
  readonly least: number;
}

const role = (slot: string): ThemeColor => ({ role: slot });
const mode = (name: string): ThemeColor => ({ mode: name });
const pair = (what: string, color: ThemeColor, on: ThemeColor, least = 4.5): ContrastPair => ({
  what,
  color,
  on,
  least,
});

const tones = ["danger", "warning", "success", "info", "neutral"];

/** What a bar of progress is drawn in, by the mode's names; a role adds its accent. */
export const progressTones: readonly string[] = ["success", "progress-warning", "progress-danger"];

/** What words stand on, by the mode's names; a role adds `subtle` and `muted`. */
export const grounds: readonly string[] = [
  "bg-canvas",
  "bg-surface",
  "bg-sunken",
  "bg-hover",
  "bg-raised",
  "bg-control",
  // What is disabled need not be legible (WCAG 2.2, 1.4.3); it is here all the same.
  "bg-control-disabled",
  ...tones.map((tone) => `${tone}-bg`),
];
/** What words are drawn in, by the mode's names; a role adds `fg` and `fgMuted`. */
export const texts: readonly string[] = ["fg", "fg-muted", "fg-subtle", "danger", "warning", "success", "info"];

const roleGrounds = ["subtle", "muted"];
const roleTexts = ["fg", "fgMuted"];
/** The one pair that nothing draws: the palest words on the strongest tint of a role. */
const isDrawn = (text: string, ground: string): boolean => text !== "fg-subtle" || ground !== "muted";

/** Every pair in which a role's accent is drawn. */
export const rolePairs: readonly ContrastPair[] = [
  ...roleTexts.flatMap((text) => [
    ...grounds.map((ground) => pair(`accent ${text} on ${ground}`, role(text), mode(ground))),
    ...roleGrounds.map((ground) => pair(`accent ${text} on accent ${ground}`, role(text), role(ground))),
  ]),
  ...texts.flatMap((text) =>
    roleGrounds
      .filter((ground) => isDrawn(text, ground))
      .map((ground) => pair(`${text} on accent ${ground}`, mode(text), role(ground))),
  ),
  pair("primary button", mode("fg-on-brand"), role("solid")),
  pair("primary button under the pointer", mode("fg-on-brand"), role("solidHover")),
  pair("outline", role("border"), mode("bg-surface"), 3),
  pair("checked box", role("solid"), mode("bg-surface"), 3),
  ...grounds.map((ground) => pair(`focus ring on ${ground}`, role("focus"), mode(ground), 3)),
  ...roleGrounds.map((ground) => pair(`focus ring on accent ${ground}`, role("focus"), role(ground), 3)),
];

/** Every pair that is the same for all roles. */
export const modePairs: readonly ContrastPair[] = [
  ...grounds.flatMap((ground) => texts.map((text) => pair(`${text} on ${ground}`, mode(text), mode(ground)))),
  pair("neutral on its tint", mode("neutral"), mode("neutral-bg")),
  pair("danger button", mode("fg-on-brand"), mode("danger-solid")),
  pair("danger button under the pointer", mode("fg-on-brand"), mode("danger-solid-hover")),
  pair("tooltip", mode("fg-inverse"), mode("tooltip")),
  ...progressTones.map((tone) => pair(`${tone} bar of progress on its track`, mode(tone), mode("line"), 3)),
  ...grounds.map((ground) => pair(`outline of an input on ${ground}`, mode("line-input"), mode(ground), 3)),
];
