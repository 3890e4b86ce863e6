import { createEngine } from "@o2r/forms";
import { ready } from "@o2r/forms/ready";
import { describe, expect, it } from "vitest";
import { inventoryForm, mostAtOnce } from "./inventory-form.ts";
import { expiry } from "./shelf-life.ts";
import { unusualFrom, usualUnits } from "./usual-units.ts";

const registry = {
  checks: { ...ready.checks, usualUnits },
  derivations: { expiry, product: () => undefined },
  sources: { product: {}, warehouse: {} },
};

/** What an entry says of a quantity once its field was left. */
const saidOf = (units: number) => {
  const engine = createEngine(inventoryForm, { registry });
  engine.set("stock", String(units));
  engine.leave("stock");
  const { warning, error } = engine.field("stock");
  return { warning, error };
};

describe("the units of an entry", () => {
  it("are asked about from a hundred thousand on, and may stay", () => {
    expect(saidOf(unusualFrom - 1)).toEqual({ warning: undefined, error: undefined });
    for (const units of [unusualFrom, mostAtOnce])
      expect(saidOf(units)).toEqual({ warning: expect.stringContaining("unusual for one entry"), error: undefined });
  });

  it("are refused above a million, and not asked about as well", () => {
    expect(saidOf(mostAtOnce + 1)).toEqual({ warning: undefined, error: expect.any(String) });
  });
});
