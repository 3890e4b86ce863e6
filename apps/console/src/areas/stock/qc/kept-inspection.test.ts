import { expect, it } from "vitest";
import type { Inspecting } from "./inspecting.ts";
import { inspectionKey, keepInspection, keptInspection } from "./kept-inspection.ts";
import { sampleCheck } from "./test/sample-check.ts";

const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};
const ids = { id: "0199f5c4-01e1-7000-8000-066351460801", inventoryId: "0199f5c4-01e1-7000-8000-066351460802" };
const from = sampleCheck(
  { id: "0199f5c4-01e1-7000-8000-066351460803", warehouseId: "0199f5c4-01e1-7000-8000-066351460804" },
  ids,
);
const drafts = Object.fromEntries(
  from.items.map(({ id, received }) => [id, { id, accepted: received - 3, rejected: 3, held: 0, note: "Wet" }]),
);
const work: Inspecting = { from, drafts, typed: true };
const key = inspectionKey("somebody", from.id);

it("what was found and left comes back whole, with the check that it was made from", () => {
  const browser = storage();
  keepInspection(browser, key, work);
  expect(keptInspection(browser, key)?.work).toEqual(work);
  expect(keptInspection(browser, inspectionKey("somebody else", from.id))).toBeUndefined();
});

it("what an older console has kept of a check in another shape is not offered", () => {
  const browser = storage();
  keepInspection(browser, key, work);
  browser.setItem(key, (browser.getItem(key) ?? "").replaceAll('"received"', '"came"'));
  expect(keptInspection(browser, key)).toBeUndefined();
});
