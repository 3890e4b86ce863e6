// A workbook of one table, written as it is read. The libraries that write workbooks either hold all of it in memory or
// are no longer kept; what a plain table needs of the format (ECMA-376) is little.
import { Zip, ZipDeflate } from "fflate";
import { inIndia, type Cell, type Sheet } from "./sheet.ts";

/** Most rows of a sheet of Excel, and most characters of a cell. */
const mostRows = 1_048_576;
const longestText = 32_767;

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006";

/** Places of the formats in `styles`, by what is in a cell. */
const style = { head: 1, text: 2, number: 0, money: 3, percent: 4, day: 5, instant: 6 } as const;

const styles = `${declaration}<styleSheet ${main}><numFmts count="3"><numFmt numFmtId="164" formatCode="0.##&quot;%&quot;"/><numFmt numFmtId="165" formatCode="dd\\-mm\\-yyyy"/><numFmt numFmtId="166" formatCode="dd\\-mm\\-yyyy\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="7"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf numFmtId="166" applyNumberFormat="1"/></cellXfs></styleSheet>`;

const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text within XML, without the characters that XML cannot hold. */
const escape = (text: string): string =>
  text
    .slice(0, longestText)
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex -- the very characters that are taken out
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, "")
    .replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? "");

const textCell = (text: string, format: number): string =>
  `<c t="inlineStr" s="${format}"><is><t xml:space="preserve">${escape(text)}</t></is></c>`;

/** Days since the beginning of Excel's calendar. */
const serial = (date: Date): number => date.getTime() / 86_400_000 + 25_569;

const numberCell = (value: number, format: number): string =>
  Number.isFinite(value) ? `<c s="${format}"><v>${value}</v></c>` : "<c/>";

const written = (cell: Cell): string => {
  switch (cell?.kind) {
    case undefined:
      return "<c/>";
    case "text":
      return textCell(cell.text, style.text);
    case "day":
      return numberCell(serial(new Date(cell.text)), style.day);
    case "instant":
      return numberCell(serial(inIndia(cell.text)), style.instant);
    case "number":
    case "money":
    case "percent":
      return numberCell(cell.value, style[cell.kind]);
  }
};

const headOf = ({ columns }: Sheet): string => {
  const widths = columns.map(({ width = 260 }, at) => {
    const place = at + 1;
    return `<col min="${place}" max="${place}" width="${Math.max(8, Math.round(width / 7))}" customWidth="1"/>`;
  });
  const labels = columns.map(({ label }) => textCell(label, style.head)).join("");
  return `${declaration}<worksheet ${main}><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join("")}</cols><sheetData><row>${labels}</row>`;
};

/** The parts that say what is in the workbook, which is known once its sheets are written. */
const frame = (name: string, sheets: number): Readonly<Record<string, string>> => {
  const numbers = Array.from({ length: sheets }, (_, at) => at + 1);
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml";
  const override = (part: string, kind: string) =>
    `<Override PartName="/xl/${part}.xml" ContentType="${type}.${kind}+xml"/>`;
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${relations}/${kind}" Target="${target}"/>`;
  const sheetName = (at: number) => escape(`${name.slice(0, 24)}${at === 1 ? "" : ` ${at}`}`);
  return {
    "xl/styles.xml": styles,
    "xl/workbook.xml": `${declaration}<workbook ${main} xmlns:r="${relations}"><bookViews><workbookView/></bookViews><sheets>${numbers.map((at) => `<sheet name="${sheetName(at)}" sheetId="${at}" r:id="r${at}"/>`).join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${declaration}<Relationships xmlns="${packages}/relationships">${numbers.map((at) => relation(`r${at}`, "worksheet", `worksheets/sheet${at}.xml`)).join("")}${relation("styles", "styles", "styles.xml")}</Relationships>`,
    "_rels/.rels": `${declaration}<Relationships xmlns="${packages}/relationships">${relation("book", "officeDocument", "xl/workbook.xml")}</Relationships>`,
    "[Content_Types].xml": `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${override("workbook", "sheet.main")}${override("styles", "styles")}${numbers.map((at) => override(`worksheets/sheet${at}`, "worksheet")).join("")}</Types>`,
  };
};

/** Writes a sheet as an Excel workbook, in pieces; what does not fit on one sheet goes on on the next. */
export async function* writeXlsx(sheet: Sheet): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  const open = (name: string): ZipDeflate => {
    const part = new ZipDeflate(name, { level: 6 });
    zip.add(part);
    return part;
  };
  let sheets = 0;
  let onSheet = mostRows;
  let current: ZipDeflate | undefined;
  const close = () => current?.push(Buffer.from("</sheetData></worksheet>"), true);
  const nextSheet = (): ZipDeflate => {
    close();
    sheets += 1;
    onSheet = 1;
    const part = open(`xl/worksheets/sheet${sheets}.xml`);
    part.push(Buffer.from(headOf(sheet)));
    return part;
  };
  current = nextSheet();
  for await (const rows of sheet.pages) {
    if (onSheet + rows.length > mostRows) current = nextSheet();
    onSheet += rows.length;
    current.push(Buffer.from(rows.map((cells) => `<row>${cells.map(written).join("")}</row>`).join("")));
    yield* ready.splice(0);
  }
  close();
  for (const [name, content] of Object.entries(frame(sheet.name, sheets))) open(name).push(Buffer.from(content), true);
  zip.end();
  yield* ready;
}
