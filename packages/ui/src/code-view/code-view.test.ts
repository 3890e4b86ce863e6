import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jsonTokens } from "./json-tokens.ts";

describe("the colours of JSON", () => {
  it("tell keys from texts, and numbers from words", () =>
    expect(jsonTokens('  "mrp": 480.5, "name": "Atta \\" 10", "active": true')).toEqual([
      { kind: "plain", text: "  " },
      { kind: "key", text: '"mrp"' },
      { kind: "plain", text: ":" },
      { kind: "plain", text: " " },
      { kind: "number", text: "480.5" },
      { kind: "plain", text: ", " },
      { kind: "key", text: '"name"' },
      { kind: "plain", text: ":" },
      { kind: "plain", text: " " },
      { kind: "string", text: '"Atta \\" 10"' },
      { kind: "plain", text: ", " },
      { kind: "key", text: '"active"' },
      { kind: "plain", text: ":" },
      { kind: "plain", text: " " },
      { kind: "word", text: "true" },
    ]));

  it("lose and add nothing, whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (line) => {
        expect(
          jsonTokens(line)
            .map(({ text }) => text)
            .join(""),
        ).toBe(line);
      }),
    );
  });
});
