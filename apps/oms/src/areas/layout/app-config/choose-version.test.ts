import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chooseVersion, type Choosable } from "./choose-version.ts";

const on = (buildNumber: number | null, isDefault = false, os = "ANDROID"): Choosable => ({
  app: "O2R",
  deviceType: "MOBILE",
  os,
  buildNumber,
  isDefault,
});
const android = { app: "O2R", deviceType: "MOBILE", os: "ANDROID" } as const;

describe("which version an app is told", () => {
  const versions = [on(90), on(null, true), on(412), on(500, false, "IOS")];
  it.each([
    [412, versions[2]],
    [411, versions[0]],
    // As numbers: "1000" is not below "412".
    [1000, versions[2]],
    [12, versions[1]],
    [undefined, versions[1]],
  ])("of build %s", (buildNumber, told) => {
    expect(chooseVersion(versions, { ...android, buildNumber })).toBe(told);
  });

  it("is none where nothing is for its app, its device or its system", () => {
    expect(chooseVersion(versions, { ...android, app: "FSA" })).toBeUndefined();
    expect(chooseVersion(versions, { ...android, deviceType: "WEB" })).toBeUndefined();
    expect(chooseVersion(versions, { ...android, os: "IOS", buildNumber: 499 })).toBeUndefined();
  });

  it("is never of a later build, nor of another system, in whatever order they are kept", () => {
    const some = fc.uniqueArray(
      fc.record({
        app: fc.constantFrom("O2R", "FSA"),
        deviceType: fc.constant("MOBILE"),
        os: fc.constantFrom("ANDROID", "IOS"),
        buildNumber: fc.option(fc.integer({ min: 1, max: 30 })),
        isDefault: fc.boolean(),
      }),
      // The database keeps one default, and one of a build.
      { selector: ({ app, os, buildNumber, isDefault }) => [app, os, isDefault ? "default" : buildNumber].join(" ") },
    );
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 30 }), (all, buildNumber) => {
        const told = chooseVersion(all, { ...android, buildNumber });
        expect(told === undefined || (told.app === "O2R" && told.os === "ANDROID")).toBe(true);
        expect(told?.isDefault === true || (told?.buildNumber ?? 0) <= buildNumber).toBe(true);
        expect(chooseVersion(all.toReversed(), { ...android, buildNumber })?.buildNumber).toBe(told?.buildNumber);
      }),
    );
  });
});
