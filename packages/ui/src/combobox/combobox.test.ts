import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createThrottle, lookUpThrottle } from "./throttle.ts";
import { certainOption, filterOptions } from "./use-options.ts";

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

describe("what Enter takes before the answer was seen", () => {
  const rice = { value: "1", label: "Rice", detail: "GRN-RIC-01" };
  const brown = { value: "2", label: "Brown rice", detail: "GRN-RIC-011" };
  it("is the only option, or the only one that is called what was typed", () => {
    expect(certainOption([brown], "brow")).toBe(brown);
    expect(certainOption([brown, rice], " rice ")).toBe(rice);
    expect(certainOption([brown, rice], "grn-ric-01")).toBe(rice);
  });
  it("is nothing where several could be meant", () => {
    expect(certainOption([rice, brown], "ric")).toBeUndefined();
    expect(certainOption([rice, { ...rice, value: "3" }], "Rice")).toBeUndefined();
    expect(certainOption([], "rice")).toBeUndefined();
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
