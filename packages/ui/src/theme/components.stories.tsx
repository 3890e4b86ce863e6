import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { ComponentTable } from "./foundations/component-table.tsx";

/** Of each component what it is, whether it may be built on, and since when. */
const meta = preview.meta({ title: "Welcome/Components", parameters: { layout: "fullscreen" } });

export const All = meta.story({
  render: () => <ComponentTable />,
  play: async ({ canvas }) => {
    const row = canvas.getByRole("row", { name: /^Button / });
    await expect(row).toHaveTextContent("Stable");
    await expect(row).toHaveTextContent("0.1.0");
  },
});
