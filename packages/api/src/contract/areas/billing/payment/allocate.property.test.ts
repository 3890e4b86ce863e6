import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allocate, type OpenInvoice } from "./allocate.ts";

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
