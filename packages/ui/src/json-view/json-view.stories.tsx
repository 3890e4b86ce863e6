import { expect, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { JsonView } from "./json-view.tsx";
import { about } from "./json-view.about.tsx";

const self: Record<string, unknown> = { name: "a value that contains itself" };
self["self"] = self;

const meta = preview.meta({
  title: "Display/JSON view",
  component: JsonView,
  parameters: { about },
  args: {
    label: "Meta",
    value: {
      tag: "diwali",
      rows: 2,
      active: true,
      until: null,
      cta: { mobile: "/rail/7", web: "/offers/diwali", extra: { deep: { deeper: "end" } } },
      skus: ["ANP-ATTA-CH10", "DHL-DAL-TR01"],
      nothing: {},
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560 }}>
        <Story />
      </div>
    ),
  ],
});

export const Playground = meta.story({ tags: ["themed"] });
export const UnfoldsByKeyboard = meta.story({
  args: { openLevels: 1 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('"/rail/7"')).toBeNull();
    for (let stop = 0; stop < 4; stop += 1) await userEvent.tab();
    const branch = document.activeElement;
    await expect(branch).toHaveTextContent("cta");
    // Enter on a summary is the browser's own doing, which no made-up key sets off; it comes as a press.
    await userEvent.click(branch ?? document.body);
    await expect(await canvas.findByText('"/rail/7"')).toBeVisible();
    await userEvent.click(branch ?? document.body);
    await waitFor(() => expect(canvas.queryByText('"/rail/7"')).toBeNull());
    await userEvent.click(branch ?? document.body);
    await expect(await canvas.findByText('"/rail/7"')).toBeVisible();
  },
});
export const LongLists = meta.story({
  args: { label: "Prices", value: Array.from({ length: 250 }, (_, index) => index / 4) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "150 more" }));
    await expect(canvas.getByRole("button", { name: "50 more" })).toBeVisible();
  },
});
export const BadInput = meta.story({
  render: () => (
    <div style={{ display: "grid", gap: 16 }}>
      {[null, undefined, Number.NaN, 10n, "x".repeat(10_000), self, { "क्षितिज 🧾": ["🧾"] }, new Map()].map(
        (value, index) => (
          <JsonView
            key={`${typeof value} ${String(value).slice(0, 9)}`}
            label={`Sample ${index}`}
            value={value}
            maxHeight={90}
          />
        ),
      )}
    </div>
  ),
});
export const AllVariants = meta.story({
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      {[0, 1, 2].map((openLevels) => (
        <JsonView {...args} key={openLevels} label={`${openLevels} levels open`} openLevels={openLevels} />
      ))}
      <JsonView {...args} label="Not higher than 90" maxHeight={90} />
    </div>
  ),
});
