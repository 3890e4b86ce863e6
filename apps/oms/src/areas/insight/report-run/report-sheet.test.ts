import { describe, expect, it } from "vitest";
import type { Column } from "@o2r/api/contract";
import { reportSheet } from "./report-sheet.ts";

const columns: readonly Column[] = [
  { field: "shop", label: "Retailer", kind: "text", shown: true },
  { field: "bills", label: "Invoices", kind: "number", shown: true, width: 80 },
  { field: "due", label: "Due", kind: "money", shown: true, width: 120 },
  { field: "oldest", label: "Oldest", kind: "date", shown: true, width: 100 },
];
const head = { title: "Dues", says: "Who owes what.", words: "Hub Pune", now: new Date("2026-11-24T20:00:00Z") };
const open = (rows: readonly object[]) => {
  async function* batches() {
    for (let at = 0; at < rows.length; at += 500) yield rows.slice(at, at + 500);
  }
  return { many: "dues", total: rows.length, columns, batches: batches() };
};

describe("a report on paper", () => {
  it("has its rows as they are read, and below them what its money comes to, to the paisa", async () => {
    const { house, mark, table } = await reportSheet(
      open([
        { shop: "Om Sai", bills: 1200, due: 0.1, oldest: "2026-11-01" },
        { shop: "Annapurna", bills: 2, due: 123_456.2, oldest: null },
      ]),
      head,
    );
    expect([house.name, house.lines, mark]).toEqual([
      "Dues",
      ["Hub Pune", "Who owes what. Amounts in ₹."],
      "25-11-2026",
    ]);
    expect(table.columns.map(({ label, figures }) => [label, figures])).toEqual([
      ["Retailer", undefined],
      ["Invoices", true],
      ["Due", true],
      ["Oldest", undefined],
    ]);
    expect(table.rows).toEqual([
      { look: "plain", cells: ["Om Sai", "1,200", "0.10", "01-11-2026"] },
      { look: "plain", cells: ["Annapurna", "2", "1,23,456.20", ""] },
      { look: "sum", cells: ["2 dues", "", "1,23,456.30", ""] },
    ]);
  });

  it("leaves room on the page for the column that takes the rest, however many there are", async () => {
    const many = Array.from({ length: 14 }, (_, at): Column => ({
      field: `c${at}`,
      label: "C",
      kind: "money",
      width: 120,
      shown: true,
    }));
    const { table } = await reportSheet({ ...open([]), columns: [...columns.slice(0, 1), ...many] }, head);
    expect(table.columns.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(430);
    expect(table.columns[0]?.width).toBe(0);
  });

  it("is refused where it would be more than anybody reads on paper", async () => {
    const rows = Array.from({ length: 2001 }, (_, at) => ({ shop: `Shop ${at}`, bills: 1, due: 1, oldest: null }));
    await expect(reportSheet(open(rows), head)).rejects.toThrow(
      "On paper there is room for 2,000 dues: narrow it, or ask for Excel",
    );
    expect((await reportSheet(open(rows.slice(1)), head)).table.rows).toHaveLength(2001);
  });
});
