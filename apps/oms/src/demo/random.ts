/** A source of chance that always gives the same sequence for the same seed. */
export interface Random {
  /** From 0 up to, but without, 1. */
  readonly fraction: () => number;
  /** A whole number, both ends included. */
  readonly whole: (from: number, to: number) => number;
  readonly pick: <T>(choices: readonly [T, ...T[]] | readonly T[]) => T;
  readonly chance: (likelihood: number) => boolean;
  /** All of them, in another order. */
  readonly shuffle: <T>(items: readonly T[]) => T[];
  /** Decimal digits, leading zeros included. */
  readonly digits: (count: number) => string;
  /** A UUIDv7 stamped with the given instant. */
  readonly id: (at: Date) => string;
}

/** Starts a sequence (mulberry32 over an FNV-1a hash of the seed). */
export const seedRandom = (seed: string): Random => {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (from: number, to: number): number => from + Math.floor(fraction() * (to - from + 1));
  let serial = 0;
  return {
    fraction,
    whole,
    pick: (choices) => {
      const choice = choices[whole(0, choices.length - 1)];
      if (choice === undefined) throw new RangeError("Nothing to pick from");
      return choice;
    },
    chance: (likelihood) => fraction() < likelihood,
    shuffle: (items) =>
      items
        .map((item) => ({ item, key: fraction() }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ item }) => item),
    digits: (count) => Array.from({ length: count }, () => whole(0, 9)).join(""),
    id: (at) => {
      // Milliseconds (48 bits), version, a serial that keeps ids of one instant apart, variant, and chance.
      const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, "0");
      const when = hex(at.getTime(), 12);
      const number = hex(serial++ % 0x1000, 3);
      const tail = hex(whole(0, 0xffffff), 6) + hex(whole(0, 0xffffff), 6);
      return `${when.slice(0, 8)}-${when.slice(8)}-7${number}-${hex(whole(0x8000, 0xbfff), 4)}-${tail}`;
    },
  };
};
