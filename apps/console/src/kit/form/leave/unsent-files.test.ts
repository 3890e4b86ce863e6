import { describe, expect, it } from "vitest";
import { trackUnsentFiles } from "./unsent-files.ts";

const underWay = { underWay: 1, failed: 0 };
const failed = { underWay: 0, failed: 1 };
const none = { underWay: 0, failed: 0 };

describe("the files of a form that have not arrived", () => {
  it("are none where no field tells of any", async () => {
    const files = trackUnsentFiles();
    files.report("images", none);
    expect(files.any()).toBe(false);
    await expect(files.arrived()).resolves.toBe(true);
  });

  it("are waited for, in every field", async () => {
    const files = trackUnsentFiles();
    files.report("images", underWay);
    files.report("logo", underWay);
    let arrived: boolean | undefined;
    const waiting = files.arrived().then((all) => {
      arrived = all;
    });
    files.report("images", none);
    await Promise.resolve();
    expect([files.any(), arrived]).toEqual([true, undefined]);
    files.report("logo", none);
    await waiting;
    expect([files.any(), arrived]).toEqual([false, true]);
  });

  it("are told of when one has failed", async () => {
    const files = trackUnsentFiles();
    files.report("images", underWay);
    const waiting = files.arrived();
    files.report("images", failed);
    await expect(waiting).resolves.toBe(false);
    expect(files.any()).toBe(true);
  });
});
