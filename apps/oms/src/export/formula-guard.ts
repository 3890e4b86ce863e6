/** Other signs than those of ASCII that spreadsheets read as minus or plus, and that no normal form turns into them. */
const likeSigns: Readonly<Record<string, string>> = { "\u2212": "-", "\uFB29": "+" };

/**
 * The text as a spreadsheet takes it in: `＝`, `﹦` and `⁼` become `=` under an East Asian setting, and what cannot be seen
 * before a sign does not keep it from being one.
 */
const asTakenIn = (text: string): string =>
  text
    .replace(/^[\s\p{C}\p{Z}]+/u, "")
    .slice(0, 64)
    .normalize("NFKC")
    .replaceAll(/[\u2212\uFB29]/g, (sign) => likeSigns[sign] ?? sign);

/**
 * Whether a spreadsheet may take a text for a formula, or a line break or tab in front for the end of the cell. Most texts
 * begin with a letter or a digit, and need no longer look.
 */
const looksLikeFormula = (text: string): boolean =>
  !/^[a-z\d]/i.test(text) && (/^[\t\r\n]/.test(text) || /^[=+\-@]/.test(asTakenIn(text)));

/** Apostrophes in front that this guard may have set, and behind them the text itself. */
const behindApostrophes = (text: string): string => text.replace(/^'+/, "");

/**
 * A text so that a spreadsheet shows it and never runs it: with an apostrophe in front. A text that has such an apostrophe
 * of its own gets another, so that `unguard` returns every text as it was.
 */
export const guard = (text: string): string => (looksLikeFormula(behindApostrophes(text)) ? `'${text}` : text);

/** The text that `guard` was given. */
export const unguard = (text: string): string =>
  text.startsWith("'") && looksLikeFormula(behindApostrophes(text)) ? text.slice(1) : text;
