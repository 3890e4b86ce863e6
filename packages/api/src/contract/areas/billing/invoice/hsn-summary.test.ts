import { describe, expect, it } from "vitest";
import { hsnSummary, type SummedLine } from "./hsn-summary.ts";

const line = (more: Partial<SummedLine> = {}): SummedLine => ({
  hsn: "34011190",
  uqc: "PCS",
  units: 10,
  gst: 18,
  cessRate: 0,
  cessPerUnit: 0,
  taxable: 90,
  cgst: 8.1,
  sgst: 8.1,
  igst: 0,
  cess: 0,
  ...more,
});

describe("the HSN summary of an invoice", () => {
  it("adds up what has one code and one rate, to the paisa", () => {
    const rows = hsnSummary([line({ taxable: 0.1, cgst: 0.01 }), line({ units: 2, taxable: 0.2, cgst: 0.02 })]);
    expect(rows).toEqual([line({ units: 12, taxable: 0.3, cgst: 0.03, sgst: 16.2 })]);
  });

  it("keeps two rates of one code apart, the lower first, and so every unit and every cess", () => {
    const lines = [
      line({ gst: 40 }),
      line({ cessPerUnit: 0.25 }),
      line({ cessRate: 5 }),
      line({ uqc: "BOX" }),
      line({ gst: 5 }),
      line({ hsn: "1006" }),
      line(),
    ];
    expect(
      hsnSummary(lines).map(({ hsn, gst, cessRate, cessPerUnit, uqc }) => [hsn, gst, cessRate, cessPerUnit, uqc]),
    ).toEqual([
      ["1006", 18, 0, 0, "PCS"],
      ["34011190", 5, 0, 0, "PCS"],
      ["34011190", 18, 0, 0, "BOX"],
      ["34011190", 18, 0, 0, "PCS"],
      ["34011190", 18, 0, 0.25, "PCS"],
      ["34011190", 18, 5, 0, "PCS"],
      ["34011190", 40, 0, 0, "PCS"],
    ]);
  });
});
