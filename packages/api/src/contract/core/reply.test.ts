import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contract } from "../index.ts";
import { compileStrip } from "./reply.ts";

const replies = Object.entries(contract).flatMap(([thing, endpoints]) =>
  Object.entries(endpoints).map(([action, endpoint]) => [`${thing}.${action}`, endpoint.reply] as const),
);

describe("what leaves the service", () => {
  it("never holds a field that the reply does not declare, at any depth", () => {
    const strip = compileStrip(contract.product.list.reply);
    const row = { id: "1", formName: "Rice", secretCost: 7 };
    expect(strip({ content: [row], size: 10, passwordHash: "x" })).toEqual({
      content: [{ id: "1", formName: "Rice" }],
      size: 10,
    });
  });

  it.each(replies)("%s is the same after stripping twice, whatever it is given", (_, reply) => {
    const strip = compileStrip(reply);
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const once = strip(value);
        expect(strip(once)).toEqual(once);
      }),
      { numRuns: 100 },
    );
  });
});
