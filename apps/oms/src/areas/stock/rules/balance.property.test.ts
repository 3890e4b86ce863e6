import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buckets, movementTypes, type Bucket } from "@o2r/api/contract/stock";
import {
  applyMovements,
  freeOf,
  emptyBalance,
  explainFault,
  mostUnits,
  type Balance,
  type Movement,
} from "./balance.ts";

const units = fc.integer({ min: 0, max: 50 });
const balances = fc
  .record({ reserved: units, buffer: units, spare: units, in_flight: units, quarantine: units, rejected: units })
  .map(({ spare, ...rest }): Balance => ({ ...rest, on_hand: rest.reserved + rest.buffer + spare }));
const some = fc.integer({ min: 1, max: 60 });
const either = fc.integer({ min: -60, max: 60 }).filter((by) => by !== 0);
const split = fc.record({ one: some, other: fc.nat({ max: 60 }) });
type Made = Pick<Movement, "type" | "change">;
const move = (type: Movement["type"], change: Movement["change"]): Made => ({ type, change });

/** Movements that can be, of every type. */
const made: fc.Arbitrary<Made> = fc.oneof(
  some.map((n) => move("GRN", { on_hand: n })),
  some.map((n) => move("RETURN", { quarantine: n })),
  some.map((n) => move("TRANSFER_IN", { on_hand: n })),
  either.map((n) => move("ADJUST", { on_hand: n })),
  either.map((n) => move("ADJUST", { buffer: n })),
  some.map((n) => move("RESERVE", { reserved: n })),
  some.map((n) => move("RELEASE", { reserved: -n })),
  some.map((n) => move("PICK", { on_hand: -n, reserved: -n })),
  some.map((n) => move("TRANSFER_OUT", { on_hand: -n, reserved: -n })),
  some.map((n) => move("DISPATCH", { in_flight: n })),
  split.map(({ one, other }) => move("RECEIVE", { in_flight: -one - other, on_hand: one, quarantine: other })),
  some.map((n) => move("INSPECT", { quarantine: -n, on_hand: n })),
  split.map(({ one, other }) => move("REJECT", { on_hand: -one, quarantine: -other, rejected: one + other })),
  some.map((n) => move("DISCARD", { rejected: -n })),
  fc.tuple(either, either).map(([on_hand, rejected]) => move("RESET", { on_hand, rejected })),
);
const possible = fc
  .record({ batchId: fc.constantFrom("a", "b"), moved: made })
  .map(({ batchId, moved }): Movement => ({ batchId, ...moved }));
const anything = fc.record({
  batchId: fc.constant("a"),
  type: fc.constantFrom(...movementTypes.map(({ value }) => value)),
  change: fc
    .record(Object.fromEntries(buckets.map((bucket) => [bucket, fc.integer({ min: -3, max: 3 })])), {
      requiredKeys: [],
    })
    .map((change): Movement["change"] => change),
});

const isSound = (balance: Balance): boolean =>
  buckets.every((bucket) => balance[bucket] >= 0 && balance[bucket] <= mostUnits) && freeOf(balance) >= 0;
const add = (balance: Balance, { change }: Movement): Balance =>
  // every bucket is among the keys
  Object.fromEntries(buckets.map((bucket) => [bucket, balance[bucket] + (change[bucket] ?? 0)])) as Balance;

describe("movements of stock", () => {
  it("leave every bucket at nothing or more, and no more promised than lies there, or are refused whole", () => {
    fc.assert(
      fc.property(balances, balances, fc.array(possible, { maxLength: 12 }), (a, b, all) => {
        const before = new Map([
          ["a", a],
          ["b", b],
        ]);
        const decision = applyMovements(before, all);
        return "refusal" in decision || [...decision.balances.values()].every(isSound);
      }),
      { numRuns: 2000 },
    );
  });

  it("add up: what they leave is what there was and what they moved", () => {
    fc.assert(
      fc.property(balances, fc.array(possible, { maxLength: 6 }), (a, all) => {
        const own = all.map((movement) => ({ ...movement, batchId: "a" }));
        const decision = applyMovements(new Map([["a", a]]), own);
        const isRefused = "refusal" in decision;
        expect(isRefused ? a : decision.balances.get("a")).toEqual(isRefused ? a : own.reduce(add, a));
      }),
      { numRuns: 2000 },
    );
  });

  it("are refused only where a step on the way would be unsound", () => {
    fc.assert(
      fc.property(balances, fc.array(possible, { maxLength: 6 }), (a, all) => {
        const own = all.map((movement) => ({ ...movement, batchId: "a" }));
        const steps = own.map((_, index) => own.slice(0, index + 1).reduce(add, a));
        expect("balances" in applyMovements(new Map([["a", a]]), own)).toBe(steps.every(isSound));
      }),
      { numRuns: 2000 },
    );
  });

  it("of a check, an arrival or a rejection neither make units nor lose any, whatever is tried", () => {
    const kept = new Set<string>(["INSPECT", "RECEIVE", "REJECT"]);
    const total = ({ on_hand, in_flight, quarantine, rejected }: Balance): number =>
      on_hand + in_flight + quarantine + rejected;
    fc.assert(
      fc.property(balances, anything, (a, movement) => {
        if (explainFault(movement) !== null || !kept.has(movement.type)) return true;
        const decision = applyMovements(new Map([["a", a]]), [movement]);
        return "refusal" in decision || total(decision.balances.get("a") ?? a) === total(a);
      }),
      { numRuns: 5000 },
    );
  });
});

describe("a movement that no service may make", () => {
  const make = (type: Movement["type"], change: Partial<Record<Bucket, number>>): Movement => ({
    batchId: "a",
    type,
    change,
  });
  const faults: readonly (readonly [string, Movement])[] = [
    ["of nothing", make("ADJUST", {})],
    ["of nothing, said at length", make("ADJUST", { on_hand: 0 })],
    ["of half a unit", make("GRN", { on_hand: 0.5 })],
    ["of no number", make("GRN", { on_hand: Number.NaN })],
    ["that receives less than nothing", make("GRN", { on_hand: -1 })],
    ["that reserves by adjusting", make("ADJUST", { reserved: 1 })],
    ["that picks what is not reserved", make("PICK", { on_hand: -2, reserved: -1 })],
    ["that rejects more than it takes", make("REJECT", { quarantine: -1, rejected: 2 })],
    ["that passes a check by taking", make("INSPECT", { on_hand: -1, quarantine: 1 })],
  ];

  it.each(faults)("%s is a fault, not a refusal", (_, movement) => {
    expect(() =>
      applyMovements(new Map([["a", { ...emptyBalance, on_hand: 9, reserved: 5, quarantine: 3 }]]), [movement]),
    ).toThrow(RangeError);
  });

  it("of a batch whose balance nobody holds is a fault", () => {
    expect(() => applyMovements(new Map(), [make("GRN", { on_hand: 1 })])).toThrow("No balance");
  });
});
