import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { about } from "./pagination.about.tsx";
import { Pagination } from "./pagination.tsx";

const meta = preview.meta({
  title: "Navigation/Pagination",
  parameters: { about },
  component: Pagination,
  args: { from: 51, count: 50, total: 1284, size: 50, onSizeChange: fn() },
});

const next = fn();
export const Playground = meta.story({
  args: { onPrevious: fn(), onNext: next },
  name: "S2.128 Offers the eight sizes",
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("51–100 of 1,284")).toBeVisible();
    const sizes = canvas.getAllByRole("option").map((option) => option.textContent);
    await expect(sizes).toEqual(["10", "25", "50", "100", "200", "300", "400", "500"]);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Rows per page" }), "100");
    await expect(args.onSizeChange).toHaveBeenCalledWith(100);
    canvas.getByRole("button", { name: "Next page" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(next).toHaveBeenCalledOnce();
  },
});
export const LastPage = meta.story({ args: { from: 1251, count: 34, onPrevious: fn() } });
export const CappedTotal = meta.story({ args: { total: 10_000, totalIsCapped: true } });
export const NoRows = meta.story({ args: { from: 0, count: 0, total: 0 } });
export const NotLoadedYet = meta.story({
  name: "Says nothing of rows that are not known yet",
  args: { from: 0, count: 0, total: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Rows per page" })).toBeVisible();
    await expect(canvas.queryByText(/of/)).toBeNull();
  },
});
export const Phone = meta.story({ globals: { viewport: { value: "phone" } } });
export const AllVariants = meta.story({
  tags: ["themed"],
  render: (args) => (
    <div style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 24 }}>
      {[
        { page: "first", from: 1, onNext: () => {} },
        { page: "middle", from: 51, onPrevious: () => {}, onNext: () => {} },
        { page: "last", from: 1251, count: 34, onPrevious: () => {} },
        { page: "capped", total: 10_000, totalIsCapped: true },
        { page: "huge", from: 9_007_199_254_740_000, total: Number.MAX_SAFE_INTEGER },
        { page: "none", from: 0, count: 0, total: 0 },
        { page: "not loaded yet", from: 0, count: 0, total: undefined },
      ].map(({ page, ...rest }) => (
        <Pagination {...args} {...rest} key={page} labels={{ pagination: `Pages, ${page}` }} />
      ))}
    </div>
  ),
});
