import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Column } from "@o2r/api/contract";
import { writeCsv } from "./csv.ts";
import { unguard } from "./formula-guard.ts";
import type { Cell } from "./sheet.ts";

const columns: readonly Column[] = [{ field: "name", label: "Name", kind: "text", shown: true }];

const csvOf = async (cells: readonly Cell[]): Promise<string> => {
  async function* pages() {
    yield cells.map((cell) => [cell]);
  }
  const pieces: Buffer[] = [];
  for await (const piece of writeCsv({ name: "things", columns, pages: pages() })) pieces.push(piece);
  return Buffer.concat(pieces).toString("utf8");
};

it("begins with a byte-order mark and the names of the columns", async () => {
  expect(await csvOf([])).toBe("\uFEFFName\r\n");
});

it("writes a text that a spreadsheet would run with an apostrophe before it, and leaves numbers numbers", async () => {
  const texts = ["\uFF1D1+1", "=1+1", "+91", "-5 off", "@sum", "\tx", "\rx", "fine", "5-5"];
  const cells: Cell[] = texts.map((text) => ({ kind: "text", text }));
  const csv = await csvOf([...cells, { kind: "number", value: -5 }, { kind: "money", value: -12.5 }]);
  expect(parse(csv, { bom: true, from_line: 2 }).flat()).toEqual([
    "'\uFF1D1+1",
    "'=1+1",
    "'+91",
    "'-5 off",
    "'@sum",
    "'\tx",
    "'\rx",
    "fine",
    "5-5",
    "-5",
    "-12.50",
  ]);
});

it("is read back as it was written, whatever the texts hold, and no cell of it begins like a formula", async () => {
  const word = fc.string({
    unit: fc.constantFrom(
      "=",
      "\uFF1D",
      "\uFF0B",
      "+",
      "-",
      "@",
      "\t",
      "\r",
      "\n",
      '"',
      ",",
      ";",
      "'",
      "a",
      "é",
      "₹",
      " ",
    ),
    maxLength: 8,
  });
  await fc.assert(
    fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 20 }), async (texts) => {
      const read = parse(await csvOf(texts.map((text) => ({ kind: "text", text }))), {
        bom: true,
        from: 2,
        skip_empty_lines: false,
      }).flat();
      expect(read.map(unguard)).toEqual(texts);
      for (const text of read) expect(text.normalize("NFKC")).not.toMatch(/^[=+\-@\t\r\n]/);
    }),
  );
});

it("shows an instant as clocks in India do, and a day as it is", async () => {
  const csv = await csvOf([
    { kind: "instant", text: "2026-11-20T19:30:00.000Z" },
    { kind: "day", text: "2026-11-20" },
    null,
  ]);
  expect(csv).toBe("\uFEFFName\r\n2026-11-21 01:00\r\n2026-11-20\r\n\r\n");
});
