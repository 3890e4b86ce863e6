import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { ColumnPicker } from "../column-picker/column-picker.tsx";
import { DateText } from "../date/date-text.tsx";
import { DescriptionList } from "../description-list/description-list.tsx";
import { productColumns } from "../patterns/product-columns.tsx";
import { type DemoProduct, demoProducts } from "../patterns/products.ts";
import type { ColumnLayout } from "./data-table.types.ts";
import { DataTable } from "./data-table.tsx";
import type { Selection } from "./selection.ts";

interface DemoProps {
  rows: readonly DemoProduct[];
  start: ColumnLayout;
  onLayoutChange: (layout: ColumnLayout) => void;
  unfolds: boolean;
}

const idOf = (row: DemoProduct) => row.id;
const nameOf = (row: DemoProduct) => row.name;
const detailsOf = (row: DemoProduct) => (
  <DescriptionList
    items={[
      { term: "SKU", value: row.sku },
      { term: "Brand", value: row.brand },
      { term: "Batches", value: "2 open, 1 near expiry" },
    ]}
  />
);

function Products({ rows, start, onLayoutChange, unfolds }: DemoProps) {
  const [layout, setLayout] = useState(start);
  const [selection, setSelection] = useState<Selection>(new Set());
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const change = (next: ColumnLayout) => {
    setLayout(next);
    onLayoutChange(next);
  };
  return (
    <div style={{ display: "flex", flexDirection: "column", blockSize: 480 }}>
      <div style={{ display: "flex", justifyContent: "flex-end", padding: "8px 24px" }}>
        <ColumnPicker columns={productColumns} layout={layout} onLayoutChange={change} />
      </div>
      <DataTable
        label="Products"
        columns={productColumns}
        rows={rows}
        rowId={idOf}
        rowName={nameOf}
        layout={layout}
        onLayoutChange={change}
        selection={selection}
        onSelectionChange={setSelection}
        details={unfolds ? detailsOf : undefined}
        expanded={expanded}
        onExpandedChange={setExpanded}
      />
    </div>
  );
}

const meta = preview.meta({
  title: "Display/Data table/Columns and rows",
  component: Products,
  args: { rows: demoProducts(), start: {}, onLayoutChange: fn(), unfolds: false },
  parameters: { layout: "fullscreen" },
});

const widthOf = (cell: Element | null | undefined) => Math.round(cell?.getBoundingClientRect().width ?? 0);

export const Arranged = meta.story({
  args: {
    start: {
      order: ["stock", "mrp", "ptr", "gst", "platform", "active", "brand", "category"],
      hidden: ["pth", "o2rlp"],
      widths: { brand: 160 },
    },
  },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole("columnheader").map((heading) => heading.textContent);
    await expect(names).toEqual([
      "Product",
      "Stock",
      "MRP ₹",
      "PTR ₹",
      "GST",
      "Platform",
      "Status",
      "Brand",
      "Category",
    ]);
    await expect(widthOf(canvas.getByRole("columnheader", { name: /Brand/ }))).toBe(160);
  },
});

export const IsResizedByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const handle = await canvas.findByRole("separator", { name: "Width of Brand" });
    const heading = canvas.getByRole("columnheader", { name: /Brand/ });
    await expect(widthOf(heading)).toBe(100);
    canvas.getByRole("separator", { name: "Width of Product" }).focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(handle).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(widthOf(heading)).toBe(108));
    await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}{ArrowLeft}");
    await waitFor(() => expect(widthOf(heading)).toBe(140));
    await expect(handle).toHaveAttribute("aria-valuenow", "140");
    await userEvent.keyboard("{Home}");
    await waitFor(() => expect(widthOf(heading)).toBe(100));
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith({ widths: {} });
  },
});

export const IsResizedByPointer = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const handle = await canvas.findByRole("separator", { name: "Width of Brand" });
    const { x, y } = handle.getBoundingClientRect();
    // The pointer of the test has no id that could be captured.
    handle.setPointerCapture = () => undefined;
    await userEvent.pointer([
      { keys: "[MouseLeft>]", target: handle, coords: { clientX: x, clientY: y } },
      { target: handle, coords: { clientX: x + 60, clientY: y } },
    ]);
    await waitFor(() => expect(widthOf(canvas.getByRole("columnheader", { name: /Brand/ }))).toBe(160));
    await expect(args.onLayoutChange).not.toHaveBeenCalled();
    await userEvent.pointer([{ keys: "[/MouseLeft]", target: handle, coords: { clientX: x + 60, clientY: y } }]);
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith({ widths: { brand: 160 } });
  },
});

export const IsReorderedByDragging = meta.story({
  play: async ({ args, canvas }) => {
    const heading = (name: RegExp) => canvas.getByRole("columnheader", { name });
    await canvas.findByRole("separator", { name: "Width of Brand" });
    const dataTransfer = new DataTransfer();
    const drag = (type: string, target: Element, inEndHalf = false) => {
      const { left, width } = target.getBoundingClientRect();
      const clientX = left + width * (inEndHalf ? 0.9 : 0.1);
      target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, clientX }));
    };
    // Headings listen a moment after they are drawn.
    await waitFor(async () => {
      drag("dragstart", heading(/Stock/));
      drag("dragover", heading(/Brand/));
      await expect(heading(/Brand/)).toHaveAttribute("data-drop", "before");
    });
    drag("drop", heading(/Brand/));
    drag("dragend", heading(/Stock/));
    await waitFor(() => expect(args.onLayoutChange).toHaveBeenCalledOnce());
    const names = canvas.getAllByRole("columnheader").map((each) => each.textContent);
    await expect(names.slice(0, 3)).toEqual(["Product", "Stock", "Brand"]);
    await expect(heading(/Brand/)).not.toHaveAttribute("data-drop");
  },
});

export const RowsUnfold = meta.story({
  args: { unfolds: true },
  play: async ({ canvas, userEvent }) => {
    const arrow = canvas.getByRole("button", { name: "Details of Chakki Atta 10 kg" });
    arrow.focus();
    await userEvent.keyboard("{Enter}");
    await expect(arrow).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByText("2 open, 1 near expiry")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByText("2 open, 1 near expiry")).toBeNull();
    await userEvent.keyboard("{Enter}");
  },
});

/** What copying gives, line by line. What copies is fetched with the first selected row. */
function copiedLines(from: Element): readonly string[] {
  const clipboardData = new DataTransfer();
  from.dispatchEvent(new ClipboardEvent("copy", { bubbles: true, cancelable: true, clipboardData }));
  const text = clipboardData.getData("text/plain");
  if (text === "") throw new Error("Nothing was copied");
  return text.split("\n");
}

export const SelectedRowsAreCopied = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select Chakki Atta 10 kg" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select Toor Dal 1 kg × 20" }));
    const lines = await waitFor(() => copiedLines(canvas.getByRole("region")));
    const [head, first, second, ...rest] = lines;
    await expect(head?.split("\t").slice(0, 4)).toEqual(["Product", "Brand", "Category", "MRP ₹"]);
    await expect(first?.split("\t").slice(0, 4)).toEqual([
      "Chakki Atta 10 kg ANP-ATTA-CH10",
      "Annapurti",
      "Flour",
      "485.00",
    ]);
    await expect(second?.split("\t")[1]).toBe("Dhanlaxmi");
    await expect(rest).toEqual([]);
    await waitFor(() => expect(canvas.getByText("2 rows copied")).toBeInTheDocument());
  },
});

export const FiveThousandRows = meta.story({
  args: { rows: demoProducts(5000), unfolds: true },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const region = canvas.getByRole("region", { name: "Products" });
    const drawn = () => canvasElement.querySelectorAll("[data-row]").length;
    await waitFor(() => expect(canvas.getByRole("table")).toHaveAttribute("aria-rowcount", "5000"));
    await step("only those in sight are drawn", async () => {
      await waitFor(() => expect(region.scrollHeight).toBeGreaterThan(5000 * 36));
      await expect(drawn()).toBeLessThan(100);
    });
    await step("those at the end are there when they are scrolled to", async () => {
      region.scrollTop = region.scrollHeight;
      await waitFor(() => expect(canvasElement.querySelector('[aria-rowindex="5000"]')).toBeVisible());
      await expect(drawn()).toBeLessThan(100);
    });
    await step("the heading selects them all", async () => {
      await userEvent.click(canvas.getByRole("checkbox", { name: "Select all rows of this page" }));
      await expect(canvas.getByText("5,000 selected")).toBeVisible();
    });
    await step("and they are copied, drawn or not", async () => {
      const lines = await waitFor(() => copiedLines(region));
      await expect(lines).toHaveLength(5001);
      await expect(lines.slice(1).filter((line) => !/^\S.* [A-Z]+-/u.test(line))).toEqual([]);
    });
  },
});

const daysAndTimes = [
  { id: "name", header: "Order", cell: ({ id }: { id: string }) => id },
  {
    id: "at",
    header: "Placed",
    width: 104,
    compactWidth: 134,
    cell: () => <DateText value="2028-08-28T14:34:00Z" time />,
  },
  { id: "lines", header: "Lines", kind: "number", width: 104, cell: () => 12 },
] as const;

/** A day and its time stand below each other in a narrow column, and beside each other in a compact row: neither is cut. */
export const DayAndTime = meta.story({
  render: () => (
    <DataTable
      label="Orders"
      columns={daysAndTimes}
      rows={[{ id: "RO02-26-000142" }]}
      rowId={({ id }) => id}
      rowName={({ id }) => id}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    const time = await canvas.findByText("28-08-2028 20:04");
    const isWhole = () => {
      const [cell, line] = [time.closest("td")?.getBoundingClientRect(), document.createRange()];
      line.selectNodeContents(time);
      const drawn = line.getBoundingClientRect();
      return (
        cell !== undefined && drawn.right <= cell.right - 8 && drawn.top >= cell.top && drawn.bottom <= cell.bottom
      );
    };
    await expect(isWhole()).toBe(true);
    await expect(time.getClientRects()[0]?.height).toBe(36);
    const root = canvasElement.ownerDocument.documentElement;
    const before = root.dataset["density"];
    root.dataset["density"] = "compact";
    await expect(isWhole()).toBe(true);
    await expect(time.getClientRects()[0]?.height).toBe(18);
    if (before === undefined) delete root.dataset["density"];
    else root.dataset["density"] = before;
  },
});
