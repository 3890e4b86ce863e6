import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { servePincode } from "./serve-pincode.ts";

const hubs = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e"));
const serving = fc.constantFrom("primary", "fallback", "none" as const);

describe("a hub that serves a pincode", () => {
  it("goes before who was first, who stands in from then on", () => {
    expect(servePincode(["a", "b"], "b", "primary")).toEqual(["b", "a"]);
    expect(servePincode(["a", "b"], "c", "primary")).toEqual(["c", "a", "b"]);
  });

  it("stands in after all others, or where it stands already", () => {
    expect(servePincode(["a", "b"], "c", "fallback")).toEqual(["a", "b", "c"]);
    expect(servePincode(["a", "b", "c"], "b", "fallback")).toEqual(["a", "b", "c"]);
    expect(servePincode(["a", "b"], "a", "fallback")).toEqual(["b", "a"]);
  });

  it("stands there once or not at all, and the others keep their order", () => {
    fc.assert(
      fc.property(hubs, fc.constantFrom("a", "f"), serving, (before, hub, how) => {
        const after = servePincode(before, hub, how);
        expect(after.filter((one) => one === hub)).toHaveLength(how === "none" ? 0 : 1);
        expect(after.filter((one) => one !== hub)).toEqual(before.filter((one) => one !== hub));
        expect(servePincode(after, hub, how === "fallback" && after[0] === hub ? "primary" : how)).toEqual(after);
      }),
    );
  });
});
