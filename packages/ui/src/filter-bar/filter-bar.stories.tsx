import { ListFilter } from "lucide-react";
import { expect, fn, within } from "storybook/test";
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
/** Beside the button that adds a filter, a range of days is as wide as a line of the bar is on a phone. */
const days = (
  <>
    <Button variant="ghost" size="sm" icon={ListFilter}>
      Filter
    </Button>
    <FilterChip field="Expected delivery" value="24-09-2026 – 28-08-2028" whole onEdit={edit} onRemove={remove} />
    <FilterChip field="MRP" operator="≤" value="₹1,500" onRemove={remove} />
  </>
);
export const Days = meta.story({
  name: "Days are never cut, on a phone neither, nor is what takes them away",
  globals: { viewport: { value: "phone" } },
  args: { children: days },
  render: (args) => (
    <>
      <FilterBar {...args} />
      <div style={{ inlineSize: 288 }}>
        <FilterBar {...args} labels={{ filters: "On the narrowest phone" }} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    for (const name of ["Filters", "On the narrowest phone"]) {
      const bar = canvas.getByRole("group", { name });
      const { left, right } = bar.getBoundingClientRect();
      const value = within(bar).getByText("24-09-2026 – 28-08-2028");
      await expect(value.scrollWidth).toBeLessThanOrEqual(value.clientWidth);
      await expect(value.getBoundingClientRect().left).toBeGreaterThanOrEqual(left);
      const away = within(bar).getByRole("button", { name: "Remove filter Expected delivery" });
      await expect(away.getBoundingClientRect().right).toBeLessThanOrEqual(right);
      await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    }
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
