import { Download, ListFilter, Pencil, Plus, Power, Upload } from "lucide-react";
import { useState } from "react";
import {
  Button,
  DataTable,
  EmptyState,
  FilterBar,
  FilterChip,
  formatNumber,
  Link,
  Page,
  PageHeader,
  Pagination,
  SearchBox,
  type Selection,
  type Sort,
  Tabs,
} from "../index.ts";
import { MenuButton } from "../overlays.ts";
import { DemoShell } from "./demo-shell.tsx";
import { productColumns } from "./product-columns.tsx";
import { ProductCard } from "./product-card.tsx";
import { type DemoProduct, demoProducts } from "./products.ts";
import "./patterns.css";

const nothing = () => {};
const idOf = (row: DemoProduct) => row.id;
const nameOf = (row: DemoProduct) => row.name;
const hrefOf = (row: DemoProduct) => `#${row.id}`;
const actionsOf = (row: DemoProduct) => (
  <MenuButton
    label={`Actions for ${row.name}`}
    items={[
      { id: "edit", label: "Edit", icon: Pencil, onSelect: nothing },
      { id: "power", label: row.active ? "Deactivate" : "Activate", icon: Power, onSelect: nothing, separated: true },
    ]}
  />
);
const cardOf = (row: DemoProduct) => <ProductCard product={row} />;

export interface ListPageProps {
  state?: "rows" | "loading" | "empty" | "no-match" | "failed";
  rows?: number;
  selected?: readonly string[];
}

const states = {
  empty: (
    <EmptyState
      reason="nothing-yet"
      title="No products yet"
      actions={
        <>
          <Button variant="primary" icon={Plus}>
            Add product
          </Button>
          <Button variant="link">Import CSV</Button>
        </>
      }
    >
      Add the first one, or bring your list in from a CSV file.
    </EmptyState>
  ),
  "no-match": (
    <EmptyState reason="no-match" title="No product matches" actions={<Button>Clear filters</Button>}>
      Try fewer words, or remove the filter on GST.
    </EmptyState>
  ),
  failed: (
    <EmptyState reason="failed" title="Products could not be loaded" actions={<Button>Retry</Button>}>
      The server did not answer in time. Your filters are kept.
    </EmptyState>
  ),
};

/** A list as every screen shows it. */
export function ListPage({ state = "rows", rows = 50, selected = [] }: ListPageProps) {
  const [selection, setSelection] = useState<Selection>(new Set(selected));
  const [sort, setSort] = useState<Sort | undefined>({ column: "name", direction: "ascending" });
  const [view, setView] = useState("all");
  const [size, setSize] = useState(rows);
  const [all] = useState(() => demoProducts(500));
  const shown = state === "rows" ? all.slice(0, size) : [];
  const total = state === "rows" ? 1284 : 0;
  return (
    <DemoShell current="product" crumbs={[{ label: "Catalogue" }, { label: "Product" }]}>
      <Page fill>
        <PageHeader
          title="Product"
          actions={
            <>
              <Button icon={Upload}>Import</Button>
              <Button icon={Download}>Export</Button>
              <Button variant="primary" icon={Plus}>
                Add product
              </Button>
            </>
          }
        />
        <div style={{ marginBlockStart: 8 }}>
          <Tabs
            label="Saved views"
            value={view}
            onValueChange={setView}
            tabs={[
              { id: "all", label: "All products", count: "1,284" },
              { id: "low", label: "Low stock", count: 42 },
              { id: "hsn", label: "Missing HSN", count: 9 },
              { id: "pending", label: "Price change pending", count: 6 },
              { id: "kits", label: "Kits", count: 31 },
            ]}
            end={
              <Button variant="ghost" size="sm" icon={Plus}>
                Save view
              </Button>
            }
          />
        </div>
        <FilterBar
          search={<SearchBox placeholder="Search name, SKU, EAN, HSN" onSearch={nothing} />}
          onClear={nothing}
          count={`${formatNumber(total)} products`}
        >
          <FilterChip field="Item type" operator="is" value="Food, Non-food" onRemove={nothing} />
          <FilterChip field="MRP" operator="≤" value="₹1,500" onRemove={nothing} />
          <Button variant="ghost" size="sm" icon={ListFilter}>
            Filter
          </Button>
        </FilterBar>
        <div className="demo-bleed">
          <DataTable
            label="Products"
            columns={productColumns}
            rows={shown}
            rowId={idOf}
            rowName={nameOf}
            rowHref={hrefOf}
            rowActions={actionsOf}
            card={cardOf}
            sort={sort}
            onSortChange={setSort}
            selection={selection}
            onSelectionChange={setSelection}
            loading={state === "loading"}
            empty={state === "no-match" ? states["no-match"] : states.empty}
            error={state === "failed" ? states.failed : undefined}
            bulk={{
              extend: <Link href="#all">Select all 1,284</Link>,
              actions: (
                <>
                  <Button variant="ghost" size="sm" icon={Power}>
                    Deactivate
                  </Button>
                  <Button variant="ghost" size="sm" icon={Download}>
                    Export
                  </Button>
                </>
              ),
            }}
          />
          <Pagination
            from={total > 0 ? 1 : 0}
            count={shown.length}
            total={total}
            size={size}
            onSizeChange={setSize}
            onNext={nothing}
          />
        </div>
      </Page>
    </DemoShell>
  );
}
