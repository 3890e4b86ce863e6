import { mostIds } from "@o2r/api/contract/core";
import { describe, expect, it } from "vitest";
import { assignLead } from "./qc-words.ts";

describe("what is said before several checks are assigned", () => {
  it("names who can be chosen", () => {
    expect(assignLead(mostIds)).toBe("Whoever may inspect in all of their warehouses can be chosen.");
  });

  it("says that the checks are of too many warehouses to find somebody for all", () => {
    expect(assignLead(mostIds + 1)).toBe(
      "They are of 51 warehouses: choose checks of at most 50 to find an inspector for all of them.",
    );
  });
});
