/** Rows of keys, and what is counted or recited: any stretch of one is a single thing to guess. */
const recited = ["12345678901234567890", "abcdefghijklmnopqrstuvwxyz", "qwertyuiop", "asdfghjkl", "zxcvbnm"] as const;
const rows = recited.flatMap((row) => [row, Array.from(row).toReversed().join("")]);

/** What passwords are made of first of all; longer words before those that they hold. */
const words = [
  "administrator", "changeit", "changeme", "password", "passwort", "princess", "superman", "sunshine", "iloveyou",
  "football", "baseball", "computer", "trustno1", "welcome", "letmein", "default", "monkey", "dragon", "master", "secret",
  "shadow", "qwertz", "azerty", "change-me", "cricket", "india", "admin", "super", "hello", "login", "guest",
  "user", "root", "pass", "demo", "test", "o2r",
] as const; // prettier-ignore

const disguises: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};
const undisguise = (text: string): string => Array.from(text, (letter) => disguises[letter] ?? letter).join("");

/** The shortest stretch that the whole text repeats; the text itself when it repeats none. */
const periodOf = (text: string): string => {
  for (let length = 1; length <= text.length / 2; length += 1) {
    if (text.slice(length) === text.slice(0, -length)) return text.slice(0, length);
  }
  return text;
};

/** Each stretch that is counted or recited, cut down to its first letter. */
const dropRecited = (text: string): string => {
  let left = "";
  for (let at = 0; at < text.length;) {
    left += text.charAt(at);
    let end = at + 1;
    while (end < text.length && rows.some((row) => row.includes(text.slice(at, end + 1)))) end += 1;
    at = end - at >= 3 ? end : at + 1;
  }
  return left;
};

/** What is left to guess of a text for whoever knows these words. */
const remainderOf = (text: string, known: readonly string[]): string =>
  dropRecited(known.reduce((left, word) => left.replaceAll(word, ""), periodOf(text)));

const fewestLetters = 6;
const fewestDifferent = 5;

/**
 * Whether a secret would be among the first that somebody tries: counted, recited, repeated, or made of well-known words
 * and the account's own name, also in the usual disguises. It refuses the worst and measures nothing.
 */
export const isGuessable = (secret: string, username = ""): boolean => {
  const text = secret.toLowerCase();
  const own = username.toLowerCase();
  const known = [...(own.length >= 3 ? [own, ...own.split(/[._-]/).filter((part) => part.length >= 3)] : []), ...words];
  return [text, undisguise(text)].some((each) => {
    const left = remainderOf(each, known);
    return left.length < fewestLetters || new Set(left).size < fewestDifferent;
  });
};
