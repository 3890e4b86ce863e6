import { describe, expect, it } from "vitest";
import { date, lookup, money, multiLookup, number, select, onOff, text } from "@o2r/forms";
import { findNearest, indexChoices, readCell } from "./read-cell.ts";

const brands = indexChoices([
  { value: "id-1", names: ["Annapurti"] },
  { value: "id-2", names: ["Dhanlaxmi", "DHN"] },
]);
const none = indexChoices([]);

describe("what a cell means", () => {
  it.each([
    ["1299", 1299],
    ["₹ 1,29,900.50", 129_900.5],
    ["Rs. 12", 12],
    ["-3", -3],
    ["5%", 5],
    [".5", 0.5],
    ["0.5", 0.5],
    ["0", 0],
    ["05", "05"],
    ["₹ 05", "05"],
  ])("the figure %s is %s", (written, value) => {
    expect(readCell(money({ label: "MRP" }), written, none)).toEqual({ value });
  });

  it("what is no figure is said to be none, with the figure in it", () => {
    expect(readCell(number({ label: "Pack of" }), "12 pieces", none)).toEqual({
      problem: "This is not a number",
      suggestion: "12",
    });
    expect(readCell(number({ label: "Pack of" }), "a dozen", none)).toEqual({
      problem: "This is not a number",
      suggestion: null,
    });
  });

  it("a day is ISO text, and one that may be either is asked about where its column has some written month first", () => {
    expect(readCell(date({ label: "Expiry" }), "09-Nov-26", none)).toEqual({ value: "2026-11-09" });
    expect(readCell(date({ label: "Expiry" }), "09/11/26", none)).toEqual({ value: "2026-11-09" });
    expect(readCell(date({ label: "Expiry" }), "09/11/26", none, true)).toHaveProperty("problem");
  });

  it("yes and no are written in many ways", () => {
    const meaning = (written: string) => readCell(onOff({ label: "Active" }), written, none);
    expect(["Yes", "TRUE", "1", "active"].map(meaning)).toEqual(Array(4).fill({ value: true }));
    expect(["no", "False", "0", "INACTIVE"].map(meaning)).toEqual(Array(4).fill({ value: false }));
    expect(meaning("maybe")).toHaveProperty("problem");
  });

  it("a name is found however it is written, and the one that looks like it is suggested", () => {
    const field = lookup({ label: "Brand", source: "brand" });
    expect(readCell(field, "ANNAPURTI", brands)).toEqual({ value: "id-1" });
    expect(readCell(field, "dhn", brands)).toEqual({ value: "id-2" });
    expect(readCell(field, "Anapurti", brands)).toMatchObject({ suggestion: "Annapurti" });
    expect(readCell(field, "Zzz", brands)).toMatchObject({ suggestion: null });
  });

  it("a name that several have means none of them", () => {
    const twice = indexChoices([
      { value: "a", names: ["Oil", "Food / Oil"] },
      { value: "b", names: ["Oil", "Home / Oil"] },
    ]);
    const field = lookup({ label: "Sub-category", source: "sub-category" });
    expect(readCell(field, "Oil", twice)).toEqual({ problem: "Several have this name", suggestion: null });
    expect(readCell(field, "Home / Oil", twice)).toEqual({ value: "b" });
  });

  it("of things with a code, the message says that the code may be written", () => {
    const products = indexChoices(
      [
        { value: "a", names: ["Oil", "OIL-1"] },
        { value: "b", names: ["Oil", "OIL-2"] },
      ],
      { noun: "product", code: "SKU" },
    );
    const field = lookup({ label: "Product", source: "product" });
    expect(readCell(field, "Oil", products)).toHaveProperty(
      "problem",
      "Several have this name: write the SKU, which tells them apart",
    );
    expect(readCell(field, "OIL-9", products)).toHaveProperty("problem", "No product has this name or SKU");
    expect(readCell(field, "oil-2", products)).toEqual({ value: "b" });
  });

  it("several names stand beside each other, and the wrong one is named", () => {
    const field = multiLookup({ label: "SKU kit", source: "product" });
    expect(readCell(field, "Annapurti; DHN", brands)).toEqual({ value: ["id-1", "id-2"] });
    expect(readCell(field, "Annapurti, Zzz", brands)).toMatchObject({ problem: expect.stringMatching(/^Zzz: /) });
  });

  it("a choice is given by its label or its value, with or without a percent sign", () => {
    const options = [
      { value: 5, label: "5%" },
      { value: 18, label: "18%" },
    ];
    const choices = indexChoices(options.map(({ value, label }) => ({ value, names: [label, String(value)] })));
    const field = select({ label: "GST", options });
    expect(["5", "5%", "18 %"].map((written) => readCell(field, written, choices))).toEqual([
      { value: 5 },
      { value: 5 },
      { value: 18 },
    ]);
    expect(readCell(field, "17", choices)).toMatchObject({ problem: "Choose one of: 5%, 18%" });
    // No rate looks like another: 0.05 is no 0.25.
    const rates = indexChoices([0.25, 5].map((value) => ({ value, names: [`${value}%`, String(value)] })));
    expect(readCell(field, "0.05", rates)).toMatchObject({ suggestion: "5%" });
    expect(readCell(field, "0.55", rates)).toMatchObject({ suggestion: null });
    expect(readCell(field, "17", indexChoices([]))).toEqual({
      problem: `No ${field.label.toLowerCase()} has this name`,
      suggestion: null,
    });
  });

  it("a text is what it is", () => {
    expect(readCell(text({ label: "Name" }), "5-in-1", none)).toEqual({ value: "5-in-1" });
  });
});

it("suggests nothing where nothing looks alike", () => {
  expect(findNearest(["Annapurti"])("xyz")).toBeNull();
  expect(findNearest(["Dhanlaxmi", "Annapurti"])("annapurt")).toBe("Annapurti");
  expect(findNearest([])("a")).toBeNull();
});

it("a cell of thousands of characters is no figure and no name, at no cost", () => {
  const names = Array.from({ length: 5000 }, (_, at) => ({ value: `id-${at}`, names: [`Brand ${at} of many`] }));
  const many = indexChoices(names);
  const begun = performance.now();
  for (const cell of [".".repeat(4000), `${"1".repeat(3999)}x`, "ab".repeat(2000)]) {
    for (let row = 0; row < 50; row++) {
      expect(readCell(number({ label: "Pack of" }), cell, none)).toHaveProperty("problem");
      expect(readCell(lookup({ label: "Brand", source: "brand" }), cell, many)).toHaveProperty("problem");
    }
  }
  // Each took some 50 ms, and every cell of a file may be such a one.
  expect(performance.now() - begun).toBeLessThan(1000);
});
