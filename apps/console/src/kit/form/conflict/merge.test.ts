import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changedFields, findClashes, mergeValues, sameValue, type Choice, type Values } from "./merge.ts";

const fields = ["name", "mrp", "ptr", "kit"];
const value = fc.oneof(fc.constantFrom("", "Toor Dal", "Atta"), fc.integer({ min: 0, max: 3 }), fc.constant(undefined));
const row: fc.Arbitrary<Values> = fc.record({
  name: value,
  mrp: value,
  ptr: value,
  kit: fc.subarray(["a", "b", "c"]),
});
const choices: fc.Arbitrary<Record<string, Choice>> = fc.dictionary(
  fc.constantFrom(...fields),
  fc.constantFrom<Choice>("theirs", "yours"),
);

describe("merge of a row that two people edited", () => {
  it("loses nothing that was typed: it stays unless the person chose theirs", () => {
    fc.assert(
      fc.property(row, row, row, choices, (before, theirs, yours, chosen) => {
        const merged = mergeValues(fields, before, theirs, yours, chosen);
        for (const field of changedFields(fields, before, yours)) {
          const given = chosen[field] === "theirs" && !sameValue(before[field], theirs[field]) ? theirs : yours;
          expect(sameValue(merged[field], given[field])).toBe(true);
        }
      }),
    );
  });

  it("takes theirs wherever nothing was typed", () => {
    fc.assert(
      fc.property(row, row, (before, theirs) => {
        const merged = mergeValues(fields, before, theirs, before);
        expect(changedFields(fields, theirs, merged)).toEqual([]);
      }),
    );
  });

  it("has nothing to settle when both typed the same", () => {
    fc.assert(
      fc.property(row, row, (before, both) => {
        expect(findClashes(fields, before, both, both)).toEqual([]);
      }),
    );
  });

  it("disputes exactly the fields that both changed differently", () => {
    const before = { name: "Atta", mrp: 470, ptr: 452, kit: [] };
    const theirs = { ...before, mrp: 480, ptr: 455 };
    const yours = { ...before, name: "Chakki Atta", ptr: 458 };
    expect(findClashes(fields, before, theirs, yours)).toEqual([
      { field: "mrp", before: 470, theirs: 480, yours: 470, disputed: false },
      { field: "ptr", before: 452, theirs: 455, yours: 458, disputed: true },
    ]);
    expect(mergeValues(fields, before, theirs, yours)).toEqual({ name: "Chakki Atta", mrp: 480, ptr: 458, kit: [] });
    expect(mergeValues(fields, before, theirs, yours, { ptr: "theirs" })).toMatchObject({ ptr: 455 });
  });

  it("takes an empty box, a missing value and an empty list as the same nothing", () => {
    expect([sameValue("", undefined), sameValue(null, ""), sameValue([], undefined), sameValue(0, "")]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});
