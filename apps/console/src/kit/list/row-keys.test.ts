import { describe, expect, it } from "vitest";
import { rowKey, type KeyPlace } from "./row-keys.ts";

const page: KeyPlace = { typing: false, floating: false, onRow: false, modified: false };
const row: KeyPlace = { ...page, onRow: true };

describe("keys of a list", () => {
  it("finds the search box, moves the row, and clears the selection", () => {
    expect(["/", "j", "k", "Escape"].map((key) => rowKey(key, page))).toEqual([
      "search",
      "next",
      "previous",
      "unchoose",
    ]);
  });

  it("moves the row by arrows and chooses it only when a row has the focus", () => {
    expect(["ArrowDown", "ArrowUp", "x"].map((key) => rowKey(key, row))).toEqual(["next", "previous", "choose"]);
    expect(["ArrowDown", "ArrowUp", "x"].map((key) => rowKey(key, page))).toEqual([undefined, undefined, undefined]);
  });

  it.each([{ typing: true }, { floating: true }, { modified: true }])("leaves every key alone with %j", (place) => {
    for (const key of ["/", "j", "ArrowDown", "Escape"]) expect(rowKey(key, { ...row, ...place })).toBeUndefined();
  });
});
