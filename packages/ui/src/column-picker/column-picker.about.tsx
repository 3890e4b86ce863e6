import { type Column, type ColumnLayout } from "../data-table/data-table.types.ts";
import { useState } from "react";
import { ColumnPicker } from "./column-picker.tsx";
import type { About } from "../story/about.types.ts";

interface Row {
  readonly [column: string]: string;
}
const columns: readonly Column<Row>[] = ["Product", "Brand", "Category", "MRP", "Stock", "Updated"].map((header) => ({
  id: header,
  header,
  cell: (row) => row[header],
}));

function Example() {
  const [layout, setLayout] = useState<ColumnLayout>({});
  return <ColumnPicker columns={columns} layout={layout} onLayoutChange={setLayout} />;
}

const nothing = () => {};

export const about: About = {
  summary: "Shows, hides and orders the columns of a table.",
  status: "stable",
  since: "0.1.0",
  exports: ["ColumnPicker"],
  when: ["For lists with more columns than everybody needs."],
  whenNot: ["For tables of five columns or fewer."],
  example: Example,
  anatomy: [
    { name: "Opens the list", what: "At the end of the filters, where the number of rows stands.", at: "button" },
  ],
  pairs: [
    {
      good: {
        draw: () => (
          <>
            <span>1,204 products</span>
            <ColumnPicker columns={columns} layout={{}} onLayoutChange={nothing} />
          </>
        ),
        why: "Put it where the number of rows stands, and keep the layout for the person, per list.",
      },
      bad: {
        draw: () => (
          <>
            <span>Columns: Product, MRP</span>
            <ColumnPicker columns={columns.slice(0, 2)} layout={{}} onLayoutChange={nothing} />
          </>
        ),
        why: "With two columns there is nothing to choose.",
      },
    },
  ],
  keyboard: [
    { keys: ["Enter"], does: "Opens the list." },
    { keys: ["Tab"], does: "Goes through boxes and arrows." },
    { keys: ["Space"], does: "Shows or hides a column." },
    { keys: ["Escape"], does: "Closes, and gives the focus back." },
  ],
  accessibility: ["A list whose boxes are named by their columns.", "Where a column has moved to is announced."],
};
