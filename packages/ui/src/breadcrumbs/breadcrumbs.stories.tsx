import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { about } from "./breadcrumbs.about.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";

const meta = preview.meta({
  title: "Navigation/Breadcrumbs",
  parameters: { about },
  component: Breadcrumbs,
});

export const Playground = meta.story({
  args: { crumbs: [{ label: "Catalogue" }, { label: "Product", href: "#product" }, { label: "Chakki Atta 10 kg" }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Product" })).toBeVisible();
    await expect(canvas.getByText("Chakki Atta 10 kg")).toHaveAttribute("aria-current", "page");
  },
});
export const LongText = meta.story({
  args: { crumbs: [{ label: "Catalogue" }, { label: "Toor Dal ".repeat(60) }] },
});
const way = [{ label: "Catalogue" }, { label: "Product", href: "#product" }, { label: "Chakki Atta 10 kg" }];
export const AllVariants = meta.story({
  tags: ["themed"],
  render: () => (
    <div style={{ display: "grid", gap: 16 }}>
      {[1, 2, 3].map((length) => (
        <Breadcrumbs key={length} crumbs={way.slice(0, length)} labels={{ breadcrumb: `Breadcrumb of ${length}` }} />
      ))}
    </div>
  ),
});
