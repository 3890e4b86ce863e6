import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { noSelection, pageChoice, setStretch, togglePage, toggleRow } from "./selection.ts";

const page = ["a", "b", "c", "d", "e"];

describe("selection of rows", () => {
  it("takes a row in and out again", () => {
    fc.assert(
      fc.property(fc.subarray(page), fc.constantFrom(...page), (chosen, id) => {
        const before = new Set(chosen);
        expect(toggleRow(toggleRow(before, id), id)).toEqual(before);
      }),
    );
  });

  it("keeps rows of other pages when a whole page is chosen and let go", () => {
    const elsewhere = new Set(["z"]);
    const all = togglePage(elsewhere, page);
    expect([...all].toSorted()).toEqual(["a", "b", "c", "d", "e", "z"]);
    expect([...togglePage(all, page)]).toEqual(["z"]);
  });

  it("chooses the stretch between two clicks, in either direction", () => {
    expect([...setStretch(noSelection, page, "d", "b", true)].toSorted()).toEqual(["b", "c", "d"]);
    expect([...setStretch(new Set(page), page, "b", "d", false)].toSorted()).toEqual(["a", "e"]);
  });

  it("chooses only the clicked row when the first one is no longer on the page", () => {
    expect([...setStretch(noSelection, page, "gone", "c", true)]).toEqual(["c"]);
  });

  it("says whether none, some or all rows of the page are chosen", () => {
    expect([pageChoice(noSelection, page), pageChoice(new Set(["a"]), page), pageChoice(new Set(page), page)]).toEqual([
      "none",
      "some",
      "all",
    ]);
  });
});
