import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { buffer } from "node:stream/consumers";
import { Blob, Buffer as Line, Face, Font, shape } from "harfbuzzjs";
import { describe, expect, it } from "vitest";
import { drawSheet } from "./draw-sheet.ts";
import { fontOf, runsOf } from "./fonts.ts";
import { Pen } from "./pen.ts";
import type { Sheet } from "./sheet.ts";
import { readPdf } from "./test/read-pdf.ts";

const { resolve } = createRequire(import.meta.url);

const draw = async (...sheets: readonly Sheet[]) => {
  const pen = new Pen();
  const bytes = buffer(pen.doc);
  const pages = sheets.map((sheet) => drawSheet(pen, sheet));
  pen.doc.end();
  return { pages, bytes: await bytes };
};

const sheet = (names: readonly string[]): Sheet => ({
  title: "Tax invoice",
  mark: "Original for recipient",
  number: "H01/26-27/000001",
  house: { title: "", name: "Annapath", lines: ["Pune"] },
  facts: [[{ term: "Invoice no.", value: "H01/26-27/000001" }]],
  blocks: [{ title: "Bill to", name: "Navdeep", lines: ["Wagholi"] }],
  table: {
    columns: [
      { label: "#", width: 20 },
      { label: "Goods", width: 0 },
      { label: "Total ₹", width: 60, figures: true },
    ],
    rows: names.map((name, at) => ({ look: "plain", cells: [String(at + 1), name, "1,234.50"] })),
  },
  sums: [{ term: "Payable", amount: "₹1,234.50", look: "payable" }],
  words: [{ term: "Amount in words", value: "One Thousand Two Hundred Thirty Four Rupee" }],
  notes: [],
  signedFor: "Annapath",
});

/** Names whose signs change places or join: what a font without its rules of shaping gets wrong. */
const names = {
  "": "क्षत्रिय किराना स्टोर्स ₹",
  Tamil: "ஸ்ரீ லக்ஷ்மி கொடுமுடி",
  Telugu: "శ్రీ వెంకటేశ్వర స్టోర్స్",
  Malayalam: "ശ്രീകൃഷ്ണ സ്റ്റോഴ്സ്",
  Kannada: "ಶ್ರೀ ಮಂಜುನಾಥ ಸ್ಟೋರ್ಸ್",
  Bengali: "শ্রী লক্ষ্মী ভাণ্ডার",
  Gurmukhi: "ਸ੍ਰੀ ਗੁਰੂ ਕਿਰਪਾ ਸਟੋਰ",
  Gujarati: "શ્રી લક્ષ્મી સ્ટોર્સ",
  Oriya: "ଶ୍ରୀ ଜଗନ୍ନାଥ ଷ୍ଟୋର",
} as const;

describe("a name on paper", () => {
  it.each(Object.entries(names))("of the font %o is shaped as HarfBuzz shapes the whole of it", (family, name) => {
    const runs = runsOf(name);
    expect(runs.map((run) => run.family)).toEqual([family]);
    const [run] = runs;
    if (run === undefined) throw new Error("A name has a run");
    const path = `@expo-google-fonts/noto-sans${family === "" ? "" : `-${family.toLowerCase()}`}/400Regular/NotoSans${family}_400Regular.ttf`;
    const line = new Line();
    line.addText(name);
    line.guessSegmentProperties();
    const font = new Font(new Face(new Blob(readFileSync(resolve(path)))));
    shape(font, line);
    const wanted = line.getGlyphInfosAndPositions();
    const { glyphs, positions } = fontOf(run.family, "400Regular").font.layout(run.text);
    expect(glyphs.map(({ id }) => id)).toEqual(wanted.map(({ codepoint }) => codepoint));
    expect(positions.map(({ xAdvance, xOffset }) => [xAdvance, xOffset])).toEqual(
      wanted.map(({ xAdvance, xOffset }) => [xAdvance, xOffset]),
    );
    expect(glyphs.map(({ id }) => id)).not.toContain(0);
    // What is searched and copied has every sign of the name.
    expect(
      glyphs
        .flatMap(({ codePoints }) => codePoints)
        .filter((sign) => sign !== 0x200b)
        .toSorted((one, other) => one - other),
    ).toEqual(Array.from(name, (sign) => sign.codePointAt(0) ?? 0).toSorted((one, other) => one - other));
  });

  it("of two scripts is written in the font of each, and what no font has as a question mark", () => {
    expect(runsOf("Navdeep நவதீப் 12").map(({ family, text }) => [family, text])).toEqual([
      ["", "Navdeep "],
      ["Tamil", "நவதீப் 12"],
    ]);
    expect(runsOf("店 5").map(({ text }) => text)).toEqual(["? 5"]);
  });
});

describe("a paper", () => {
  it("says what it is told, and ends with its number and page", async () => {
    const { pages, bytes } = await draw(sheet(["Detergent 1 kg"]));
    expect(pages).toEqual([1]);
    const [text] = await readPdf(bytes);
    for (const piece of ["Tax invoice", "Navdeep", "Detergent 1 kg", "₹1,234.50", "For Annapath", "Page 1 of 1"])
      expect(text).toContain(piece);
    expect(bytes.length).toBeLessThan(40_000);
  });

  it("of many lines goes on over pages, each with the head of its table, and loses none", async () => {
    const { pages, bytes } = await draw(sheet(Array.from({ length: 120 }, (_, at) => `Goods ${at + 1}.`)));
    const texts = await readPdf(bytes);
    expect(texts).toHaveLength(pages[0] ?? 0);
    expect(texts.length).toBeGreaterThan(2);
    for (const text of texts.slice(0, -1)) expect(text).toContain("Goods|");
    const whole = texts.join("|");
    for (let at = 1; at <= 120; at += 1) expect(whole).toContain(`Goods ${at}.`);
  });

  it("after another begins on a page of its own, and counts its own pages", async () => {
    const { pages, bytes } = await draw(sheet(Array.from({ length: 80 }, () => "Oil")), sheet(["Soap"]));
    const texts = await readPdf(bytes);
    expect(texts).toHaveLength(pages.reduce((sum, count) => sum + count, 0));
    expect(texts.at(-1)).toContain("Page 1 of 1");
    expect(texts[0]).toContain(`Page 1 of ${pages[0]}`);
  });

  it("makes figures smaller that are wider than their column, and breaks words that are longer than a line", async () => {
    const pen = new Pen();
    pen.doc.addPage();
    expect(pen.wrap("x".repeat(200), { size: 8 }, 100).join("")).toBe("x".repeat(200));
    const widest = Math.max(...pen.wrap("x".repeat(200), { size: 8 }, 100).map((line) => pen.width(line, { size: 8 })));
    expect(widest).toBeLessThanOrEqual(100);
  });
});
