import { setTimeout as sleep } from "node:timers/promises";
import { strToU8, zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importEndpoints as imports } from "@o2r/api/contract/insight";
import type { Client } from "../../../test/client.ts";
import { startDemoService, type DemoService } from "../../test/demo-service.ts";
import { checkImport, sendFile, startImport } from "../../test/start-import.ts";

let service: DemoService;
let admin: Client;
beforeAll(async () => {
  service = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
  admin = await service.signIn("admin");
});
afterAll(() => service.stop());

it("one person has no more than twenty imports unfinished, however many files are sent at once", async () => {
  const owner = await service.signIn("super_admin");
  const send = () => sendFile(owner, "Name,SKU\nRice,A-1");
  const answers = await Promise.all(Array.from({ length: 26 }, send));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(answers.length - refused.length).toBe(20);
  const words = "You have 20 imports that are not finished: go on with some of them, or discard them";
  for (const answer of refused)
    expect([answer.status, await answer.json()]).toMatchObject([409, { errorMessage: words }]);
  const { payload } = await owner.call(imports.list, { query: { thing: "product" } });
  await owner.call(imports.remove, { params: { id: payload.content[0]?.id ?? "" } });
  expect((await send()).status).toBe(200);
});

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

  /** The head of an entry with nothing in it. */
  const emptyEntry = (at: number): Buffer => {
    const name = Buffer.from(String(at));
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt16LE(name.length, 26);
    return Buffer.concat([head, name]);
  };
  const book = (texts: Uint8Array) =>
    zipSync({ "xl/workbook.xml": strToU8("<workbook/>"), "xl/sharedStrings.xml": [texts, { level: 1 }] });
  /** From one call of those who do not wait to the next, in milliseconds: calls without end would cost more than the file. */
  const between = 20;
  const tooLong = "A row of the file is far too long";
  const tooMuch = /^The file (needs too much memory|takes too long) to be read: please split it into smaller ones$/;
  const mib = 1024 * 1024;

  it.each([
    [
      "of 250,000 entries with nothing in them",
      () => Buffer.concat(Array.from({ length: 250_000 }, (_, at) => emptyEntry(at))),
      "The workbook holds too many files",
    ],
    ["of texts that fill the memory", () => book(Buffer.alloc(64 * mib, "<si>")), tooMuch],
    ["of nothing but commas", () => Buffer.alloc(9 * mib, ","), tooLong],
    ["of nothing but line breaks", () => Buffer.alloc(9 * mib, "\n"), "The file has far too many rows"],
    ["of one quotation mark and much behind it", () => Buffer.from(`"${"a,\n".repeat(3 * mib)}`), tooLong],
    [
      "of a small file that makes a large table",
      () => Buffer.from(`${"h,".repeat(199)}h\n${`${"x".repeat(80)}\n`.repeat(100_000)}`),
      /^The file (holds too much|takes too long to be read): please split it into smaller ones$/,
    ],
  ])("%s is refused in words, and nobody waits for it", async (_, make, words) => {
    const bytes = new Uint8Array(make());
    let isRead = false;
    const sent = sendFile(admin, bytes, "hostile.xlsx").finally(() => {
      isRead = true;
    });
    const waits: number[] = [];
    while (!isRead) {
      const begin = performance.now();
      // One after another, as long as the file is being read.
      await admin.call(imports.list, { query: { thing: "product" } });
      waits.push(performance.now() - begin);
      await sleep(between);
    }
    const answer = await sent;
    const { errorMessage }: { errorMessage?: string } = await answer.json();
    expect(answer.status).toBe(415);
    expect(errorMessage).toMatch(words);
    // Generous, for a machine with other work to do: on the thread of calls each of these took seconds, or far more.
    expect(waits.toSorted((a, b) => a - b).at(Math.floor(waits.length / 2))).toBeLessThan(500);
  });

  it("that unpacks to much text is read beside other calls", async () => {
    const texts = Buffer.concat([Buffer.from("<sst>"), Buffer.alloc(24 * mib, "<si><t>Rice</t></si>")]);
    let isRead = false;
    const sent = sendFile(admin, new Uint8Array(book(texts)), "large.xlsx").finally(() => {
      isRead = true;
    });
    let answered = 0;
    while (!isRead) {
      // One after another, as long as the file is being read.
      await admin.call(imports.list, { query: { thing: "product" } });
      answered += 1;
      await sleep(between);
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
      const query = { state: "WAITING", effect: undefined, after: 0, size: 10 } as const;
      const { payload } = await admin.call(imports.rows, { params: { id }, query });
      expect(payload.content.map(({ number, cells }) => [number, ...cells])).toEqual([
        [7, "Rice"],
        [8, "Dal"],
      ]);
    }
  });

  it("is checked to its end also where a key is cut within a character", async () => {
    const job = await startImport(admin, `Name,SKU\nRice,${"X".repeat(494)}🚚`);
    const { waiting, bad } = await checkImport(admin, job, job.columns);
    expect([waiting, bad]).toEqual([0, 1]);
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
