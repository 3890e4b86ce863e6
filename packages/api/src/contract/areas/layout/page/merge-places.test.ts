import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { comparePages } from "./compare-pages.ts";
import { mergePlaces } from "./merge-places.ts";
import { inOrder, type PageBody, type Place } from "./page-body.ts";
import { rankBetween, ranksFor } from "./rank-between.ts";

const made = (id: string, rank: string): Place => ({
  id,
  railId: `rail-${id}`,
  rank,
  hidden: false,
  visibleFrom: null,
  visibleTill: null,
  hubs: [],
  audience: [],
});
const ranks = ranksFor(6);
const base = ["a", "b", "c", "d", "e", "f"].map((id, index) => made(id, ranks[index] ?? ""));

type Act =
  | { readonly kind: "add"; readonly at: number }
  | { readonly kind: "remove"; readonly at: number }
  | { readonly kind: "hide"; readonly at: number }
  | { readonly kind: "move"; readonly at: number; readonly to: number };
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constant("remove" as const), at: fc.nat(5) }),
  fc.record({ kind: fc.constant("hide" as const), at: fc.nat(5) }),
  fc.record({ kind: fc.constant("add" as const), at: fc.nat(6) }),
  fc.record({ kind: fc.constant("move" as const), at: fc.nat(5), to: fc.nat(5) }),
);

const rankAt = (places: readonly Place[], at: number): string =>
  rankBetween(places[at - 1]?.rank ?? null, places[at]?.rank ?? null);
const apply = (places: readonly Place[], one: Act, name: string): readonly Place[] => {
  const sorted = inOrder(places);
  const at = Math.min(one.at, sorted.length - 1);
  const target = sorted[at];
  if (one.kind === "add") return [...sorted, made(name, rankAt(sorted, Math.min(one.at, sorted.length)))];
  if (target === undefined) return sorted;
  const rest = sorted.filter(({ id }) => id !== target.id);
  if (one.kind === "remove") return rest;
  if (one.kind === "hide") return [...rest, { ...target, hidden: !target.hidden }];
  return [...rest, { ...target, rank: rankAt(rest, Math.min(one.to, rest.length)) }];
};
const edited = (who: string) =>
  fc
    .array(act, { maxLength: 5 })
    .map((acts) => acts.reduce<readonly Place[]>((places, one, index) => apply(places, one, `${who}${index}`), base));

const ids = (places: readonly Place[]) => places.map(({ id }) => id).toSorted();

describe("two editors on one page", () => {
  it("lose no rail that either added, and none that one of them changed", () => {
    fc.assert(
      fc.property(edited("x"), edited("y"), (mine, theirs) => {
        const { places } = mergePlaces(base, mine, theirs);
        const kept = new Set(places.map(({ id }) => id));
        const added = [...mine, ...theirs].filter(({ id }) => !base.some((one) => one.id === id));
        expect(added.every(({ id }) => kept.has(id))).toBe(true);
        for (const { id } of base) {
          const [me, they] = [mine.find((one) => one.id === id), theirs.find((one) => one.id === id)];
          // Where one of the two took it away, it depends on what the other did.
          const expected = me && they ? true : !me && !they ? false : kept.has(id);
          expect(kept.has(id)).toBe(expected);
        }
      }),
    );
  });

  it("get the same whoever saves first, where they touched different rails", () => {
    fc.assert(
      fc.property(edited("x"), edited("y"), (mine, theirs) => {
        const one = mergePlaces(base, mine, theirs);
        const other = mergePlaces(base, theirs, mine);
        if (one.conflicts.length > 0) return;
        expect(ids(one.places)).toEqual(ids(other.places));
        expect(inOrder(one.places)).toEqual(inOrder(other.places));
      }),
    );
  });

  it("change nothing where only one of them did anything, or both did the same", () => {
    fc.assert(
      fc.property(edited("x"), (mine) => {
        expect(inOrder(mergePlaces(base, mine, base).places)).toEqual(inOrder(mine));
        expect(inOrder(mergePlaces(base, base, mine).places)).toEqual(inOrder(mine));
        expect(mergePlaces(base, mine, mine).conflicts).toEqual([]);
      }),
    );
  });

  it("are told where both wanted the same rail otherwise: what was saved first stays, and is not taken away", () => {
    const [a, ...rest] = base;
    if (a === undefined) throw new Error("There is a first");
    const mine = [{ ...a, hubs: ["one"] }, ...rest];
    const theirs = [{ ...a, hubs: ["two"], hidden: true }, ...rest];
    const both = mergePlaces(base, mine, theirs);
    expect(both.places.find(({ id }) => id === "a")).toMatchObject({ hubs: ["two"], hidden: true });
    expect(both.conflicts).toEqual([{ id: "a", railId: "rail-a", kind: "both", fields: ["hubs"] }]);
    const gone = mergePlaces(base, rest, theirs);
    expect(gone.places.some(({ id }) => id === "a")).toBe(true);
    expect(gone.conflicts).toEqual([{ id: "a", railId: "rail-a", kind: "removed", fields: ["hidden", "hubs"] }]);
  });
});

describe("a rank", () => {
  it("lies between any two, again and again, and never ends so that nothing fits before it", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20), { maxLength: 60 }), (places) => {
        const list: string[] = [];
        for (const place of places) {
          const at = Math.min(place, list.length);
          const rank = rankBetween(list[at - 1] ?? null, list[at] ?? null);
          list.splice(at, 0, rank);
        }
        expect(list).toEqual(list.toSorted((one, other) => (one < other ? -1 : 1)));
        expect(new Set(list).size).toBe(list.length);
        expect(list.every((rank) => !rank.endsWith("0"))).toBe(true);
      }),
    );
  });

  it("is given to many at once in their order", () => {
    for (const count of [1, 2, 61, 62, 200]) {
      const list = ranksFor(count);
      expect(new Set(list).size).toBe(count);
      expect(list).toEqual(list.toSorted((one, other) => (one < other ? -1 : 1)));
    }
  });
});

describe("the differences of two versions", () => {
  const body = (places: readonly Place[]): PageBody => ({ places: [...places], rails: [] });

  it("are none of a version to itself, and name what was added, taken away and moved", () => {
    expect(comparePages(body(base), body(base))).toEqual([]);
    const [a, b, c, ...rest] = base;
    if (!a || !b || !c) throw new Error("There are three");
    const after = [...rest, b, { ...c, hidden: true }, made("new", "0V"), { ...a, rank: "zz" }].filter(
      ({ id }) => id !== "d",
    );
    expect(comparePages(body(base), body(after)).map(({ id, kind, was, is }) => [id, kind, was, is])).toEqual([
      ["new", "added", null, 1],
      ["c", "changed", 3, 3],
      ["a", "moved", 1, 6],
      ["d", "removed", 4, null],
    ]);
  });

  it("of one move name one rail", () => {
    fc.assert(
      fc.property(fc.nat(5), fc.nat(5), (at, to) => {
        const after = apply(base, { kind: "move", at, to }, "");
        expect(comparePages(body(base), body(after)).length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
