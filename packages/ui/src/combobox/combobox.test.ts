import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createThrottle, lookUpThrottle } from "./throttle.ts";
import { filterOptions } from "./use-options.ts";

describe("options that are known", () => {
  const options = [
    { value: "1", label: "Toor Dal 1 kg", detail: "DHL-DAL-TR01" },
    { value: "2", label: "Assam Dust Tea" },
  ];
  it("are found by label and by detail, whatever the case", () => {
    expect(filterOptions(options, "DUST")).toEqual([options[1]]);
    expect(filterOptions(options, " tr01 ")).toEqual([options[0]]);
    expect(filterOptions(options, "")).toEqual(options);
  });
});

describe("look-ups", () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
  afterEach(() => vi.useRealTimers());

  it("S9.24 run at once, then at most every half second, and then only the newest", () => {
    const ran: string[] = [];
    const throttle = createThrottle(lookUpThrottle);
    for (const text of ["r", "ri", "ric"]) throttle.run(() => ran.push(text));
    expect(ran).toEqual(["r"]);
    vi.advanceTimersByTime(499);
    expect(ran).toEqual(["r"]);
    vi.advanceTimersByTime(1);
    expect(ran).toEqual(["r", "ric"]);
  });

  it("do not run once they are called off", () => {
    const ran: string[] = [];
    const throttle = createThrottle(lookUpThrottle);
    throttle.run(() => ran.push("r"));
    throttle.run(() => ran.push("ri"));
    throttle.cancel();
    vi.advanceTimersByTime(5000);
    expect(ran).toEqual(["r"]);
  });
});
