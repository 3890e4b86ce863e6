import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findExcess } from "./find-excess.ts";

const excess = (text: string, most: number) => findExcess(Buffer.from(text), most);

/** Values of parsed JSON, the whole among them. */
const count = (value: unknown): number =>
  typeof value === "object" && value !== null
    ? Object.values(value).reduce((sum: number, each) => sum + count(each), 1)
    : 1;

describe("JSON that is not parsed yet", () => {
  it("passes when it holds what may be meant, however its texts look", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), fc.nat(3), (value, indent) => {
        const values = count(value);
        expect(excess(JSON.stringify(value, null, indent), 2 * values + 1)).toBeUndefined();
      }),
    );
    expect(excess(String.raw`{"a":"[[{{,,,,\\\",\"[", "b":"\\"}`, 3)).toBeUndefined();
  });

  it("is refused when it holds many times as much", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        expect(excess(JSON.stringify([value, [1, 2], { a: 1 }]), Math.floor(count(value) / 2))).toBe("values");
      }),
    );
  });

  it("is refused when it is nested deeper than a walk by recursion may be", () => {
    expect(excess("[".repeat(32) + "]".repeat(32), 1000)).toBeUndefined();
    expect(excess("[".repeat(33) + "]".repeat(33), 1000)).toBe("depth");
    expect(excess('{"a":'.repeat(33), 1000)).toBe("depth");
  });

  it("is left to the parser when it is none", () => {
    for (const text of ["", '"', '"\\', "]]]]", "nonsense"]) expect(excess(text, 10)).toBeUndefined();
  });
});
