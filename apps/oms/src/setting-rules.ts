/** One setting: how its text is read, and what documentation says of it. */
export interface Setting<T> {
  /** The value of a text, or undefined when the text is wrong. */
  readonly read: (text: string) => T | undefined;
  /** Completes "NAME must be …". */
  readonly expects: string;
  /** What it is for, in a sentence. */
  readonly about: string;
  /** The value when nothing is set. */
  readonly standard: T | undefined;
  /** The standard in words, where the value does not say it. */
  readonly standardAbout?: string;
  /** Its text is never shown. */
  readonly secret?: true;
}

type Rule<T> = Pick<Setting<T>, "read" | "expects">;

/** A whole number within bounds. */
export const wholeNumber = (from: number, to: number): Rule<number> => ({
  expects: `a whole number from ${from} to ${to}`,
  read: (text) => {
    const value = Number(text);
    return /^\d+$/.test(text) && value >= from && value <= to ? value : undefined;
  },
});

/** One of a few words. */
export const oneOf = <const T extends string>(...choices: readonly T[]): Rule<T> => ({
  expects: `one of ${choices.join(", ")}`,
  read: (text) => choices.find((choice) => choice === text),
});

/** On or off. */
export const flag: Rule<boolean> = {
  expects: "1 or 0",
  read: (text) => (text === "1" ? true : text === "0" ? false : undefined),
};

/** A text of a pattern; `expects` says it in words. */
export const text = (expects: string, pattern: RegExp): Rule<string> => ({
  expects,
  read: (value) => (pattern.test(value) ? value : undefined),
});

/** An address that is accepted. */
export const address = (expects: string, accepts: (url: URL) => boolean): Rule<string> => ({
  expects,
  read: (value) => (URL.canParse(value) && accepts(new URL(value)) ? value.trim() : undefined),
});

/** Origins of pages, joined by commas. */
export const origins: Rule<readonly string[]> = {
  expects: "one or more http or https origins without a path, joined by commas",
  read: (value) => {
    const all = value.split(",").map((one) => one.trim());
    const isOrigin = (one: string) => URL.canParse(one) && isWeb(new URL(one)) && new URL(one).origin === one;
    return all.every(isOrigin) ? all : undefined;
  },
};

/** Whether an address is one of the web. */
export const isWeb = (url: URL): boolean => url.protocol === "http:" || url.protocol === "https:";

/** Whether an address is one of PostgreSQL. */
export const isPostgres = (url: URL): boolean => url.protocol === "postgres:" || url.protocol === "postgresql:";
