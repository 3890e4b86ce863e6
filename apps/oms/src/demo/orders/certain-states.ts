import type { OrderState } from "@o2r/api/contract/orders";

/** How far an order is, and whose it is. */
interface Progress {
  /** Days since it was placed. */
  readonly age: number;
  /** Days until it is delivered. */
  readonly slotIn: number;
  /** Whether its hub is one of the demo's manager. */
  readonly isKept: boolean;
}

interface Wanted {
  readonly state: OrderState;
  readonly count: number;
  readonly fits: (progress: Progress) => boolean;
}

/** Placed hours ago, for a later day. */
const isAhead = ({ age, slotIn }: Progress): boolean => slotIn > 0 && age > 0.1;
const isPacked = ({ age, slotIn }: Progress): boolean => slotIn === 0 || (slotIn > 0 && age > 0.25);
/** Of this week: around a holiday nothing was delivered on the last days. */
const isRecent = ({ slotIn }: Progress): boolean => slotIn < 0 && slotIn >= -6;

/**
 * What the demo has whatever day and hour it begins at: chance gives none of some at night, on a Sunday, or after a
 * holiday. As many are packed as go out with shipments in every state; of the few orders of the manager's own hub some wait
 * at each step, as far as there are any.
 */
const wanted: readonly Wanted[] = [
  { state: "PACKED", count: 20, fits: (one) => !one.isKept && isPacked(one) },
  { state: "PACKED", count: 1, fits: (one) => one.isKept && isPacked(one) },
  // They are on their way today; those of other days are wanted in other states, too.
  { state: "PACKED", count: 2, fits: (one) => one.isKept && one.slotIn === 0 },
  ...(["CONFIRMED", "ALLOCATED", "PARTIALLY_ALLOCATED", "ON_HOLD"] as const).flatMap((state): readonly Wanted[] => [
    { state, count: 3, fits: (one) => !one.isKept && isAhead(one) },
    { state, count: 1, fits: (one) => one.isKept && isAhead(one) },
  ]),
  ...(["UNDELIVERED", "RESCHEDULED"] as const).map((state): Wanted => ({ state, count: 2, fits: isRecent })),
];

/** Chooses the state of each order in turn: the one that chance has drawn, or one that is still wanted. */
export const chooseStates = () => {
  const missing = new Map(wanted.map((one) => [one, one.count]));
  let turn = 0;
  return (drawn: OrderState, progress: Progress): OrderState => {
    const open = wanted.filter((one) => (missing.get(one) ?? 0) > 0 && one.fits(progress));
    // Not one after the other, so that chance has its say about some of the same hours.
    const chosen =
      open.find(({ state }) => state === drawn) ?? (turn++ % 2 === 0 ? open[turn % open.length] : undefined);
    if (chosen === undefined) return drawn;
    missing.set(chosen, (missing.get(chosen) ?? 0) - 1);
    return chosen.state;
  };
};
