import { strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import { readWorkbook } from "./read-workbook.ts";

/** The cells of a workbook whose only row has a number in each of some formats. */
const shownAs = async (cells: readonly (readonly [value: string, format: string])[]): Promise<readonly string[]> => {
  const formats = cells.map(([, code], at) => `<numFmt numFmtId="${170 + at}" formatCode="${code}"/>`);
  const own = cells.map(([, code], at) => `<xf numFmtId="${/^\d+$/.test(code) ? code : 170 + at}"/>`);
  const book = zipSync({
    "xl/workbook.xml": strToU8("<workbook/>"),
    "xl/styles.xml": strToU8(
      `<styleSheet><numFmts>${formats.join("")}</numFmts><cellXfs>${own.join("")}</cellXfs></styleSheet>`,
    ),
    "xl/worksheets/sheet1.xml": strToU8(
      `<worksheet><sheetData><row>${cells.map(([value], at) => `<c s="${at}"><v>${value}</v></c>`).join("")}</row></sheetData></worksheet>`,
    ),
  });
  for await (const row of readWorkbook(Buffer.from(book), { unpacked: 100_000, parts: 10 })) return row.cells;
  return [];
};

it("a cell is read as it is shown: what is stored as 0.05 and shown as percent is 5%", async () => {
  const cells = await shownAs([
    ["0.05", "9"],
    ["0.07", "10"],
    ["0.0025", "0.00%"],
    ["5", "0.##&quot;%&quot;"],
    ["0.05", "0.00"],
    ["1.1000000000000001", "0"],
    ["46327", "dd-mm-yyyy"],
  ]);
  expect(cells).toEqual(["5%", "7%", "0.25%", "5", "0.05", "1.1", "2026-11-01"]);
});
