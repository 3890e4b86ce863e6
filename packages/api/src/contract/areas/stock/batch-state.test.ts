import { expect, it } from "vitest";
import { availableOf, discardableOf, stateOfBatch } from "./batch-state.ts";

it("says of a batch first what keeps it from every sale, and then whether any is left", () => {
  const sound = { blocked: false, daysLeft: 1, free: 1 };
  expect(stateOfBatch(sound)).toBe("IN_STOCK");
  expect(stateOfBatch({ ...sound, free: 0 })).toBe("OUT_STOCK");
  expect(stateOfBatch({ ...sound, daysLeft: 0 })).toBe("EXPIRED");
  expect(stateOfBatch({ ...sound, daysLeft: -4, free: 0 })).toBe("EXPIRED");
  expect(stateOfBatch({ blocked: true, daysLeft: 0, free: 0 })).toBe("BLOCKED");
});

it("offers what is free to be discarded, less what waits for that, and never less than nothing", () => {
  expect(discardableOf({ free: 40, discarding: 30 })).toBe(10);
  // Units may have been sold since somebody asked.
  expect(discardableOf({ free: 10, discarding: 30 })).toBe(0);
});

it("counts as available what an order could take: nothing of a batch that is blocked or has expired", () => {
  const sound = { blocked: false, daysLeft: 1, free: 204 };
  expect(availableOf(sound)).toBe(204);
  expect(availableOf({ ...sound, daysLeft: 0 })).toBe(0);
  expect(availableOf({ ...sound, daysLeft: -15 })).toBe(0);
  expect(availableOf({ ...sound, blocked: true })).toBe(0);
});
