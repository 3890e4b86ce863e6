import { describe, expect, it } from "vitest";
import { nextRun, noRun, type PressedKey } from "./scan-run.ts";

const press = (keys: readonly (Partial<PressedKey> & { key: string; after: number })[]) => {
  let at = 1000;
  let run = noRun;
  return keys.map(({ after, ...key }) => {
    at += after;
    const step = nextRun(run, { at, special: false, ...key });
    run = step.run;
    return step;
  });
};
const typed = (text: string, after: number) => [...text].map((key) => ({ key, after }));
const enter = (after: number) => ({ key: "Enter", after });
const codes = (keys: Parameters<typeof press>[0]) => press(keys).flatMap(({ code }) => code ?? []);

describe("a run of keys", () => {
  it("is a scan when six characters or more come less than 30 ms apart, and then Enter", () => {
    expect(codes([...typed("890123", 29), enter(29)])).toEqual(["890123"]);
    expect(codes([...typed("8901234567802", 0), enter(0)])).toEqual(["8901234567802"]);
    expect(codes([...typed("89012", 5), enter(5)])).toEqual([]);
    expect(codes([...typed("890123", 30), enter(5)])).toEqual([]);
    expect(codes([...typed("890123", 5), enter(30)])).toEqual([]);
    expect(codes(typed("8901234567802", 5))).toEqual([]);
  });

  it("begins again after a rest, so that what a person typed before is not of the code", () => {
    const keys = [...typed("12", 200), { key: "8", after: 200 }, ...typed("90123456", 4), enter(4)];
    expect(codes(keys)).toEqual(["890123456"]);
    expect(press(keys).filter(({ begins }) => begins)).toHaveLength(3);
  });

  it("takes each of two scans in a row once", () => {
    expect(codes([...typed("890123", 3), enter(3), ...typed("456789", 3), enter(3), enter(3)])).toEqual([
      "890123",
      "456789",
    ]);
  });

  it("may hold capitals, for which Shift is pressed", () => {
    const sku = ["D", "H", "L", "-", "0", "1"].flatMap((key) => [
      { key: "Shift", after: 2 },
      { key, after: 2 },
    ]);
    expect(codes([...sku, enter(2)])).toEqual(["DHL-01"]);
  });

  it("is broken by a shortcut, a key that is held down, and a key that writes nothing", () => {
    for (const key of [{ key: "a", special: true }, { key: "Tab" }, { key: "Backspace" }, { key: "Process" }]) {
      expect(codes([...typed("890123", 3), { ...key, after: 3 }, enter(3)])).toEqual([]);
    }
  });
});
