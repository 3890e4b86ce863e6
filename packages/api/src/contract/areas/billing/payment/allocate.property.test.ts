import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allocate, allocateAll, type OnAccount, type OpenInvoice } from "./allocate.ts";

const invoices = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    number: fc.integer({ min: 1, max: 999_999 }).map(String),
    dueOn: fc.integer({ min: 1, max: 28 }).map((day) => `2026-11-${String(day).padStart(2, "0")}`),
    due: fc.integer({ min: 0, max: 1_000_000 }),
  }),
  { selector: ({ id }) => id, maxLength: 12 },
);
const paise = fc.integer({ min: 1, max: 5_000_000 });

/** The invoices once so much of each was taken. */
const after = (open: readonly OpenInvoice[], taken: ReadonlyMap<string, number>): readonly OpenInvoice[] =>
  open.map((one) => ({ ...one, due: one.due - (taken.get(one.id) ?? 0) }));
const takenOf = (allocations: readonly { readonly invoiceId: string; readonly amount: number }[]) =>
  new Map(allocations.map(({ invoiceId, amount }) => [invoiceId, amount]));

describe("what was paid", () => {
  it("is shared out to the paisa, never more than is due, and what is left stands on account", () => {
    fc.assert(
      fc.property(paise, invoices, (paid, open) => {
        const { allocations, onAccount } = allocate(paid, open);
        const sum = allocations.reduce((total, { amount }) => total + amount, 0);
        expect(sum + onAccount).toBe(paid);
        for (const { invoiceId, amount } of allocations) {
          expect(amount).toBeGreaterThan(0);
          expect(amount).toBeLessThanOrEqual(open.find(({ id }) => id === invoiceId)?.due ?? 0);
        }
        // Nothing stands on account while something is due.
        expect(onAccount === 0 || sum === open.reduce((total, { due }) => total + due, 0)).toBe(true);
      }),
    );
  });

  it("goes to the oldest due first: no invoice is paid while an older one is due", () => {
    fc.assert(
      fc.property(paise, invoices, (paid, open) => {
        const left = after(open, takenOf(allocate(paid, open).allocations));
        const oldestLeft = left
          .filter(({ due }) => due > 0)
          .map(({ dueOn }) => dueOn)
          .toSorted()[0];
        for (const { invoiceId } of allocate(paid, open).allocations) {
          const { dueOn = "" } = open.find(({ id }) => id === invoiceId) ?? {};
          expect(oldestLeft === undefined || dueOn <= oldestLeft).toBe(true);
        }
      }),
    );
  });

  it("comes to the same in one payment as in two, and taken back leaves all as it was", () => {
    fc.assert(
      fc.property(paise, paise, invoices, (first, second, open) => {
        const one = after(open, takenOf(allocate(first + second, open).allocations));
        const half = after(open, takenOf(allocate(first, open).allocations));
        const two = after(half, takenOf(allocate(second, half).allocations));
        expect(two).toEqual(one);
        const { allocations } = allocate(first, open);
        const back = new Map(allocations.map(({ invoiceId, amount }) => [invoiceId, 0 - amount]));
        expect(after(half, back)).toEqual(open);
      }),
    );
  });
});

const accounts = fc.uniqueArray(fc.record({ id: fc.uuid(), left: fc.integer({ min: 1, max: 1_000_000 }) }), {
  selector: ({ id }) => id,
  maxLength: 6,
});
const total = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0);

describe("what stands on account", () => {
  const taken = (sources: readonly OnAccount[], open: readonly OpenInvoice[]) => {
    const given = allocateAll(sources, open);
    const of = (key: "sourceId" | "invoiceId", id: string) =>
      total(given.filter((one) => one[key] === id).map(({ amount }) => amount));
    return {
      given,
      sources: sources.map(({ id, left }) => ({ id, left: left - of("sourceId", id) })),
      open: open.map((one) => ({ ...one, due: one.due - of("invoiceId", one.id) })),
    };
  };

  it("pays as one sum would, from the first source on, and never stays while something is due", () => {
    fc.assert(
      fc.property(accounts, invoices, (sources, open) => {
        const after = taken(sources, open);
        expect(after.given.every(({ amount }) => amount > 0)).toBe(true);
        expect(after.sources.every(({ left }) => left >= 0) && after.open.every(({ due }) => due >= 0)).toBe(true);
        expect(total(after.sources.map(({ left }) => left)) * total(after.open.map(({ due }) => due))).toBe(0);
        expect(total(after.open.map(({ due }) => due)) - total(after.sources.map(({ left }) => left))).toBe(
          total(open.map(({ due }) => due)) - total(sources.map(({ left }) => left)),
        );
        const sum = total(sources.map(({ left }) => left));
        expect(after.open).toEqual(
          open.map((one) => ({ ...one, due: one.due - (takenOf(allocate(sum, open).allocations).get(one.id) ?? 0) })),
        );
        const firstLeft = after.sources.findIndex(({ left }) => left > 0);
        expect(
          after.sources
            .slice(firstLeft + 1)
            .every(({ left }, at) => firstLeft < 0 || left === sources[firstLeft + 1 + at]?.left),
        ).toBe(true);
      }),
    );
  });

  it("keeps its sums when one source bounces: what it paid is due again, and what else is left pays that", () => {
    fc.assert(
      fc.property(accounts, invoices, fc.nat(5), (sources, open, at) => {
        const bounced = sources[at % Math.max(1, sources.length)];
        if (bounced === undefined) return;
        const { given, sources: left, open: paid } = taken(sources, open);
        const back = given.filter(({ sourceId }) => sourceId === bounced.id);
        const dueAgain = paid.map((one) => ({
          ...one,
          due: one.due + total(back.filter(({ invoiceId }) => invoiceId === one.id).map(({ amount }) => amount)),
        }));
        const rest = taken(
          left.filter(({ id }) => id !== bounced.id),
          dueAgain,
        );
        // As if it had never come.
        const never = total(sources.filter(({ id }) => id !== bounced.id).map((one) => one.left));
        expect(total(rest.open.map(({ due }) => due))).toBe(Math.max(0, total(open.map(({ due }) => due)) - never));
        expect(total(rest.sources.map((one) => one.left))).toBe(Math.max(0, never - total(open.map(({ due }) => due))));
      }),
    );
  });
});
