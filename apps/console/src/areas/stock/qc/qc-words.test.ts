import { mostIds } from "@o2r/api/contract/core";
import { describe, expect, it } from "vitest";
import { assignLead } from "./qc-words.ts";

describe("what is said before several checks are assigned", () => {
  it("names who can be chosen", () => {
    expect(assignLead(60, mostIds)).toBe("60 checks. Whoever may inspect in all of their warehouses can be chosen.");
  });

  it("says that the checks are of too many warehouses to find somebody for all", () => {
    expect(assignLead(60, mostIds + 1)).toBe(
      "60 checks of 51 warehouses. Choose checks of at most 50 warehouses to find an inspector for all of them.",
    );
  });
});
