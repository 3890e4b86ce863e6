/** Names of properties and attributes whose texts are words, however short: `one: "brand"`, `done: "approved"`. */
const shortKeys = new Set(
  "action caption consequence done label legend many means noun one prefix suffix unit verb".split(" "),
);
/** Names whose texts are words where they look so: `reason: "KYC is not approved"`, but `reason="no-access"`. */
const wordKeys = new Set(
  [
    "about ariaLabel aria-label aria-description aria-roledescription alt confirm description detail empty heading",
    "help hint message no none note placeholder question reason says text title tooltip unset warning within words yes",
  ]
    .join(" ")
    .split(" "),
);
/** Further names of the contract whose texts are words: what a field, a step or a rule says of itself. */
const contractKeys = new Set(
  [
    "enabled final group is labelMany late left max maxLength min minLength mostStops readOnly required right row",
    "sentence subject why",
  ]
    .join(" ")
    .split(" "),
);
/** Names of tables and functions that give words. */
const givesWords = /(?:Titles|Labels|Hint)$/;
/** A code of the trade, or of the program: `MRP`, `EXPIRED`, `COLD_STORE`. No edition changes it. */
const code = /^[\p{Lu}\d_]+$/u;
/** Names whose texts are for machines. */
const silentKeys = new Set(
  [
    "compared className class id name type role variant size to href path kind field key tone layout align autoComplete",
    "inputMode pattern rel target as of permission entity url method operation querySelector querySelectorAll",
    "matchMedia closest getElementById addEventListener removeEventListener createElement setAttribute getAttribute has",
    "get set includes startsWith endsWith split join replace replaceAll test matches style width height icon form",
    "cookie secure source search sort defaultSort format timeZone accept mode density summary",
  ]
    .join(" ")
    .split(" "),
);

/** Whether a text under such a name is for people, also in the contract, which holds values beside words. */
export const isNamedAsWords = (name: string, text: string): boolean =>
  !code.test(text) && (shortKeys.has(name) || ((wordKeys.has(name) || givesWords.test(name)) && looksLikeWords(text)));

/** The same of the contract alone. */
export const isNamedInContract = (name: string, text: string): boolean =>
  contractKeys.has(name) && looksLikeWords(text);

/** Whether what has such a name is a table whose entries are words: `ledgerWords`, and what is said to whom a step bars. */
export const isTableOfWords = (name: string | undefined): boolean =>
  name !== undefined && /^(?:isNot|needs|words|\w+Words)$/.test(name);

/** Whether a text under such a name is for machines. */
export const saysNothing = (name: string): boolean => silentKeys.has(name);

/** Whether a text reads like a word or a sentence, and not like a name in the program. */
export const looksLikeWords = (text: string): boolean => {
  const plain = text.replaceAll(/\{\d+\}/g, "");
  const said = plain.trim();
  if (code.test(said)) return false;
  if (/^[/#.@&?]\S*$|^\.\w|^:\w|^[a-z]+[A-Z]|^\([a-z-]+:|\w\(\w|;$|^\S*:\/\/\S*$/.test(said)) return false;
  return (
    /\p{L}{2,}[,.:]? +\S|\S +\p{L}{2,}|^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*[.…?!:]?$/u.test(said) ||
    (/^ | $/.test(plain) && /\p{L}{2}/u.test(said)) ||
    /^\{\d+\}[:,] \p{L}{2}/u.test(text)
  );
};
