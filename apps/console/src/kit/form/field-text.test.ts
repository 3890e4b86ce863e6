import { checkbox, date, image, images, list, lookup, money, number, percent, select } from "@o2r/forms";
import { describe, expect, it } from "vitest";
import { fieldText } from "./field-text.ts";

const unnamed = (): undefined => undefined;

describe("value of a field in a history or a comparison", () => {
  it("reads as staff write it: money with two decimals, dates as DD-MM-YYYY, options by their label", () => {
    const type = select({ label: "Item type", options: [{ value: "NON_FOOD", label: "Non-food" }] });
    expect([
      fieldText("ptr", money({ label: "PTR" }), 452, unnamed),
      fieldText("gst", percent({ label: "GST" }), 5, unnamed),
      fieldText("life", number({ label: "Shelf life", unit: "days" }), 180, unnamed),
      fieldText("from", date({ label: "From" }), "2026-11-21", unnamed),
      fieldText("type", type, "NON_FOOD", unnamed),
      fieldText("active", checkbox({ label: "Active" }), false, unnamed),
    ]).toEqual(["452.00", "5%", "180 days", "21-11-2026", "Non-food", "No"]);
  });

  it("names a looked-up row, by its id until the name is known", () => {
    const brand = lookup({ label: "Brand", source: "brand" });
    expect(fieldText("brandId", brand, "b1", (_field, id) => (id === "b1" ? "Annapurti" : undefined))).toBe(
      "Annapurti",
    );
    expect(fieldText("brandId", brand, "b2", unnamed)).toBe("b2");
  });

  it("counts rows, and leaves a history's words for them as they are", () => {
    const lines = list({ label: "Lines", row: "Line", fields: { qty: number({ label: "Quantity" }) } });
    expect(fieldText("lines", lines, ["r1", "r2"], unnamed)).toBe("2 lines");
    expect(fieldText("lines", lines, [{ qty: 1 }], unnamed)).toBe("1 line");
    expect(fieldText("lines", lines, [], unnamed)).toBe("–");
    expect(fieldText("lines", lines, "2 × Rice (100%)", unnamed)).toBe("2 × Rice (100%)");
  });

  it("counts images and shows a dash for nothing", () => {
    expect(fieldText("images", images({ label: "Images" }), ["a", "b"], unnamed)).toBe("2 images");
    expect(fieldText("logo", image({ label: "Logo" }), "0199f5c4-01e1", unnamed)).toBe("1 image");
    expect(fieldText("logo", image({ label: "Logo" }), null, unnamed)).toBe("–");
    expect(fieldText("ptr", money({ label: "PTR" }), null, unnamed)).toBe("–");
  });
});
