import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readNode, toJsonText } from "./json-node.ts";

describe("a value in the JSON view", () => {
  it.each([
    ["a", { kind: "string", text: '"a"' }],
    [Number.NaN, { kind: "number", text: "NaN" }],
    [10n, { kind: "number", text: "10" }],
    [null, { kind: "word", text: "null" }],
    [undefined, { kind: "word", text: "undefined" }],
    [false, { kind: "word", text: "false" }],
    [new Date("2026-11-21T05:11:00Z"), { kind: "string", text: '"2026-11-21T05:11:00.000Z"' }],
    [new Date("soon"), { kind: "string", text: "Invalid Date" }],
  ])("%o is a leaf", (value, node) => expect(readNode(value, [])).toEqual(node));

  it("has members when it is a list or an object", () => {
    expect(readNode(["a"], [])).toEqual({ kind: "list", members: [{ key: "0", value: "a" }] });
    expect(readNode({ a: 1 }, [])).toEqual({ kind: "object", members: [{ key: "a", value: 1 }] });
  });

  it("that contains itself ends there", () => {
    const self: Record<string, unknown> = { twice: [{}, {}] };
    self["self"] = self;
    expect(readNode(self, [self])).toEqual({ kind: "circular" });
    expect(JSON.parse(toJsonText(self))).toEqual({ twice: [{}, {}], self: "…" });
  });

  it("may stand twice without containing itself", () => {
    const shared = { a: 1 };
    expect(JSON.parse(toJsonText({ one: shared, two: [shared] }))).toEqual({ one: { a: 1 }, two: [{ a: 1 }] });
  });

  it("is copied as the same value", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(toJsonText(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
    expect(toJsonText(undefined)).toBe("undefined");
  });
});
