import PDFDocument from "pdfkit";
import { fontOf, runsOf, type Weight } from "./fonts.ts";

/** How a piece of text looks. */
export interface Ink {
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
}

export const black = "#111";
export const grey = "#555";
export const hairline = "#bbb";

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const isAscii = /^[ -~]*$/;
/** Room of a line of text above its size. */
const leading = 1.32;
/** Texts that are measured once for all papers of a document. */
const mostKept = 20_000;

/** Writes text of any script, and lines, into a document. Lengths are points; `y` is the top of a line. */
export class Pen {
  readonly doc: PDFKit.PDFDocument;
  readonly #known = new Set<string>();
  readonly #widths = new Map<string, number>();

  constructor() {
    this.doc = new PDFDocument({ size: "A4", margin: 0, autoFirstPage: false, bufferPages: true, compress: true });
  }

  #choose(family: Parameters<typeof fontOf>[0], weight: Weight, size: number): void {
    const { name, font } = fontOf(family, weight);
    if (!this.#known.has(name)) {
      // The writer takes parsed fonts, too; its types speak of bytes alone.
      this.doc.registerFont(name, font as unknown as Buffer);
      this.#known.add(name);
    }
    this.doc.font(name, size);
  }

  width(text: string, { size, weight = "400Regular" }: Ink): number {
    const key = `${weight} ${text}`;
    let known = this.#widths.get(key);
    if (known === undefined) {
      known = 0;
      for (const run of runsOf(text)) {
        this.#choose(run.family, weight, 100);
        known += this.doc.widthOfString(run.text);
      }
      if (this.#widths.size < mostKept) this.#widths.set(key, known);
    }
    return (known * size) / 100;
  }

  lineHeight({ size }: Ink): number {
    return size * leading;
  }

  /** The lines that a text takes in a width: broken between words, and within one that is longer than a line. */
  wrap(text: string, ink: Ink, width: number): readonly string[] {
    const lines: string[] = [];
    let line = "";
    for (const word of text.split(/\s+/u).filter(Boolean)) {
      const longer = line === "" ? word : `${line} ${word}`;
      if (this.width(longer, ink) <= width) {
        line = longer;
        continue;
      }
      if (line !== "") lines.push(line);
      line = word;
      while (this.width(line, ink) > width && line.length > 1) {
        let end = line.length - 1;
        while (end > 1 && this.width(line.slice(0, end), ink) > width) end -= 1;
        lines.push(line.slice(0, end));
        line = line.slice(end);
      }
    }
    return line === "" ? lines : [...lines, line];
  }

  /** Writes one line, which is made smaller where it would not fit. */
  line(text: string, { x, y, width }: Placed, ink: Ink, align: "start" | "end" | "middle" = "start"): void {
    const own = this.width(text, ink);
    const size = own > width ? (ink.size * width) / own : ink.size;
    const room = Math.max(0, width - own);
    let at = x + (align === "end" ? room : align === "middle" ? room / 2 : 0);
    this.doc.fillColor(ink.color ?? black);
    for (const run of runsOf(text)) {
      this.#choose(run.family, ink.weight ?? "400Regular", size);
      const isPlain = isAscii.test(run.text);
      // Glyphs of conjuncts stand for no character of their own: what is copied is what was written.
      if (!isPlain) this.doc.markContent("Span", { actual: run.text });
      // Families differ in height: all stand on one base line.
      this.doc.text(run.text, at, y + ink.size, { lineBreak: false, baseline: "alphabetic" });
      if (!isPlain) this.doc.endMarkedContent();
      at += this.doc.widthOfString(run.text);
    }
  }

  /** Writes a text over as many lines as it takes; answers with where it ends. */
  text(text: string, { x, y, width }: Placed, ink: Ink): number {
    let at = y;
    for (const line of this.wrap(text, ink, width)) {
      this.line(line, { x, y: at, width }, ink);
      at += this.lineHeight(ink);
    }
    return at;
  }

  rule(x: number, y: number, width: number, { color = black, thick = 0.75 } = {}): void {
    this.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(thick)
      .strokeColor(color)
      .stroke();
  }

  upright(x: number, y: number, height: number, { color = hairline, thick = 0.5 } = {}): void {
    this.doc
      .moveTo(x, y)
      .lineTo(x, y + height)
      .lineWidth(thick)
      .strokeColor(color)
      .stroke();
  }

  box(x: number, y: number, width: number, height: number): void {
    this.doc.rect(x, y, width, height).lineWidth(0.75).strokeColor(black).stroke();
  }
}
