import { Unzip, UnzipInflate } from "fflate";
import { SaxesParser } from "saxes";
import { FileRefused, refuseFile } from "./refuse-file.ts";
import type { TableLimits, TableRow } from "./table.types.ts";

/** Characters of all its texts. */
const mostText = 64 * 1024 * 1024;
/** Packed bytes that are unpacked at once: what they unpack to is held in memory. */
const slice = 4 * 1024;
const unreadable = () => refuseFile("The file cannot be read as an Excel workbook");

type Limits = Pick<TableLimits, "unpacked" | "parts">;

/** Unpacks the parts that are wanted, piece by piece. */
function* unpack(bytes: Buffer, limits: Limits, isWanted: (name: string) => boolean): Generator<[string, Uint8Array]> {
  const ready: [string, Uint8Array][] = [];
  let unpacked = 0;
  let parts = 0;
  const unzip = new Unzip((part) => {
    parts += 1;
    // The library looks at all that it has found again for each that it finds.
    if (parts > limits.parts) throw refuseFile("The workbook holds too many files");
    if (!isWanted(part.name)) return;
    part.ondata = (error, data) => {
      if (error) throw error instanceof FileRefused ? error : unreadable();
      unpacked += data.length;
      if (unpacked > limits.unpacked) throw refuseFile("The workbook is too large when it is unpacked");
      ready.push([part.name, data]);
    };
    part.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += slice) {
    try {
      unzip.push(bytes.subarray(at, at + slice), at + slice >= bytes.length);
    } catch (error) {
      throw error instanceof FileRefused ? error : unreadable();
    }
    yield* ready.splice(0);
  }
}

interface Reader {
  readonly write: (text: string) => void;
}

/** A parser that tells of elements with their text. It knows no document types, so that none can name other files. */
const makeReader = (on: {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}): Reader => {
  const parser = new SaxesParser();
  const local = (name: string): string => name.slice(name.indexOf(":") + 1);
  parser.on("doctype", () => {
    throw unreadable();
  });
  parser.on("error", () => {
    throw unreadable();
  });
  parser.on("opentag", ({ name, attributes }) => on.open?.(local(name), attributes));
  parser.on("text", (text) => on.text?.(text));
  parser.on("closetag", ({ name }) => on.close?.(local(name)));
  return { write: (text) => void parser.write(text) };
};

/** How the number of a cell is shown. */
type Shown = "number" | "day" | "percent";

/** What a format shows: one of Excel's own by its number, another by its code, of which quoted text is no part. */
const shownBy = (id: number, code: string | undefined): Shown => {
  if (code === undefined) {
    if (id === 9 || id === 10) return "percent";
    return (id >= 14 && id <= 22) || (id >= 45 && id <= 47) ? "day" : "number";
  }
  const signs = code.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/g, "");
  if (/[dmyh]/i.test(signs)) return "day";
  return signs.includes("%") ? "percent" : "number";
};

/** Books that began on a Macintosh count days from 1904. */
const days1904 = 1462;

/** What the sheet's cells refer to. */
class Book {
  readonly texts: string[] = [];
  /** How the cells of a style are shown. */
  readonly styles: Shown[] = [];
  /** Days from the beginning of Excel's calendar to that of the book. */
  firstDay = 0;
  readonly #targets = new Map<string, string>();
  readonly #formats = new Map<number, string>();
  #firstSheet: string | undefined;
  #length = 0;

  get sheet(): string {
    const target = this.#targets.get(this.#firstSheet ?? "") ?? "worksheets/sheet1.xml";
    return target.startsWith("/") ? target.slice(1) : `xl/${target}`;
  }

  readerOf(part: string): Reader {
    switch (part) {
      case "xl/workbook.xml":
        return makeReader({
          open: (name, attributes) => {
            if (name === "sheet") this.#firstSheet ??= attributes["r:id"];
            if (name === "workbookPr" && /^(1|true)$/.test(attributes["date1904"] ?? "")) this.firstDay = days1904;
          },
        });
      case "xl/_rels/workbook.xml.rels":
        return makeReader({
          open: (name, { Id, Target }) => {
            if (name === "Relationship" && Id !== undefined && Target !== undefined) this.#targets.set(Id, Target);
          },
        });
      case "xl/styles.xml":
        return this.#styles();
      default:
        return this.#sharedTexts();
    }
  }

  #styles(): Reader {
    let inCells = false;
    return makeReader({
      open: (name, { numFmtId, formatCode }) => {
        if (name === "numFmt" && formatCode !== undefined) this.#formats.set(Number(numFmtId), formatCode);
        if (name === "cellXfs") inCells = true;
        if (name === "xf" && inCells)
          this.styles.push(shownBy(Number(numFmtId ?? 0), this.#formats.get(Number(numFmtId))));
      },
      close: (name) => {
        if (name === "cellXfs") inCells = false;
      },
    });
  }

  #sharedTexts(): Reader {
    let text = "";
    let inText = false;
    let inSound = false;
    return makeReader({
      open: (name) => {
        if (name === "si") text = "";
        if (name === "t") inText = true;
        // How a text is read aloud is not part of it.
        if (name === "rPh") inSound = true;
      },
      text: (more) => {
        if (!inText || inSound) return;
        text += more;
        this.#length += more.length;
        if (this.#length > mostText) throw refuseFile("The workbook holds too much text");
      },
      close: (name) => {
        if (name === "t") inText = false;
        if (name === "rPh") inSound = false;
        if (name === "si") this.texts.push(text);
      },
    });
  }
}

const day = 86_400_000;

/** A number of Excel's calendar as ISO text: a day, with its hour where it has one. */
const dateText = (serial: number): string => {
  const at = new Date(Math.round((serial - 25_569) * day));
  if (Number.isNaN(at.getTime())) return String(serial);
  const text = at.toISOString();
  return Number.isInteger(serial) ? text.slice(0, 10) : text.slice(0, 16).replace("T", " ");
};

/** Excel shows 15 digits; what comes after them is an error of its arithmetic. */
const tidyFigure = (figure: number): number => Number(figure.toPrecision(15));

/** `AB12` stands in column 27, counted from 0. */
const columnOf = (place: string): number => {
  const letters = /^[A-Z]{1,3}/.exec(place)?.[0];
  if (letters === undefined) throw unreadable();
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
};

/** The rows of a sheet as they are parsed. */
const makeSheetReader = (book: Book, onRow: (row: TableRow) => void): Reader => {
  let number = 0;
  let row: string[] = [];
  let at = -1;
  let kind: string | undefined;
  let style = 0;
  let text = "";
  let inValue = false;
  const value = (): string => {
    if (kind === "s") return book.texts[Number(text)] ?? "";
    if (kind === "b") return text === "1" ? "TRUE" : "FALSE";
    if (kind !== undefined && kind !== "n") return text;
    if (text === "" || !Number.isFinite(Number(text))) return text;
    const shown = book.styles[style];
    if (shown === "day") return dateText(Number(text) + book.firstDay);
    // What is shown as 5% is stored as 0.05.
    return shown === "percent" ? `${tidyFigure(Number(text) * 100)}%` : String(tidyFigure(Number(text)));
  };
  return makeReader({
    open: (name, attributes) => {
      if (name === "row") {
        // Rows with nothing in them may be left out.
        number = Math.max(number + 1, Number(attributes["r"] ?? 0) || 0);
        row = [];
        at = -1;
      }
      if (name === "c") {
        at = attributes["r"] === undefined ? at + 1 : columnOf(attributes["r"]);
        kind = attributes["t"];
        style = Number(attributes["s"] ?? 0);
        text = "";
      }
      if (name === "v" || name === "t") inValue = true;
    },
    text: (more) => {
      if (inValue) text += more;
    },
    close: (name) => {
      if (name === "v" || name === "t") inValue = false;
      if (name === "c" && text !== "" && at < 1000) {
        while (row.length < at) row.push("");
        row[at] = value();
      }
      if (name === "row") onRow({ number, cells: row });
    },
  });
};

const parts = new Set(["xl/workbook.xml", "xl/_rels/workbook.xml.rels", "xl/styles.xml", "xl/sharedStrings.xml"]);

/** The rows of the first sheet of an Excel workbook, one after another; days and hours as ISO text, percents with their sign. */
export async function* readWorkbook(bytes: Buffer, limits: Limits): AsyncGenerator<TableRow> {
  const book = new Book();
  // Texts and formats may stand behind the sheet that needs them, so the file is gone through twice.
  const readers = new Map<string, { reader: Reader; decoder: TextDecoder }>();
  for (const [name, data] of unpack(bytes, limits, (part) => parts.has(part))) {
    const known = readers.get(name) ?? { reader: book.readerOf(name), decoder: new TextDecoder() };
    readers.set(name, known);
    known.reader.write(known.decoder.decode(data, { stream: true }));
  }
  if (!readers.has("xl/workbook.xml")) throw unreadable();
  const ready: TableRow[] = [];
  const sheet = makeSheetReader(book, (row) => ready.push(row));
  const decoder = new TextDecoder();
  for (const [, data] of unpack(bytes, limits, (part) => part === book.sheet)) {
    sheet.write(decoder.decode(data, { stream: true }));
    yield* ready.splice(0);
  }
}
