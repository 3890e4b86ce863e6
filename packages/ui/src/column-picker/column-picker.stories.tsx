import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import type { ColumnLayout } from "../data-table/data-table.types.ts";
import { productColumns } from "../patterns/product-columns.tsx";
import { about } from "./column-picker.about.tsx";
import { ColumnList } from "./column-list.tsx";
import { ColumnPicker } from "./column-picker.tsx";

interface HeldProps {
  start: ColumnLayout;
  onChange: (layout: ColumnLayout) => void;
}
function Held({ start, onChange }: HeldProps) {
  const [layout, setLayout] = useState(start);
  const change = (next: ColumnLayout) => {
    setLayout(next);
    onChange(next);
  };
  return (
    <div style={{ minBlockSize: 440 }}>
      <ColumnPicker columns={productColumns} layout={layout} onLayoutChange={change} />
    </div>
  );
}

const meta = preview.meta({
  title: "Display/Column picker",
  component: Held,
  parameters: { about },
  args: { start: {}, onChange: fn() },
});

export const Open = meta.story({
  tags: ["themed"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Columns" }));
    await expect(await screen.findByRole("dialog", { name: "Columns" })).toBeVisible();
    await expect(screen.queryByRole("checkbox", { name: "Product" })).toBeNull();
  },
});
export const IsOperatedByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole("button", { name: "Columns" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    const picker = within(await screen.findByRole("dialog", { name: "Columns" }));
    await step("Space hides a column", async () => {
      picker.getByRole("checkbox", { name: "Brand" }).focus();
      await userEvent.keyboard(" ");
      await expect(args.onChange).toHaveBeenLastCalledWith({ hidden: ["brand"] });
    });
    await step("a column moves, and the focus stays with it", async () => {
      picker.getByRole("button", { name: "Move Category up" }).focus();
      await userEvent.keyboard("{Enter}");
      await expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ order: expect.arrayContaining(["category", "brand"]) }),
      );
      await waitFor(() => expect(picker.getAllByRole("checkbox")[0]).toHaveAccessibleName("Category"));
      await waitFor(() => expect(picker.getByRole("button", { name: "Move Category down" })).toHaveFocus());
    });
    await step("Reset gives back what was declared", async () => {
      await userEvent.click(picker.getByRole("button", { name: "Reset" }));
      await expect(args.onChange).toHaveBeenLastCalledWith({});
    });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(button).toHaveFocus());
  },
});
export const WithALayoutOfLongAgo = meta.story({
  args: { start: { order: ["gone", "stock"], hidden: ["gone", "mrp"], widths: { gone: 12 } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Columns" }));
    await expect(await screen.findByRole("checkbox", { name: "MRP ₹" })).not.toBeChecked();
    await expect(screen.getAllByRole("checkbox")).toHaveLength(productColumns.length - 1);
  },
});

function HeldList() {
  const [layout, setLayout] = useState<ColumnLayout>({ hidden: ["brand"] });
  return (
    <div style={{ inlineSize: 320 }}>
      <ColumnList columns={productColumns} layout={layout} onLayoutChange={setLayout} />
    </div>
  );
}

export const AsAList = meta.story({
  render: () => <HeldList />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("checkbox", { name: "Brand" })).not.toBeChecked();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Brand" }));
    await expect(canvas.getByRole("checkbox", { name: "Brand" })).toBeChecked();
  },
});
