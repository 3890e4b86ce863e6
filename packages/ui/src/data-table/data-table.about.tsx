import { useState } from "react";
import { Button } from "../button/button.tsx";
import { MenuButton } from "../menu/menu-button.tsx";
import type { MenuItem } from "../menu/menu.types.ts";
import { formatMoneyColumn } from "../money/format-money.ts";
import type { About } from "../story/about.types.ts";
import { DataTable } from "./data-table.tsx";
import type { Column } from "./data-table.types.ts";
import type { Selection } from "./selection.ts";
import type { Sort } from "./sort.ts";

interface Product {
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  readonly mrp: number;
}

// Declared once, outside of what draws: a new array would draw every row again.
const columns: readonly Column<Product>[] = [
  { id: "name", header: "Product", sortable: true, cell: (row) => row.name },
  { id: "brand", header: "Brand", width: 120, kind: "muted", cell: (row) => row.brand },
  { id: "mrp", header: "MRP ₹", width: 100, kind: "number", sortable: true, cell: (row) => formatMoneyColumn(row.mrp) },
];
const rows: readonly Product[] = [
  { id: "p1", name: "Sona Masoori Rice 25 kg", brand: "Annapurti", mrp: 1640 },
  { id: "p2", name: "Chakki Atta 10 kg", brand: "Annapurti", mrp: 452 },
  { id: "p3", name: "Toor Dal 1 kg × 20", brand: "Dharti", mrp: 3180 },
];
const idOf = (row: Product) => row.id;
const nameOf = (row: Product) => row.name;

function Example() {
  const [selection, setSelection] = useState<Selection>(new Set());
  const [sort, setSort] = useState<Sort>();
  return (
    <DataTable
      label="Products"
      columns={columns}
      rows={rows}
      rowId={idOf}
      rowName={nameOf}
      sort={sort}
      onSortChange={setSort}
      selection={selection}
      onSelectionChange={setSelection}
      minWidth={480}
    />
  );
}

const textColumns: readonly Column<Product>[] = [
  { id: "name", header: "Product", cell: nameOf },
  { id: "mrp", header: "MRP", width: 120, cell: (row) => `₹ ${row.mrp}` },
];
const numberColumns = columns.filter(({ id }) => id !== "brand");
const crowded: readonly Column<Product>[] = [
  { id: "name", header: "Product", cell: nameOf },
  {
    id: "acts",
    header: "Actions",
    width: 150,
    cell: () => (
      <>
        <Button size="sm" variant="link">
          Edit
        </Button>
        <Button size="sm" variant="link">
          Copy
        </Button>
      </>
    ),
  },
];
const acts: readonly MenuItem[] = [
  { id: "edit", label: "Edit", onSelect: () => {} },
  { id: "copy", label: "Copy", onSelect: () => {} },
];
const plain: readonly Column<Product>[] = [{ id: "name", header: "Product", cell: nameOf }];

export const about: About = {
  summary: "Rows of the same kind: ordered, selected, arranged, unfolded, copied.",
  status: "stable",
  since: "0.1.0",
  exports: ["DataTable"],
  when: ["For lists that are scanned, compared and worked on.", "On a phone too: give it `card`."],
  whenNot: [
    "For the facts of one thing: a description list.",
    "To page a few hundred rows without need: of more than a hundred only those near to what is in sight are drawn. Give the list a search, for the browser's own then finds only those.",
  ],
  example: Example,
  anatomy: [
    { name: "Box of all", what: "Selects every row of the page.", at: "thead .o2r-table-box" },
    { name: "Heading", what: "Sorts when pressed; its end draws the column wider.", at: ".o2r-table-sort" },
    {
      name: "First cell",
      what: "Names the row, links to it and stays in sight.",
      at: "tbody tr:last-child th, tbody tr:last-child td:nth-child(2)",
    },
    { name: "Number", what: "At the end, in figures of equal width.", at: "tbody tr:last-child > :last-child" },
  ],
  pairs: [
    {
      good: {
        draw: () => (
          <DataTable label="Numbers" columns={numberColumns} rows={rows} rowId={idOf} rowName={nameOf} minWidth={240} />
        ),
        why: "Give numbers their `kind`, and name the unit once, in the heading.",
      },
      bad: {
        draw: () => (
          <DataTable label="Texts" columns={textColumns} rows={rows} rowId={idOf} rowName={nameOf} minWidth={240} />
        ),
        why: "Amounts that begin where they like cannot be compared by the eye.",
      },
    },
    {
      good: {
        draw: () => (
          <DataTable
            label="One menu"
            columns={plain}
            rows={rows}
            rowId={idOf}
            rowName={nameOf}
            minWidth={240}
            rowActions={(row) => <MenuButton label={`Actions for ${row.name}`} items={acts} />}
          />
        ),
        why: "Put what is done to a row into one menu at its end.",
      },
      bad: {
        draw: () => (
          <DataTable label="Many buttons" columns={crowded} rows={rows} rowId={idOf} rowName={nameOf} minWidth={240} />
        ),
        why: "Several controls in every row are noise to the eye, and stops for Tab.",
      },
    },
  ],
  keyboard: [
    { keys: ["Tab"], does: "Goes to headings, boxes, links and menus." },
    { keys: ["Space"], does: "Selects the row; Shift with a press selects a range." },
    { keys: ["Escape"], does: "Clears the selection." },
    {
      keys: ["Ctrl C"],
      does: "Copies the selected rows for a spreadsheet. Give columns that draw more than text their `text`.",
    },
    {
      keys: ["↑", "↓"],
      does: "At the end of a heading: go to the end of the next or the last one, for all ends are one stop of Tab. The arrows to the sides change the width of the column, Home gives it its first width back.",
    },
  ],
  accessibility: [
    "A real `<table>`, or with `grid` a grid of cells.",
    "Sorted headings say `aria-sort`, and the number of selected rows is announced.",
  ],
};
