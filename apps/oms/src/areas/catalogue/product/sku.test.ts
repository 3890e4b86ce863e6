import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstFreeSku, makeSku } from "./sku.ts";

describe("makeSku", () => {
  it.each([
    ["Annapurti", "Sona Masoori Rice 25 kg", "ANP-RICE-SNMS25KG"],
    ["Rasoi King", "Garam Masala 100 g", "RSK-MASA-GR100G"],
    ["Fizzaro", "Cola", "FZR-COLA"],
  ])("names a product of %s called %s by %s", (brand, name, sku) => {
    expect(makeSku(brand, name)).toBe(sku);
  });

  it("always gives a code of letters, digits and dashes, at most 24 long", () => {
    // Any character at all; the library's own unit "binary" takes seconds to be made.
    const unit = fc.oneof(fc.nat({ max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }));
    const text = fc.string({ unit: unit.map((code) => String.fromCodePoint(code)) });
    fc.assert(
      fc.property(text, text, (brand, name) => {
        expect(makeSku(brand, name)).toMatch(/^[A-Z0-9][A-Z0-9-]{0,23}$/);
      }),
    );
  });
});

it("numbers a SKU whose name is taken", () => {
  expect(firstFreeSku("ANN-RCE", new Set())).toBe("ANN-RCE");
  expect(firstFreeSku("ANN-RCE", new Set(["ANN-RCE", "ANN-RCE-2"]))).toBe("ANN-RCE-3");
  const long = "ANP-RICE-SNMS25KG-EXTRA1";
  expect(firstFreeSku(long, new Set([long]))).toBe("ANP-RICE-SNMS25KG-EXTR-2");
});
