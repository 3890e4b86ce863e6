import { array, mixed, number, object, string } from "yup";
import { describe, expect, it } from "vitest";
import { shapeOf, strip, undeclared } from "./shape.ts";

const order = shapeOf(
  object({
    name: string(),
    lines: array(object({ sku: string(), qty: number() })),
    note: mixed(),
    address: object({ city: string() }).nullable(),
  }),
);

describe("shape", () => {
  it("keeps what is declared, at every depth, and leaves the rest behind", () => {
    const row = {
      name: "A",
      passwordHash: "x",
      lines: [{ sku: "S", qty: 1, cost: 5 }],
      note: { any: ["thing"] },
      address: null,
    };
    expect(strip(order, row)).toEqual({
      name: "A",
      lines: [{ sku: "S", qty: 1 }],
      note: { any: ["thing"] },
      address: null,
    });
  });

  it("names what is not declared, by its path", () => {
    expect(
      undeclared(order, {
        name: "A",
        role: "ADMIN",
        lines: [{ sku: "S" }, { sku: "S", cost: 5 }],
        address: { pin: 1 },
      }),
    ).toEqual(["role", "lines.1.cost", "address.pin"]);
  });

  it("is not misled by names that every object inherits", () => {
    const sent: unknown = JSON.parse('{"constructor": 1, "__proto__": {"name": "B"}}');
    expect(undeclared(order, sent)).toEqual(["constructor", "__proto__"]);
  });
});
