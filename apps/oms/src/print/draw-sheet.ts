import { drawQr } from "./draw-qr.ts";
import { drawTable, type TurnPage } from "./draw-table.ts";
import { grey, hairline, type Ink, type Pen } from "./pen.ts";
import type { Block, Fact, Sheet, Sum } from "./sheet.ts";

const paper = { width: 595.28, height: 841.89, margin: 28 };
const x = paper.margin;
const width = paper.width - 2 * paper.margin;
/** Where the foot of a page begins. */
const bottom = paper.height - 44;

const label: Ink = { size: 6.2, color: grey };
const body: Ink = { size: 7.2 };
const strong: Ink = { size: 7.6, weight: "600SemiBold" };
const side = 66;

const drawBlock = (pen: Pen, block: Block, at: { x: number; y: number; width: number }): number => {
  let y = at.y;
  if (block.title !== "") {
    pen.line(block.title, at, label);
    y += pen.lineHeight(label) + 1;
  }
  if (block.name !== "") y = pen.text(block.name, { ...at, y }, strong);
  for (const line of block.lines) y = pen.text(line, { ...at, y }, body);
  return y;
};

const drawTop = (pen: Pen, { house, title, mark }: Sheet): number => {
  const right = { x: x + width - 190, width: 190 };
  pen.line(title, { ...right, y: 26 }, { size: 14, weight: "600SemiBold" }, "end");
  pen.line(mark, { ...right, y: 46 }, body, "end");
  const left = { x, width: width - 200 };
  let y = pen.text(house.name, { ...left, y: 26 }, { size: 12, weight: "600SemiBold" });
  for (const line of house.lines) y = pen.text(line, { ...left, y: y + 1 }, body);
  return Math.max(y, 58) + 8;
};

/** One row of facts between rules, each as wide as the others. */
const drawFacts = (pen: Pen, facts: readonly Fact[], y: number): number => {
  const own = width / facts.length;
  const room = own - 10;
  const lines = facts.map(({ value }) => pen.wrap(value, strong, room));
  const height = 16 + Math.max(...lines.map((each) => each.length)) * pen.lineHeight(strong);
  for (const [place, { term }] of facts.entries()) {
    const from = x + place * own;
    if (place > 0) pen.upright(from, y, height);
    pen.line(term, { x: from + 6, y: y + 4, width: room }, label);
    for (const [at, line] of (lines[place] ?? []).entries())
      pen.line(line, { x: from + 6, y: y + 13 + at * pen.lineHeight(strong), width: room }, strong);
  }
  return y + height;
};

const drawParties = (pen: Pen, { blocks, qr }: Sheet, y: number): number => {
  const room = qr === undefined ? width : width - side - 16;
  const own = room / blocks.length;
  const ends = blocks.map((block, place) =>
    drawBlock(pen, block, { x: x + place * own + 6, y: y + 5, width: own - 12 }),
  );
  const end = Math.max(...ends, qr === undefined ? 0 : y + side + 17) + 5;
  for (const place of blocks.keys()) if (place > 0) pen.upright(x + place * own, y, end - y);
  if (qr !== undefined) {
    pen.upright(x + room, y, end - y);
    drawQr(pen, qr.text, { x: x + room + 8, y: y + 7, side });
    pen.line(qr.caption, { x: x + room, y: y + side + 9, width: side + 16 }, label, "middle");
  }
  return end;
};

const drawSums = (pen: Pen, sums: readonly Sum[], at: { x: number; y: number; width: number }): number => {
  let y = at.y;
  for (const { term, amount, look } of sums) {
    const payable = look === "payable";
    if (payable || look === "strong") {
      pen.rule(at.x, y + 1, at.width, payable ? {} : { color: hairline, thick: 0.5 });
      y += 4;
    }
    const ink: Ink =
      look === "fine"
        ? { size: 6.4, color: grey }
        : look === undefined
          ? body
          : { size: payable ? 8.5 : 7.4, weight: "600SemiBold" };
    const figure: Ink = payable ? { size: 13, weight: "600SemiBold" } : ink;
    const indent = look === "fine" ? 8 : 0;
    pen.line(term, { x: at.x + indent, y: y + (payable ? 4 : 0), width: at.width * 0.62 }, ink);
    pen.line(amount, { x: at.x + at.width * 0.45, y, width: at.width * 0.55 }, figure, "end");
    y += payable ? 19 : pen.lineHeight(ink) + 1.5;
    if (payable) pen.rule(at.x, y, at.width, { thick: 1.2 });
  }
  return y;
};

const drawWords = (pen: Pen, words: readonly Fact[], at: { x: number; y: number; width: number }): number => {
  if (words.length === 0) return at.y;
  let y = at.y + 5;
  for (const { term, value } of words) {
    pen.line(term, { x: at.x + 6, y, width: 62 }, label);
    y = pen.text(value, { x: at.x + 70, y, width: at.width - 76 }, { size: 7.2, weight: "600SemiBold" }) + 2;
  }
  pen.box(at.x, at.y, at.width, y + 2 - at.y);
  return y + 2;
};

const drawNotes = (pen: Pen, { notes, signedFor }: Sheet, y: number): number => {
  const sign = signedFor === null ? 0 : 150;
  const own = notes.length === 0 ? 0 : (width - sign) / notes.length;
  const ends = notes.map((note, place) => {
    const at = { x: x + place * own, y, width: own - 14 };
    pen.line(note.title, at, { size: 7.2, weight: "600SemiBold" });
    return drawBlock(pen, { ...note, title: "" }, { ...at, y: y + 11 });
  });
  if (signedFor !== null) {
    const at = { x: x + width - sign, width: sign };
    pen.box(at.x, y, sign, 62);
    const inner = { x: at.x + 6, width: sign - 12 };
    pen.text(`For ${signedFor}`, { ...inner, y: y + 5 }, { size: 7.2, weight: "600SemiBold" });
    pen.line("Authorised signatory", { ...inner, y: y + 49 }, label);
  }
  return Math.max(...ends, y + (signedFor === null ? 0 : 62));
};

const drawStamp = (
  { doc, line, width: wide }: { doc: Pen["doc"]; line: (text: string) => void; width: number },
  text: string,
): void => {
  doc.save();
  doc.rotate(-35, { origin: [paper.width / 2, paper.height / 2] });
  doc.fillOpacity(0.12);
  doc.translate((paper.width - wide) / 2, paper.height / 2 - 45);
  line(text);
  doc.restore();
};

/** The foot of each page, and what is stamped on it: known when all pages are. */
const drawFeet = (pen: Pen, { number, stamp }: Sheet, first: number): number => {
  const { start, count } = pen.doc.bufferedPageRange();
  const pages = start + count - first;
  for (let place = 0; place < pages; place += 1) {
    pen.doc.switchToPage(first + place);
    const y = paper.height - 36;
    pen.rule(x, y, width, { color: hairline, thick: 0.5 });
    pen.line(number, { x, y: y + 4, width: 200 }, label);
    pen.line("E. and O. E.", { x, y: y + 4, width }, label, "middle");
    pen.line(`Page ${place + 1} of ${pages}`, { x, y: y + 4, width }, label, "end");
    if (stamp === undefined) continue;
    const ink: Ink = { size: 90, weight: "600SemiBold", color: "#c00" };
    const wide = pen.width(stamp, ink);
    drawStamp(
      { doc: pen.doc, width: wide, line: (text) => pen.line(text, { x: 0, y: 0, width: wide + 1 }, ink) },
      stamp,
    );
  }
  return pages;
};

/** Draws one paper onto new pages of the pen's document; answers with how many. */
export const drawSheet = (pen: Pen, sheet: Sheet): number => {
  const { start, count } = pen.doc.bufferedPageRange();
  const first = start + count;
  pen.doc.addPage();
  const turn: TurnPage = () => {
    pen.doc.addPage();
    pen.line(sheet.title, { x, y: 26, width: width / 2 }, strong);
    pen.line(`${sheet.number}, continued`, { x: x + width / 2, y: 26, width: width / 2 }, body, "end");
    return { top: 42, bottom };
  };
  const ensure = (y: number, height: number): number => (y + height > bottom ? turn().top : y);

  const top = drawTop(pen, sheet);
  let y = top;
  for (const facts of sheet.facts) {
    const end = drawFacts(pen, facts, y);
    pen.rule(x, end, width, { color: hairline, thick: 0.5 });
    y = end;
  }
  if (sheet.blocks.length > 0) y = drawParties(pen, sheet, y);
  if (y > top) pen.box(x, top, width, y - top);
  y = drawTable(pen, sheet.table, { x, y: y + 8, width }, bottom, turn) + 10;

  const { summary, sums, words } = sheet;
  const wide = sums.length === 0 ? width : width * 0.6;
  const right = { x: x + width * 0.64, width: width * 0.36 };
  const sumsTall = sums.length * 12 + 24;
  const hasEnd = sums.length > 0 || words.length > 0 || summary !== undefined;
  if (hasEnd) y = ensure(y, Math.max(sumsTall, 60));
  const sumsEnd = drawSums(pen, sums, { ...right, y: y + 2 });
  let turned = false;
  let left = y;
  if (summary !== undefined) {
    pen.line(summary.title, { x, y: left, width: wide }, { size: 7.4, weight: "600SemiBold" });
    left = drawTable(pen, summary, { x, y: left + 12, width: wide }, bottom, () => {
      turned = true;
      return turn();
    });
    left += 8;
  }
  const wordsTall = words.length * 14 + 16;
  if (words.length > 0 && left + wordsTall > bottom) {
    left = turn().top;
    turned = true;
  }
  left = drawWords(pen, words, { x, y: left, width: wide });
  y = (turned ? left : Math.max(left, sumsEnd)) + 14;
  const notesTall = Math.max(66, ...sheet.notes.map(({ lines }) => 16 + lines.length * 11));
  if (sheet.notes.length > 0 || sheet.signedFor !== null) drawNotes(pen, sheet, ensure(y, notesTall));
  return drawFeet(pen, sheet, first);
};
