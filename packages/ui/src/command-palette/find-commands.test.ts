import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findCommands, scoreCommand } from "./find-commands.ts";

const command = (label: string, more: { detail?: string; keywords?: string[] } = {}) => ({
  id: label,
  label,
  onSelect: () => {},
  ...more,
});
const groups = [
  {
    id: "go",
    label: "Go to",
    commands: [
      command("Product"),
      command("Retailer Orders"),
      command("Create Orders"),
      command("Order pad", { keywords: ["call", "customer-order"] }),
    ],
  },
  { id: "records", label: "Products", commands: [command("Toor Dal 1 kg", { detail: "DHL-DAL-TR01" })] },
];
const found = (query: string) =>
  findCommands(groups, query).flatMap(({ commands }) => commands.map(({ label }) => label));

describe("commands", () => {
  it("are all there before anything is typed", () => expect(found(" ")).toHaveLength(5));
  it("come with the best first: by the beginning of the name, then of a word", () =>
    expect(found("ord")).toEqual(["Order pad", "Retailer Orders", "Create Orders"]));
  it("are found by code and by other words", () => {
    expect(found("tr01")).toEqual(["Toor Dal 1 kg"]);
    expect(found("customer")).toEqual(["Order pad"]);
  });
  it("must answer to every word, in any order", () => {
    expect(found("orders cre")).toEqual(["Create Orders"]);
    expect(found("orders dal")).toEqual([]);
  });
  it("are found whatever the accents and the case", () =>
    expect(scoreCommand(command("Café Paneer"), "CAFE")).toBeGreaterThan(0));
  it("are never found by a text that is not theirs, and no text breaks the search", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (query) => {
        for (const label of found(query))
          expect(groups.some(({ commands }) => commands.some((it) => it.label === label))).toBe(true);
      }),
    );
  });
});
