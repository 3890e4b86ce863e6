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

/** Every pair in which a role's accent is drawn. */
export const rolePairs: readonly ContrastPair[] = [
  pair("link on a page", role("fg"), mode("bg-surface")),
  pair("link on the canvas", role("fg"), mode("bg-canvas")),
  pair("active entry", role("fg"), role("subtle")),
  pair("accent text on hover", role("fg"), role("muted")),
  pair("second-rank accent text", role("fgMuted"), mode("bg-surface")),
  pair("second-rank accent text on hover", role("fgMuted"), role("muted")),
  pair("primary button", mode("fg-on-brand"), role("solid")),
  pair("primary button under the pointer", mode("fg-on-brand"), role("solidHover")),
  pair("text on a selected row", mode("fg"), role("subtle")),
  pair("muted text on a selected row", mode("fg-muted"), role("subtle")),
  pair("warning on a selected row", mode("warning"), role("subtle")),
  pair("danger on a selected row", mode("danger"), role("subtle")),
  pair("outline", role("border"), mode("bg-surface"), 3),
  pair("checked box", role("solid"), mode("bg-surface"), 3),
  pair("focus ring on a page", role("focus"), mode("bg-surface"), 3),
  pair("focus ring on the canvas", role("focus"), mode("bg-canvas"), 3),
];

const grounds = ["bg-canvas", "bg-surface", "bg-sunken", "bg-hover", "bg-raised", "bg-control"];
const texts = ["fg", "fg-muted", "fg-subtle", "danger", "warning", "success", "info"];
const tones = ["danger", "warning", "success", "info", "neutral"];

/** Every pair that is the same for all roles. */
export const modePairs: readonly ContrastPair[] = [
  ...grounds.flatMap((ground) => texts.map((text) => pair(`${text} on ${ground}`, mode(text), mode(ground)))),
  ...tones.map((tone) => pair(`${tone} on its tint`, mode(tone), mode(`${tone}-bg`))),
  ...tones
    .slice(0, 4)
    .flatMap((tone) => [
      pair(`text on the tint of ${tone}`, mode("fg"), mode(`${tone}-bg`)),
      pair(`muted text on the tint of ${tone}`, mode("fg-muted"), mode(`${tone}-bg`)),
    ]),
  pair("muted text on a disabled control", mode("fg-muted"), mode("bg-control-disabled")),
  pair("text on a neutral ground", mode("fg"), mode("neutral-bg")),
  pair("danger button", mode("fg-on-brand"), mode("danger-solid")),
  pair("danger button under the pointer", mode("fg-on-brand"), mode("danger-solid-hover")),
  pair("tooltip", mode("fg-inverse"), mode("tooltip")),
  pair("outline of an input", mode("line-input"), mode("bg-control"), 3),
  pair("outline of an input on a page", mode("line-input"), mode("bg-surface"), 3),
];
