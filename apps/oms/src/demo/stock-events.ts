import type { RejectReason } from "@o2r/api/contract/stock";
import type { Movement } from "../areas/stock/rules/balance.ts";
import type { Random } from "./random.ts";

/** Why the demo's checks reject units. */
export const rejections: readonly RejectReason[] = ["DAMAGED", "LEAKAGE", "NEAR_EXPIRY"];

/** Days until a batch expires: one of thirty has expired, one of eight is near. */
export const daysLeftOf = (random: Random, shelfLife: number): number => {
  if (random.chance(0.03)) return -random.whole(1, 20);
  if (random.chance(0.12)) return random.whole(1, Math.min(30, shelfLife));
  return Math.max(1, Math.round(shelfLife * (0.3 + random.fraction() * 0.65)));
};

/** What happened to a batch since it came in, oldest first, each with its age in days. */
export interface StockEvent extends Omit<Movement, "batchId"> {
  readonly days: number;
}

/**
 * A made-up life of a batch: received, then counted, kept back or broken. It is received once it is made and
 * before it expires; after that nothing more comes in. What orders get of it, and what hub orders bring, is added to it later.
 */
export const eventsOf = (
  random: Random,
  batch: { readonly madeDaysAgo: number; readonly daysLeft: number },
): readonly StockEvent[] => {
  const units = random.chance(0.1) ? random.whole(4, 18) : random.whole(3, 60) * 12;
  const age = Math.min(Math.max(random.whole(8, 100), 1 - batch.daysLeft), batch.madeDaysAgo);
  const isGood = (days: number): boolean => days > -batch.daysLeft;
  const events: StockEvent[] = [{ days: age, type: "GRN", change: { on_hand: units } }];
  const at = (share: number): number => age * (1 - share);
  const some = (part: number): number => Math.max(1, Math.floor(units * part * random.fraction()));
  if (random.chance(0.2)) {
    const by = random.pick([-2, -1, -1, 1, 3]);
    events.push({ days: at(0.5), type: "ADJUST", change: { on_hand: by }, reason: "Counted on the shelf" });
  }
  if (random.chance(0.15)) {
    events.push({ days: at(0.6), type: "ADJUST", change: { buffer: some(0.15) }, reason: "Kept back for the counter" });
  }
  if (random.chance(0.08)) {
    const broken = some(0.05);
    events.push({
      days: at(0.7),
      type: "REJECT",
      change: { on_hand: -broken, rejected: broken },
      reason: random.pick(rejections),
    });
  }
  if (random.chance(0.06)) {
    const change = { quarantine: random.whole(1, 5) * 12 };
    // Lately: half of what waits for its check is to be checked still, the other half is overdue.
    if (isGood(at(0.98))) events.push({ days: at(0.98), type: "GRN", change });
  }
  if (random.chance(0.04))
    events.push({
      days: Math.min(0.5, at(0.97)),
      type: "ADJUST",
      change: { on_hand: -units },
      reason: "Moved to the fair",
    });
  return events;
};
