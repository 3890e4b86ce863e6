/** The four prices of a product in rupees, as far as they are typed. */
export interface Prices {
  readonly o2rlp: number | null;
  readonly pth: number | null;
  readonly ptr: number | null;
  readonly mrp: number | null;
}

export interface Rung {
  readonly label: "O2RLP" | "PTH" | "PTR" | "MRP";
  readonly amount: number | null;
  /** A neighbour stands on the wrong side of it. */
  readonly broken: boolean;
}

/** The step from one price to the next. Null while either is missing. */
export interface Step {
  /** Rupees gained on the way up; below zero when the chain is broken. */
  readonly gain: number;
  /** The gain as a percentage of the lower price; null when that is zero. */
  readonly percent: number | null;
  readonly broken: boolean;
}

export interface PriceLadder {
  readonly rungs: readonly Rung[];
  /** One fewer than there are rungs. */
  readonly steps: readonly (Step | null)[];
  /** What the retailer gains between PTR and MRP. */
  readonly retailerMargin: Step | null;
}

/** Rupees as a whole number of paise, so that 0.1 + 0.2 is 0.3. */
const paise = (rupees: number): number => Math.round(rupees * 100);

const stepBetween = (from: number | null, to: number | null): Step | null => {
  if (from === null || to === null) return null;
  const gain = paise(to) - paise(from);
  return { gain: gain / 100, percent: paise(from) === 0 ? null : (gain / paise(from)) * 100, broken: gain < 0 };
};

/** The prices in the order that the chain demands, O2RLP ≤ PTH ≤ PTR ≤ MRP, with each step between them. */
export const priceLadder = ({ o2rlp, pth, ptr, mrp }: Prices): PriceLadder => {
  const steps = [stepBetween(o2rlp, pth), stepBetween(pth, ptr), stepBetween(ptr, mrp)] as const;
  const [first, second, third] = steps.map((step) => step?.broken === true);
  const rung = (label: Rung["label"], amount: number | null, ...beside: (boolean | undefined)[]): Rung => ({
    label,
    amount,
    broken: beside.includes(true),
  });
  return {
    rungs: [
      rung("O2RLP", o2rlp, first),
      rung("PTH", pth, first, second),
      rung("PTR", ptr, second, third),
      rung("MRP", mrp, third),
    ],
    steps,
    retailerMargin: steps[2],
  };
};
