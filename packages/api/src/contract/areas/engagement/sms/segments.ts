/** The signs of the GSM alphabet (3GPP TS 23.038): each takes one of 160 places of a text message. */
const basic = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
/** Those of its extension, which take two places: an escape, and the sign. */
const extension = new Set("\f^{}\\[~]|€");

/** Places of a message that stands alone, and of each part of one that is sent in parts. */
const places = { "GSM-7": { alone: 160, part: 153 }, "UCS-2": { alone: 70, part: 67 } } as const;
export type SmsEncoding = keyof typeof places;

/** How a text is sent as SMS, and what that takes. */
export interface SmsSize {
  readonly encoding: SmsEncoding;
  /** Places that it takes: characters, where the odd ones count twice. */
  readonly units: number;
  /** Messages that are paid for; none of an empty text. */
  readonly segments: number;
  /** Places left in the last of them. */
  readonly left: number;
  /** The characters that no GSM phone has, each once: for these all of it is sent as UCS-2, in messages of 70. */
  readonly odd: readonly string[];
}

const unitsOf = (character: string, encoding: SmsEncoding): number =>
  encoding === "UCS-2" ? character.length : extension.has(character) ? 2 : 1;

/** Counts a text as networks do. No character is torn in two, so that a part may end with a place left over. */
export const sizeOfSms = (text: string): SmsSize => {
  const characters = [...text];
  const odd = [...new Set(characters.filter((one) => !basic.has(one) && !extension.has(one)))];
  const encoding: SmsEncoding = odd.length === 0 ? "GSM-7" : "UCS-2";
  const sizes = characters.map((one) => unitsOf(one, encoding));
  const units = sizes.reduce((sum, size) => sum + size, 0);
  const { alone, part } = places[encoding];
  if (units <= alone) return { encoding, units, segments: units === 0 ? 0 : 1, left: alone - units, odd };
  let [segments, used] = [1, 0];
  for (const size of sizes) {
    if (used + size > part) [segments, used] = [segments + 1, 0];
    used += size;
  }
  return { encoding, units, segments, left: part - used, odd };
};

/** What says the same in the GSM alphabet, of what people type without knowing. */
const plain: Readonly<Record<string, string>> = {
  "₹": "Rs.",
  "‘": "'",
  "’": "'",
  "“": '"',
  "”": '"',
  "`": "'",
  "–": "-",
  "—": "-",
  "…": "...",
  "\u00a0": " ",
  á: "a",
  "•": "-",
};

/** The same text with what has a plain equal in its place. Of another script nothing has. */
export const plainSms = (text: string): string => [...text].map((one) => plain[one] ?? one).join("");
