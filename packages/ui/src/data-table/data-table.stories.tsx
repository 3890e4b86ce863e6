import { type ComponentProps, type MouseEvent, useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { about } from "./data-table.about.tsx";
import { EmptyState } from "../empty-state/empty-state.tsx";
import { LinkProvider } from "../link/anchor.tsx";
import { MenuButton } from "../menu/menu-button.tsx";
import { productColumns } from "../patterns/product-columns.tsx";
import { type DemoProduct, demoProducts } from "../patterns/products.ts";
import { DataTable } from "./data-table.tsx";
import { preloadLongTable } from "./long-body.ts";
import type { Selection } from "./selection.ts";
import type { Sort } from "./sort.ts";

interface DemoProps {
  label?: string;
  height?: number;
  rows: readonly DemoProduct[];
  loading?: boolean;
  failed?: boolean;
  onEdit: () => void;
}

const idOf = (row: DemoProduct) => row.id;
const nameOf = (row: DemoProduct) => row.name;
const hrefOf = (row: DemoProduct) => `#${row.id}`;

function Products({ label = "Products", height = 480, rows, loading = false, failed = false, onEdit }: DemoProps) {
  const [selection, setSelection] = useState<Selection>(new Set());
  const [sort, setSort] = useState<Sort>();
  const [actions] = useState(() => (row: DemoProduct) => (
    <MenuButton label={`Actions for ${row.name}`} items={[{ id: "edit", label: "Edit", onSelect: onEdit }]} />
  ));
  return (
    <div style={{ display: "flex", blockSize: height }}>
      <DataTable
        label={label}
        columns={productColumns}
        rows={rows}
        rowId={idOf}
        rowName={nameOf}
        rowHref={hrefOf}
        rowActions={actions}
        sort={sort}
        onSortChange={setSort}
        selection={selection}
        onSelectionChange={setSelection}
        loading={loading}
        empty={<EmptyState reason="no-match" title="No product matches" />}
        error={failed ? <EmptyState reason="failed" title="Products could not be loaded" /> : undefined}
      />
    </div>
  );
}

const meta = preview.meta({
  title: "Display/Data table",
  component: Products,
  args: { rows: demoProducts(), onEdit: fn() },
  parameters: { about, layout: "fullscreen" },
});

export const Default = meta.story({ tags: ["themed"] });
export const Loading = meta.story({
  args: { rows: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Products" })).toHaveAttribute("aria-busy", "true");
  },
});
export const Empty = meta.story({ args: { rows: [] } });
export const Failed = meta.story({
  args: { failed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Products could not be loaded");
    await expect(canvas.queryByText("Chakki Atta 10 kg")).toBeNull();
  },
});

export const SortsByHeading = meta.story({
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole("columnheader", { name: "MRP ₹" });
    await expect(heading).toHaveAttribute("aria-sort", "none");
    canvas.getByRole("button", { name: "MRP ₹" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(heading).toHaveAttribute("aria-sort", "ascending");
    await userEvent.keyboard("{Enter}");
    await expect(heading).toHaveAttribute("aria-sort", "descending");
    await userEvent.keyboard("{Enter}");
    await expect(heading).toHaveAttribute("aria-sort", "none");
    await userEvent.keyboard("{Enter}");
    await expect(heading).toHaveAttribute("aria-sort", "ascending");
  },
});

export const SelectsRowsAndRanges = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const box = (name: string) => canvas.getByRole("checkbox", { name: `Select ${name}` });
    const before = box("Toor Dal 1 kg × 20").getBoundingClientRect().top;
    await step("by keyboard", async () => {
      box("Chakki Atta 10 kg").focus();
      await userEvent.keyboard(" ");
      await expect(box("Chakki Atta 10 kg")).toBeChecked();
      await expect(canvas.getByText("1 selected")).toBeVisible();
    });
    await step("the bulk bar moves no row", async () => {
      await expect(box("Toor Dal 1 kg × 20").getBoundingClientRect().top).toBe(before);
    });
    await step("a range with Shift", async () => {
      await userEvent.keyboard("{Shift>}");
      await userEvent.click(box("Glucose Biscuits 70 g × 96"));
      await userEvent.keyboard("{/Shift}");
      await expect(canvas.getByText("5 selected")).toBeVisible();
    });
    await step("Escape clears", async () => {
      await userEvent.keyboard("{Escape}");
      await expect(canvas.queryByText("5 selected")).toBeNull();
    });
    await step("the heading selects the page", async () => {
      await userEvent.click(canvas.getByRole("checkbox", { name: "Select all rows of this page" }));
      await expect(canvas.getByText("16 selected")).toBeVisible();
    });
  },
});

export const KeepsTheFocusAsTheBulkBarComesAndGoes = meta.story({
  play: async ({ canvas, userEvent }) => {
    const all = () => canvas.getByRole("checkbox", { name: "Select all rows of this page" });
    all().focus();
    await userEvent.keyboard(" ");
    await waitFor(() => expect(canvas.getByRole("group", { name: "Actions for the selected rows" })).toBeVisible());
    await expect(all()).toHaveFocus();
    await userEvent.keyboard(" ");
    await waitFor(() => expect(canvas.queryByRole("group", { name: "Actions for the selected rows" })).toBeNull());
    await expect(all()).toHaveFocus();
    await userEvent.keyboard(" ");
    canvas.getByRole("button", { name: "Clear selection" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(all()).toHaveFocus();
  },
});

export const RowActionsOpenByKeyboardAndGiveTheFocusBack = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Actions for Chakki Atta 10 kg" });
    button.focus();
    await expect(getComputedStyle(button).opacity).toBe("1");
    await userEvent.keyboard("{Enter}");
    const body = canvasElement.ownerDocument.body;
    await waitFor(() => expect(body.querySelector('[role="menu"]')).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
  },
});

const follow = fn();
const Recorded = ({ href, children, ...rest }: ComponentProps<"a">) => {
  const press = (event: MouseEvent) => {
    event.preventDefault();
    follow(href);
  };
  return (
    <a {...rest} href={href} onClick={press}>
      {children}
    </a>
  );
};

export const ARowFollowsItsLink = meta.story({
  render: (args) => (
    <LinkProvider component={Recorded}>
      <Products {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByText("Dhanlaxmi")[0] ?? document.body);
    await expect(follow).toHaveBeenLastCalledWith("#p3");
    await userEvent.click(canvas.getByText("Chakki Atta 10 kg"));
    await expect(follow).toHaveBeenLastCalledWith("#p2");
    await expect(follow).toHaveBeenCalledTimes(2);
  },
});

export const FiveHundredRows = meta.story({
  args: { rows: demoProducts(500) },
  // As on a page that was there for a while: the code of long tables stands before the table does.
  loaders: [() => import("./virtual-body.tsx"), () => preloadLongTable(500)],
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const table = canvas.getByRole("table");
    await waitFor(() => expect(table).toHaveAttribute("aria-rowcount", "500"));
    await step("only rows near to what is in sight are drawn", async () => {
      await waitFor(() => expect(canvas.getByRole("region").scrollHeight).toBeGreaterThan(500 * 36));
      await expect(canvasElement.querySelectorAll("[data-row]").length).toBeLessThan(100);
    });
    const region = canvas.getByRole("region");
    const rowAt = (place: number) => canvasElement.querySelector(`[aria-rowindex="${place}"]`);
    await step("a row that has the focus stays when it is scrolled away, and those beside it", async () => {
      region.scrollTop = 25 * 44;
      await waitFor(() => expect(rowAt(30)).toBeVisible());
      const box = rowAt(30)?.querySelector("input");
      box?.focus();
      region.scrollTop = 1e6;
      await waitFor(() => expect(rowAt(500)).toBeVisible());
      await expect(box).toHaveFocus();
      await expect(rowAt(29)).toBeInTheDocument();
      await expect(rowAt(31)).toBeInTheDocument();
    });
    await step("another density makes the whole as low as its rows", async () => {
      const { dataset } = document.documentElement;
      const before = dataset["density"];
      dataset["density"] = "compact";
      await waitFor(() => expect(Math.abs(region.scrollHeight - 501 * 36)).toBeLessThan(60));
      dataset["density"] = before;
      await waitFor(() => expect(Math.abs(region.scrollHeight - 501 * 44)).toBeLessThan(60));
    });
    await step("scrolled sideways, a box is still there to be pressed", async () => {
      region.style.inlineSize = "480px";
      region.scrollLeft = 200;
      const { top, bottom } = region.getBoundingClientRect();
      const inSight = (box: Element) =>
        box.getBoundingClientRect().top > top + 60 && box.getBoundingClientRect().bottom < bottom;
      const box = await waitFor(() => {
        const found = [...region.querySelectorAll("[data-row] input")].find(inSight);
        const rect = found?.getBoundingClientRect();
        if (!rect || document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2) !== found)
          throw new Error("Something lies over the box");
        return found;
      });
      await expect(box).toBeVisible();
      region.style.inlineSize = "";
    });
    await step("the heading selects all of them", async () => {
      await userEvent.click(canvas.getByRole("checkbox", { name: "Select all rows of this page" }));
      await expect(canvas.getByText("500 selected")).toBeVisible();
    });
  },
});

export const BadInput = meta.story({
  args: {
    rows: demoProducts(3).map((row, index) => ({
      ...row,
      id: `bad${index}`,
      name: ["", "Toor Dal क्षितिज 🧾 ".repeat(1000), "x".repeat(10_000)][index] ?? "",
      mrp: [Number.NaN, -1e15, Number.POSITIVE_INFINITY][index] ?? 0,
    })),
  },
});
const states: Readonly<Record<string, Partial<ComponentProps<typeof Products>>>> = {
  Filled: {},
  Loading: { rows: [], loading: true },
  Empty: { rows: [] },
  Failed: { failed: true },
};
export const AllVariants = meta.story({
  args: { rows: demoProducts().slice(0, 4) },
  render: (args) => (
    <div style={{ display: "grid", gap: 24, gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 560px), 1fr))" }}>
      {Object.entries(states).map(([name, state]) => (
        <Products {...args} {...state} key={name} label={name} height={260} />
      ))}
    </div>
  ),
});
