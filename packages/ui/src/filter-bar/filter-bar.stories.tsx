import { ListFilter } from "lucide-react";
import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { about } from "./filter-bar.about.tsx";
import { Button } from "../button/button.tsx";
import { SearchBox } from "../search-box/search-box.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { FilterChip } from "./filter-chip.tsx";

const edit = fn();
const remove = fn();
const meta = preview.meta({
  title: "Input/Filter bar",
  parameters: { about },
  component: FilterBar,
  args: {
    onClear: fn(),
    count: "1,284 products",
    search: <SearchBox placeholder="Search name, SKU" onSearch={() => {}} />,
    children: (
      <>
        <FilterChip field="Item type" operator="is" value="Food, Non-food" onEdit={edit} onRemove={remove} />
        <FilterChip field="MRP" operator="≤" value="₹1,500" onRemove={remove} />
        <Button variant="ghost" size="sm" icon={ListFilter}>
          Filter
        </Button>
      </>
    ),
  },
});

export const Playground = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole("button", { name: "Remove filter MRP" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(remove).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: /^Item type/ }));
    await expect(edit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
});
export const Phone = meta.story({ globals: { viewport: { value: "phone" } } });
export const Days = meta.story({
  name: "Days are never cut, on a phone neither",
  globals: { viewport: { value: "phone" } },
  args: { children: <FilterChip field="Placed" value="24-09-2026 – 28-08-2028" whole onRemove={remove} /> },
  play: async ({ canvas }) => {
    const value = canvas.getByText("24-09-2026 – 28-08-2028");
    await expect(value.scrollWidth).toBeLessThanOrEqual(value.clientWidth);
  },
});
export const LongText = meta.story({
  args: {
    children: (
      <FilterChip field={"Toor Dal क्षितिज 🧾 ".repeat(12)} operator="is" value={"x".repeat(10_000)} onRemove={remove} />
    ),
    count: "9".repeat(200),
  },
});
export const AllVariants = meta.story({
  tags: ["themed"],
  render: () => (
    <div style={{ display: "grid", gap: 24 }}>
      {[
        {
          name: "Search only",
          search: <SearchBox placeholder="Search" onSearch={() => {}} labels={{ search: "Find" }} />,
        },
        { name: "Count only", count: "1,284 products" },
        { name: "Chips", children: <FilterChip field="MRP" operator="≤" value="₹1,500" onRemove={remove} /> },
        { name: "Days", children: <FilterChip field="Placed" value="24-09-2026" whole onRemove={remove} /> },
        { name: "Pressed chip", children: <FilterChip field="GST" value="5%" onEdit={edit} onRemove={remove} /> },
        { name: "Actions", actions: <Button size="sm">Export</Button> },
      ].map(({ name, ...parts }) => (
        <FilterBar key={name} {...parts} labels={{ filters: name }} />
      ))}
    </div>
  ),
});
