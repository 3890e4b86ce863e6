import { describe, expect, it } from "vitest";
import { pageSelection, rangeBetween, togglePage, toggleRow } from "./selection.ts";
import { nextSort } from "./sort.ts";
import { leastWidth, trackList } from "./table-layout.ts";

const ids = ["a", "b", "c", "d", "e"];
const chosen = (...some: string[]) => new Set(some);

describe("selecting rows", () => {
  it("adds and takes away one row", () => {
    expect(toggleRow(chosen("a"), ids, { id: "b" })).toEqual(chosen("a", "b"));
    expect(toggleRow(chosen("a", "b"), ids, { id: "b" })).toEqual(chosen("a"));
  });

  it("selects the range from the row before, in either direction", () => {
    expect(toggleRow(chosen("b"), ids, { id: "d", anchor: "b" })).toEqual(chosen("b", "c", "d"));
    expect(toggleRow(chosen("d"), ids, { id: "b", anchor: "d" })).toEqual(chosen("b", "c", "d"));
  });

  it("clears a range when the pressed row was selected", () =>
    expect(toggleRow(chosen("a", "b", "c", "d"), ids, { id: "d", anchor: "b" })).toEqual(chosen("a")));

  it("takes only the pressed row when the one before is on another page", () =>
    expect(rangeBetween(ids, "z", "c")).toEqual(["c"]));

  it("selects the whole page, then clears it, and leaves other pages alone", () => {
    const all = togglePage(chosen("z", "b"), ids);
    expect(all).toEqual(chosen("z", ...ids));
    expect(togglePage(all, ids)).toEqual(chosen("z"));
  });

  it("says how much of the page is selected", () => {
    expect(pageSelection(chosen("z"), ids)).toBe("none");
    expect(pageSelection(chosen("a"), ids)).toBe("some");
    expect(pageSelection(chosen(...ids), ids)).toBe("all");
    expect(pageSelection(chosen(), [])).toBe("none");
  });
});

describe("sorting", () => {
  it("goes from ascending to descending to the list's own order", () => {
    const first = nextSort(undefined, "mrp");
    const second = nextSort(first, "mrp");
    expect(first).toEqual({ column: "mrp", direction: "ascending" });
    expect(second).toEqual({ column: "mrp", direction: "descending" });
    expect(nextSort(second, "mrp")).toBeUndefined();
  });

  it("begins again at another column", () =>
    expect(nextSort({ column: "mrp", direction: "descending" }, "name")).toEqual({
      column: "name",
      direction: "ascending",
    }));
});

describe("the tracks of a table", () => {
  const columns = [
    { id: "name", header: "Name", cell: () => "" },
    { id: "mrp", header: "MRP", width: 82, cell: () => "" },
  ];

  it("give what is left to columns without a width", () => {
    expect(trackList(columns, { selectable: true, actions: true })).toBe("40px minmax(0, 1fr) 82px 44px");
    expect(trackList(columns, { selectable: false, actions: false })).toBe("minmax(0, 1fr) 82px");
  });

  it("give what is left to the last column, where the one that would take it is hidden", () =>
    expect(trackList(columns.slice(1), { selectable: true, actions: true })).toBe("40px minmax(82px, 1fr) 44px"));

  it("are narrower when compact, by what its cells pad less", () =>
    expect(trackList(columns, { selectable: true, actions: true }, "compact")).toBe("40px minmax(0, 1fr) 74px 40px"));

  it("are as wide as a column says for compact", () => {
    const own = columns.map((column) => (column.width ? { ...column, compactWidth: 120 } : column));
    expect(trackList(own, { selectable: true, actions: true }, "compact")).toBe("40px minmax(0, 1fr) 120px 40px");
  });

  it("stay as someone has drawn them, when compact", () =>
    expect(trackList(columns, { selectable: false, actions: false, widths: { mrp: 90 } }, "compact")).toBe(
      "minmax(0, 1fr) 90px",
    ));

  it("know the width below which the table scrolls", () =>
    expect(leastWidth(columns, { selectable: true, actions: false })).toBe(322));
});
