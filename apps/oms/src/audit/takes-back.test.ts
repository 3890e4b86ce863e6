import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { diffFields } from "./diff.ts";
import { takesBack } from "./takes-back.ts";

type Row = Readonly<Record<string, unknown>>;
const write = (before: Row | null, after: Row | null) => ({ entity: "brand", id: "1", before, after });
const kept = (before: Row | null, after: Row | null) => diffFields(write(before, after));

const on = { active: true };
const off = { active: false };

describe("a write that is said to take back another", () => {
  it("does where it leads the row to what it was before the newest entry", () => {
    expect(takesBack(write(off, on), [kept(on, off)])).toBe(true);
    const [old, now] = [
      { name: "Atta", day: "2026-11-21", images: ["a"] },
      { name: "Maida", day: "2026-11-22", images: [] },
    ];
    expect(takesBack(write(now, old), [kept(old, now)])).toBe(true);
  });

  it("does not where it leads elsewhere, goes half the way, or changes something else as well", () => {
    const [old, now] = [
      { name: "Atta", note: "old" },
      { name: "Maida", note: "new" },
    ];
    expect(takesBack(write(now, { ...old, name: "Suji" }), [kept(old, now)])).toBe(false);
    expect(takesBack(write(now, { ...now, name: "Atta" }), [kept(old, now)])).toBe(false);
    expect(takesBack(write({ ...now, mrp: 1 }, { ...old, mrp: 2 }), [kept(old, now)])).toBe(false);
    expect(takesBack(write(off, on), [kept(old, now)])).toBe(false);
  });

  it("does not where it changes nothing, or where nothing was done before", () => {
    expect(takesBack(write(on, on), [kept(on, off)])).toBe(false);
    expect(takesBack(write(off, on), [])).toBe(false);
  });

  it("is no row that is made, and none that goes", () => {
    expect(takesBack(write(null, on), [kept(on, null)])).toBe(false);
    expect(takesBack(write(on, null), [kept(null, on)])).toBe(false);
  });

  it("does not where something else was done since, unless that was taken back too", () => {
    const named = kept({ name: "Atta" }, { name: "Maida" });
    const back = kept({ name: "Maida" }, { name: "Atta" });
    expect(takesBack(write(off, on), [named, kept(on, off)])).toBe(false);
    expect(takesBack(write(off, on), [back, named, kept(on, off)])).toBe(true);
  });

  it("looks at the last twenty entries only", () => {
    const nothing = Array.from({ length: 19 }, () => []);
    expect(takesBack(write(off, on), [...nothing, kept(on, off)])).toBe(true);
    expect(takesBack(write(off, on), [...nothing, [], kept(on, off)])).toBe(false);
  });

  it("leaves aside what a step has said beside its state, and only that", () => {
    const blocked = [
      ...kept({ state: "ACTIVE" }, { state: "BLOCKED" }),
      { field: "reason", before: null, after: "Owes" },
    ];
    const unblock = write({ state: "BLOCKED" }, { state: "ACTIVE", freed: 2 });
    expect(takesBack(unblock, [blocked])).toBe(true);
    expect(takesBack(unblock, [kept({ name: "Atta" }, { name: "Maida" }), blocked])).toBe(false);
  });

  it("leaves aside what a step within a state has said, and nothing that its row held before", () => {
    const given = (more: readonly { field: string; before: unknown; after: unknown }[]) => [
      ...kept({ holder: "A" }, { holder: "B" }),
      ...more,
    ];
    const back = write({ state: "OPEN", holder: "B" }, { state: "OPEN", holder: "A", to: "A" });
    const to = { field: "to", before: null, after: "B" };
    expect(takesBack(back, [given([to])])).toBe(true);
    expect(takesBack(back, [[to], given([to])])).toBe(false);
    expect(takesBack(back, [given([{ field: "subject", before: "Short", after: "Late" }])])).toBe(false);
  });

  it("does not where it sets a secret, which may be any", () => {
    expect(takesBack(write({ password: "b" }, { password: "a" }), [kept({ password: "a" }, { password: "b" })])).toBe(
      false,
    );
  });

  it("compares what it wrote as the log keeps it", () => {
    const [old, now] = [{ at: new Date(0) }, { at: new Date(1) }];
    const log = JSON.parse(JSON.stringify(kept(old, now))) as ReturnType<typeof kept>;
    expect(takesBack(write(now, old), [log])).toBe(true);
  });

  it("is, of any row, what writes the values of before", () => {
    const row = fc.record({ a: fc.integer({ max: 3, min: 0 }), b: fc.boolean(), c: fc.constantFrom("x", "y", null) });
    fc.assert(
      fc.property(row, row, row, (first, second, third) => {
        const same = (one: Row, other: Row) => JSON.stringify(one) === JSON.stringify(other);
        const isBack = same(first, third) && !same(first, second);
        expect(takesBack(write(second, third), [kept(first, second)])).toBe(isBack);
      }),
    );
  });
});
