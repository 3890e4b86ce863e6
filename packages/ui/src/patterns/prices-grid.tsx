import { useState } from "react";
import { fn } from "storybook/test";
import { Button } from "../button/button.tsx";
import { formatMoneyColumn } from "../money/format-money.ts";
import { MenuButton } from "../menu/menu-button.tsx";
import type { DemoProduct } from "./products.ts";
import { DataTable } from "../data-table/data-table.tsx";
import type { Column } from "../data-table/data-table.types.ts";
import type { Selection } from "../data-table/selection.ts";

interface PricesGridProps {
  rows: readonly DemoProduct[];
  /** Answers a save; rejects to refuse it. */
  save: (row: DemoProduct, field: string, text: string) => Promise<void>;
  /** Whether the name of a row leads to it. */
  links: boolean;
}

const idOf = (row: DemoProduct) => row.id;
const nameOf = (row: DemoProduct) => row.name;
const checkPrice = (text: string) => (/^\d+(\.\d{1,2})?$/u.test(text) ? undefined : "Enter an amount");

/** Products whose brand, MRP and platform are edited in place, between two buttons to come from and go to. */
export function PricesGrid({ rows: start, save, links }: PricesGridProps) {
  const [rows, setRows] = useState(start);
  const [selection, setSelection] = useState<Selection>(new Set());
  const keep = async (row: DemoProduct, change: Partial<DemoProduct>, text: string) => {
    await save(row, Object.keys(change).join(","), text);
    setRows((all) => all.map((each) => (each.id === row.id ? { ...each, ...change } : each)));
  };
  const [columns] = useState<readonly Column<DemoProduct>[]>(() => [
    { id: "name", header: "Product", cell: nameOf, width: 260 },
    {
      id: "brand",
      header: "Brand",
      width: 140,
      cell: (row) => row.brand,
      edit: { value: (row) => row.brand, save: (text, row) => keep(row, { brand: text }, text) },
    },
    {
      id: "mrp",
      header: "MRP ₹",
      width: 120,
      kind: "number",
      cell: (row) => formatMoneyColumn(row.mrp),
      text: (row) => String(row.mrp),
      edit: {
        value: (row) => String(row.mrp),
        input: "number",
        check: checkPrice,
        save: (text, row) => keep(row, { mrp: Number(text) }, text),
      },
    },
    { id: "stock", header: "Stock", width: 120, kind: "number", cell: (row) => row.stock },
    {
      id: "platform",
      header: "Platform",
      width: 120,
      cell: (row) => row.platform,
      edit: {
        value: (row) => row.platform,
        input: ["All", "App", "Calls"].map((value) => ({ value, label: value })),
        save: (text, row) => keep(row, { platform: text === "App" || text === "Calls" ? text : "All" }, text),
      },
    },
    { id: "category", header: "Category", cell: (row) => row.category },
  ]);
  const [actions] = useState(() => (row: DemoProduct) => (
    <MenuButton label={`Actions for ${row.name}`} items={[{ id: "open", label: "Open", onSelect: fn() }]} />
  ));
  return (
    <div style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 12, justifyItems: "start" }}>
      <Button size="sm">Before</Button>
      <div style={{ display: "flex", inlineSize: "100%", blockSize: 440 }}>
        <DataTable
          grid
          label="Prices"
          columns={columns}
          rows={rows}
          rowId={idOf}
          rowName={nameOf}
          rowHref={links ? (row) => `#${row.id}` : undefined}
          rowActions={actions}
          selection={selection}
          onSelectionChange={setSelection}
        />
      </div>
      <Button size="sm">After</Button>
    </div>
  );
}
