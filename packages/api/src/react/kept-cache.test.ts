import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keptFor, staleAfter } from "./cache-policy.ts";
import { createKeptCache, type KeptCache } from "./kept-cache.ts";

let kept: KeptCache;
beforeEach(() => {
  vi.useFakeTimers();
  kept = createKeptCache();
  kept.cache.set("/oms/product", { data: 1 });
  kept.arrived("/oms/product", 1);
});
afterEach(() => vi.useRealTimers());

const isKept = () => kept.cache.get("/oms/product") !== undefined;

it("S9.01 keeps data while it is in use and 30 s longer", () => {
  const leave = kept.use("/oms/product");
  vi.advanceTimersByTime(10 * keptFor);
  expect(isKept()).toBe(true);
  leave();
  vi.advanceTimersByTime(keptFor - 1);
  expect(isKept()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isKept()).toBe(false);
});

it("keeps data that is used again in time, and by one of several users", () => {
  const first = kept.use("/oms/product");
  const second = kept.use("/oms/product");
  first();
  vi.advanceTimersByTime(keptFor);
  expect(isKept()).toBe(true);
  second();
  vi.advanceTimersByTime(keptFor - 1);
  kept.use("/oms/product");
  vi.advanceTimersByTime(keptFor);
  expect(isKept()).toBe(true);
});

it("drops after 30 s what was fetched ahead and never used", () => {
  vi.advanceTimersByTime(keptFor);
  expect(isKept()).toBe(false);
});

it("S9.02 counts data as stale after 60 s, and what it does not hold never", () => {
  kept.use("/oms/product");
  vi.advanceTimersByTime(staleAfter);
  expect(kept.isStale("/oms/product")).toBe(false);
  vi.advanceTimersByTime(1);
  expect(kept.isStale("/oms/product")).toBe(true);
  expect(kept.isStale("/oms/brand")).toBe(false);
});

it("forgets on demand what nobody uses, and leaves the rest", () => {
  kept.cache.set("/oms/product?size=25", { data: 2 });
  kept.use("/oms/product?size=25");
  kept.dropUnused((key) => key.startsWith("/oms/product"));
  expect([...kept.cache.keys()]).toEqual(["/oms/product?size=25"]);
  expect(kept.drops()).toBe(1);
});
