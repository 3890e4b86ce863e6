import { formatMoneyColumn, formatNumber } from "@o2r/ui/words";
import { AppError } from "../../../app-error.ts";
import { cellMaker, inIndia, type Cell } from "../../../export/sheet.ts";
import type { RowsOpened } from "../../../kit/producer.ts";
import type { Row, Sheet } from "../../../print/sheet.ts";

/** More is read on a screen, not on paper; and a paper is drawn as a whole. */
const mostRows = 2000;
/** Points of all columns that say how wide they are, on a page in portrait. */
const widest = 430;

const dayText = (day: string): string => day.split("-").toReversed().join("-");

const textOf = (cell: Cell): string => {
  switch (cell?.kind) {
    case undefined:
      return "";
    case "text":
      return cell.text;
    case "day":
      return dayText(cell.text);
    case "instant": {
      const [day = "", time = ""] = inIndia(cell.text).toISOString().split("T");
      return `${dayText(day)} ${time.slice(0, 5)}`;
    }
    case "money":
      return formatMoneyColumn(cell.value);
    case "number":
      return formatNumber(cell.value);
    case "percent":
      return `${formatNumber(cell.value)}%`;
  }
};

/** What stands above the rows of a report on paper. */
export interface ReportHead {
  readonly title: string;
  readonly says: string;
  /** What was asked for, in words. */
  readonly words: string;
  readonly now: Date;
}

/** A report on paper: its rows, and what its columns of money come to. Refuses more than paper is for. */
export const reportSheet = async (
  { columns, batches, many }: RowsOpened,
  { title, says, words, now }: ReportHead,
): Promise<Sheet> => {
  const toCells = cellMaker(columns);
  const rows: Row[] = [];
  const paise = columns.map(() => 0);
  for await (const batch of batches) {
    if (rows.length + batch.length > mostRows)
      throw new AppError(
        "row.conflict",
        `On paper there is room for ${formatNumber(mostRows)} ${many}: narrow it, or ask for Excel`,
      );
    for (const row of batch) {
      const cells = toCells(row);
      for (const [at, cell] of cells.entries())
        if (cell?.kind === "money") paise[at] = (paise[at] ?? 0) + Math.round(cell.value * 100);
      rows.push({ look: "plain", cells: cells.map(textOf) });
    }
  }
  const given = columns.reduce((sum, { width = 0 }) => sum + width, 0);
  const scale = Math.min(0.5, widest / Math.max(1, given));
  const sums = columns.map(({ kind }, at) => (kind === "money" ? formatMoneyColumn((paise[at] ?? 0) / 100) : ""));
  const day = dayText(inIndia(now.toISOString()).toISOString().slice(0, 10));
  return {
    title: "Report",
    mark: day,
    number: `${title}, ${day}`,
    house: { title: "", name: title, lines: [words, `${says} Amounts in ₹.`].filter(Boolean) },
    facts: [],
    blocks: [],
    table: {
      columns: columns.map(({ label, kind, width = 0 }) => ({
        label,
        width: width * scale,
        ...((kind === "money" || kind === "number" || kind === "percent") && { figures: true as const }),
      })),
      rows: [...rows, { look: "sum", cells: [`${formatNumber(rows.length)} ${many}`, ...sums.slice(1)] }],
    },
    sums: [],
    words: [],
    notes: [],
    signedFor: null,
  };
};
