import { expect, it } from "vitest";
import type { Column } from "./core/index.ts";
import { contract, type AnyEndpoint } from "./index.ts";

const lists: readonly (readonly [string, readonly Column[]])[] = Object.values(contract)
  .flatMap((thing): readonly AnyEndpoint[] => Object.values(thing))
  .flatMap(({ path, listed }) => (listed ? [[path, listed.list.columns] as const] : []));
// A report has as many columns as its figures need, nearly all of them amounts.
const plain = lists.filter(([path]) => !path.startsWith("/oms/report/"));
// Calls stand on the record of a retailer.
const pages = plain.filter(([path]) => path !== "/oms/call");

it.each(plain)(
  "the sign of rupees, which its cells leave out, stands in the heading of every amount in %s",
  (_, columns) => {
    const unsigned = columns.filter(({ kind, label }) => kind === "money" && !label.includes("₹"));
    expect(unsigned.map(({ label }) => label)).toEqual([]);
  },
);

it.each(pages)("%s shows its columns, with boxes and menus, beside the sidebar of a screen 1440 wide", (_, columns) => {
  const sidebar = 240;
  const boxes = 40;
  const menus = 44;
  // What a column takes that has no width of its own.
  const flexible = 200;
  const shown = columns.filter((column) => column.shown).map(({ width = flexible }) => width);
  expect(shown.reduce((sum, width) => sum + width, sidebar + boxes + menus)).toBeLessThanOrEqual(1440);
});

it.each(plain)(
  "%s gives a day its room, and a day with its time one line or two, the same in every row",
  (path, columns) => {
    // In CSS pixels with the space beside them, as wide as figures make them.
    const [day, both] = [102, 142];
    // Which day it was is all that the list of retailers shows of it.
    const asDay = path === "/oms/retailer" ? "lastOrderAt" : "";
    const misfits = columns.filter(({ field, kind, width }) => {
      if (width === undefined || (kind !== "date" && kind !== "dateTime")) return false;
      if (field === asDay) return width < day;
      return width < day || (kind === "dateTime" && width > day + 8 && width < both);
    });
    expect(misfits.map(({ field }) => field)).toEqual([]);
  },
);

it.each(plain)("%s has room for a hundred percent", (_, columns) => {
  const narrow = columns.filter(({ kind, width = 64 }) => kind === "percent" && width < 64);
  expect(narrow.map(({ field }) => field)).toEqual([]);
});
