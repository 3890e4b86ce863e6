import { strToU8, zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importEndpoints as imports } from "@o2r/api/contract/insight";
import type { Client } from "../../../test/client.ts";
import { startDemoService, type DemoService } from "../../test/demo-service.ts";
import { sendFile, startImport } from "../../test/start-import.ts";

let service: DemoService;
let admin: Client;
beforeAll(async () => {
  service = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
  admin = await service.signIn("admin");
});
afterAll(() => service.stop());

describe("a file that is no table", () => {
  const nothing = "x".repeat(5000);
  const bomb = () =>
    zipSync({
      "xl/workbook.xml": strToU8("<workbook/>"),
      // Packed as lightly as it goes: what counts is what comes out.
      "xl/worksheets/sheet1.xml": [new Uint8Array(140 * 1024 * 1024).fill(32), { level: 1 }],
    });

  it.each([
    ["with nothing in it but blank lines", "\n\n\n", "The file is empty"],
    ["with headings only", "Name,SKU\n", "The file has headings and no rows below them"],
    ["with a cell of 5,000 characters", `Name\n${nothing}`, "A cell holds more than 4000 characters"],
    ["with 201 columns", `${"a,".repeat(200)}a\n1`, "The file has more than 200 columns"],
    [
      "that calls itself a workbook and is none",
      "PK\u0003\u0004 nothing",
      "The file cannot be read as an Excel workbook",
    ],
  ])("%s is refused with words", async (_, content, words) => {
    const answer = await sendFile(admin, content);
    expect([answer.status, await answer.json()]).toMatchObject([415, { errorMessage: words }]);
  });

  it("that unpacks to far more than it is is refused", async () => {
    const answer = await sendFile(admin, new Uint8Array(bomb()), "bomb.xlsx");
    expect([answer.status, await answer.json()]).toMatchObject([
      415,
      { errorMessage: "The workbook is too large when it is unpacked" },
    ]);
  });

  it("that unpacks to more than it can be read in a moment leaves others their turn meanwhile", async () => {
    const texts = Buffer.concat([Buffer.from("<sst>"), Buffer.alloc(24 * 1024 * 1024, "<si><t>Rice</t></si>")]);
    const book = zipSync({ "xl/workbook.xml": strToU8("<workbook/>"), "xl/sharedStrings.xml": [texts, { level: 1 }] });
    let isRead = false;
    const sent = sendFile(admin, new Uint8Array(book), "large.xlsx").finally(() => {
      isRead = true;
    });
    let answered = 0;
    while (!isRead) {
      // One after another, as long as the file is being read.
      await admin.call(imports.list, { query: { thing: "product" } });
      answered += 1;
    }
    expect((await sent).status).toBe(415);
    expect(answered).toBeGreaterThan(8);
  });

  it("with more rows than are taken is refused as a whole", async () => {
    const answer = await sendFile(admin, `Name\n${"x\n".repeat(100_001)}`);
    expect([answer.status, await answer.json()]).toMatchObject([
      415,
      { errorMessage: "The file has more than 100000 rows" },
    ]);
    const { content } = (await admin.call(imports.list, { query: { thing: "product" } })).payload;
    expect(content.every(({ waiting }) => waiting < 100)).toBe(true);
  });

  it("has the row numbers that a spreadsheet shows, also where rows with nothing in them are left out", async () => {
    const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const rows = `<row r="2">${cell("A2", "Name")}</row><row r="7">${cell("A7", "Rice")}</row><row>${cell("A8", "Dal")}</row>`;
    const book = zipSync({
      "xl/workbook.xml": strToU8("<workbook/>"),
      "xl/worksheets/sheet1.xml": strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
    });
    for (const content of [new Uint8Array(book), "\nName\n\n\n\n\nRice\nDal\n"]) {
      // One after the other, so that each stands alone.
      const { id } = await startImport(admin, content);
      const query = { state: "WAITING", after: 0, size: 10 } as const;
      const { payload } = await admin.call(imports.rows, { params: { id }, query });
      expect(payload.content.map(({ number, cells }) => [number, ...cells])).toEqual([
        [7, "Rice"],
        [8, "Dal"],
      ]);
    }
  });

  it("tells the day that the spreadsheet shows, be its calendar of 1900 or of 1904", async () => {
    const sheet = (serial: number) =>
      `<worksheet><sheetData><row><c t="inlineStr"><is><t>Made</t></is></c></row><row><c s="1"><v>${serial}</v></c></row></sheetData></worksheet>`;
    for (const [book, serial] of [
      ["<workbook/>", 46_327],
      ['<workbook><workbookPr date1904="1"/></workbook>', 46_327 - 1462],
    ] as const) {
      const parts = {
        "xl/workbook.xml": strToU8(book),
        "xl/styles.xml": strToU8('<styleSheet><cellXfs><xf/><xf numFmtId="14"/></cellXfs></styleSheet>'),
        "xl/worksheets/sheet1.xml": strToU8(sheet(serial)),
      };
      // One after the other, so that each stands alone.
      expect((await startImport(admin, new Uint8Array(zipSync(parts)))).sample).toEqual([["2026-11-01"]]);
    }
  });

  it("may be written by any spreadsheet: semicolons, tabs, UTF-16 and Windows' own letters", async () => {
    const utf16 = Buffer.from("\uFEFFName\tSKU\nCafé\tIMP-1", "utf16le");
    const windows = Buffer.from("Name;SKU\nCaf\u00e9;IMP-1", "latin1");
    for (const bytes of [utf16, windows]) {
      // One after the other, so that each stands alone.
      const { sample, headings: read } = await startImport(admin, new Uint8Array(bytes));
      expect([read, sample]).toEqual([["Name", "SKU"], [["Café", "IMP-1"]]]);
    }
  });
});
