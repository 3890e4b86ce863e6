import { describe, expect, it } from "vitest";
import { searchDelay, searchFor } from "./search-gate.ts";

describe("search box", () => {
  it("S9.21 asks only with 3 characters or more", () => {
    expect(["a", "at", "att", "  at  "].map(searchFor)).toEqual([undefined, undefined, "att", undefined]);
  });

  it("S9.22 asks again when the box is cleared", () => {
    expect(searchFor("")).toBe("");
  });

  it("S9.23 waits one second", () => {
    expect(searchDelay).toBe(1000);
  });
});
