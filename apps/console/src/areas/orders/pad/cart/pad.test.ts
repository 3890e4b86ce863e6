import { describe, expect, it } from "vitest";
import { addPacks, entryOf, pastedLines, putBack, removeLine, sentLines, setPacks, type PadLine } from "./pad.ts";

const facts = {
  name: "Atta",
  sku: "A-1",
  image: null,
  packOf: 12,
  most: 10,
  kind: "PRODUCT" as const,
  gst: 5,
  available: 99,
  ptr: 8.37,
  mrp: 10,
  expiryDate: "2027-06-01",
};
const line = (productId: string, packs: number | null = 1): PadLine => ({ productId, packs, facts });

describe("lines of the order pad", () => {
  it("take a product once, however often it is added, and no more than the most of it", () => {
    const lines = addPacks(addPacks([], line("a", 4)), line("a", 3));
    expect(lines).toEqual([line("a", 7)]);
    expect(addPacks(lines, line("a", 9))).toEqual([line("a", 10)]);
  });

  it("keep their order when one is taken away and put back", () => {
    const lines = [line("a"), line("b"), line("c")];
    expect(putBack(removeLine(lines, "b"), line("b"), 1)).toEqual(lines);
    expect(putBack(lines, line("b"), 1)).toEqual(lines);
  });

  it("are sent with a quantity only", () => {
    expect(sentLines(setPacks([line("a", 2), line("b")], "b", null))).toEqual([{ productId: "a", packs: 2 }]);
  });
});

describe("what is typed to add", () => {
  it.each([
    ["12*ANP-1", { words: "ANP-1", packs: 12 }],
    ["3 x mustard oil", { words: "mustard oil", packs: 3 }],
    ["0*ANP-1", { words: "0*ANP-1", packs: 1 }],
    ["  8901234567890 ", { words: "8901234567890", packs: 1 }],
  ])("%s", (typed, read) => expect(entryOf(typed)).toEqual(read));
});

describe("a pasted list", () => {
  it("has the last number of each line as its packs, and one where there is none", () => {
    expect(pastedLines("ANP-1\t12\r\n\nMustard Oil 1 L, 6\nSoap\nKSV 0")).toEqual([
      { text: "ANP-1", packs: 12 },
      { text: "Mustard Oil 1 L", packs: 6 },
      { text: "Soap", packs: 1 },
      { text: "KSV 0", packs: 1 },
    ]);
  });
});
