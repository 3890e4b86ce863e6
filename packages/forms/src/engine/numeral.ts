/** No figure is longer; a hostile text is not looked at further. */
const longest = 40;

const dressed = /^([-+−]?)\s*(?:₹|rs\.?|inr)?\s*([-+−]?)\s*(\d[\d,]*\.?\d*|\.\d+)\s*(?:%|\/-)?$/iu;

/**
 * The figure alone of what people type and paste, and of what sheets and our own lists write: `₹ 1,480`, `1,00,000`,
 * `Rs. 12.50`, `−₹6`, `5 %`. Digits stay as they were written, also a 0 in front. Nothing where it says no number.
 */
export const plainNumeral = (text: string): string | undefined => {
  // What needs no undressing, which is nearly all that is loaded: the other pattern takes a millisecond to be made ready.
  if (text.length <= longest && /^-?\d+(?:\.\d+)?$/.test(text)) return text;
  const [, before = "", after = "", digits] = dressed.exec(text.length > longest ? "" : text.trim()) ?? [];
  if (digits === undefined || (before && after)) return undefined;
  return (/[-−]/u.test(before + after) ? "-" : "") + digits.replaceAll(",", "");
};
