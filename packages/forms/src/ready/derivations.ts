import type { Derive } from "../engine/world.types.ts";

/** The derivations most forms name in `derive.by`. */
export const derivations: Readonly<Record<string, Derive>> = {
  /** Cubic metres from three sides in centimetres. */
  cubicMetres: (...sides) => {
    const product = sides.reduce<number>((all, side) => (typeof side === "number" ? all * side : Number.NaN), 1);
    // Rounded to a hundredth of a cubic centimetre, below which floating point only adds noise.
    return Number.isNaN(product) ? undefined : Math.round((product / 1e6) * 1e8) / 1e8;
  },
  /** `Cash on delivery` becomes `CASH_ON_DELIVERY`. */
  upperSnake: (text) => (typeof text === "string" ? text.trim().toUpperCase().replace(/\s+/g, "_") : undefined),
  /** Of every number in the given fields and columns. */
  sum: (...values) => {
    const numbers = values.flat().filter((value): value is number => typeof value === "number");
    return numbers.length === 0
      ? undefined
      : Math.round(numbers.reduce((all: number, one) => all + one, 0) * 1e8) / 1e8;
  },
};
