import type { Paise } from "../../../trade/paise.ts";

interface Counted {
  readonly packs: number;
  readonly weight: number;
  readonly volume: number;
  readonly value: number;
  readonly cod: number;
}

/** What is known of a shipment by its stops. */
export const sumsOf = (rows: readonly Counted[]) => {
  const sum = (of: (row: Counted) => number) => rows.reduce((total, row) => total + of(row), 0);
  return {
    stops: rows.length,
    packs: sum(({ packs }) => packs),
    weight: sum(({ weight }) => weight),
    volume: sum(({ volume }) => volume),
    value: sum(({ value }) => value) as Paise, // a sum of Paise
    cod: sum(({ cod }) => cod) as Paise, // a sum of Paise
  };
};
