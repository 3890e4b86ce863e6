import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cellText, headings, toTsv, tsvField } from "./tsv.ts";

describe("a field of tab-separated values", () => {
  it.each([
    ["Toor Dal\t1 kg\n× 20", "Toor Dal 1 kg × 20"],
    ["=HYPERLINK(1)", "'=HYPERLINK(1)"],
    ["+cmd|' /C calc'!A0", "'+cmd|' /C calc'!A0"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["＝1+1", "'＝1+1"],
    ["\u200B＠SUM(A1)", "'\u200B＠SUM(A1)"],
    ["＋cmd", "'＋cmd"],
    ["-2+3+cmd", "'-2+3+cmd"],
    ["-6", "-6"],
    ["+91 98220 41041", "+91 98220 41041"],
    ["−2.41", "−2.41"],
    ["-1,23,456.50", "-1,23,456.50"],
    ["", ""],
  ])("%o is %o", (text, field) => expect(tsvField(text)).toBe(field));

  it("never breaks its row, and is never a formula", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const field = tsvField(text);
        expect(field).not.toMatch(/[\t\n\r]/u);
        expect(field).not.toMatch(/^[=@]/u);
      }),
    );
  });
});

describe("copied rows", () => {
  const columns = [
    { id: "name", header: "Product", cell: (row: { name: string; mrp: number }) => row.name },
    {
      id: "mrp",
      header: <i>MRP</i>,
      name: "MRP ₹",
      cell: () => <b>480</b>,
      text: (row: { mrp: number }) => `${row.mrp}`,
    },
    { id: "drawn", header: "Drawn", cell: () => <b>480</b> },
  ];
  const row = { name: "Toor Dal", mrp: 178 };

  it("carry their headings", () => expect(headings(columns)).toEqual(["Product", "MRP ₹", "Drawn"]));
  it("say what their columns say; what is drawn otherwise is read from the page", () =>
    expect(columns.map((column) => cellText(column, row))).toEqual(["Toor Dal", "178", undefined]));
  it("are lines of fields", () =>
    expect(
      toTsv([
        ["a", "b"],
        ["c", "d"],
      ]),
    ).toBe("a\tb\nc\td"));
});
