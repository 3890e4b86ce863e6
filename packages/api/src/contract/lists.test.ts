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
