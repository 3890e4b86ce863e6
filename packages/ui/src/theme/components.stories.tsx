import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { ComponentTable } from "./foundations/component-table.tsx";

/** Of each component what it is, whether it may be built on, and since when; its name leads to its page. */
const meta = preview.meta({ title: "Welcome/Components", parameters: { layout: "fullscreen" } });

export const All = meta.story({
  render: () => <ComponentTable />,
  play: async ({ canvas }) => {
    const row = canvas.getByRole("row", { name: /^Button / });
    await expect(row).toHaveTextContent("Stable");
    await expect(row).toHaveTextContent("0.1.0");
    const pages = canvas
      .getAllByRole("link")
      .map((link) => new URL(link.getAttribute("href") ?? "", location.href).search);
    await expect(pages).toContain("?path=/docs/actions-button--docs");
    await expect(pages).toContain("?path=/docs/feedback-confirm-dialog--docs");
    await expect(new Set(pages).size).toBe(canvas.getAllByRole("row").length - 1);
  },
});
