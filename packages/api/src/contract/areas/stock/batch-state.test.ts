import { expect, it } from "vitest";
import { discardableOf, stateOfBatch } from "./batch-state.ts";

it("says of a batch first what keeps it from every sale, and then whether any is left", () => {
  const sound = { blocked: false, daysLeft: 1, available: 1 };
  expect(stateOfBatch(sound)).toBe("IN_STOCK");
  expect(stateOfBatch({ ...sound, available: 0 })).toBe("OUT_STOCK");
  expect(stateOfBatch({ ...sound, daysLeft: 0 })).toBe("EXPIRED");
  expect(stateOfBatch({ ...sound, daysLeft: -4, available: 0 })).toBe("EXPIRED");
  expect(stateOfBatch({ blocked: true, daysLeft: 0, available: 0 })).toBe("BLOCKED");
});

it("offers what is available to be discarded, less what waits for that, and never less than nothing", () => {
  expect(discardableOf({ available: 40, discarding: 30 })).toBe(10);
  // Units may have been sold since somebody asked.
  expect(discardableOf({ available: 10, discarding: 30 })).toBe(0);
});
