import { useState } from "react";
import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { about } from "./tabs.about.tsx";
import { Button } from "../button/button.tsx";
import { Tabs } from "./tabs.tsx";

function Views() {
  const [view, setView] = useState("all");
  return (
    <Tabs
      label="Saved views"
      value={view}
      onValueChange={setView}
      tabs={[
        { id: "all", label: "All products", count: "1,284" },
        { id: "low", label: "Low stock", count: 42 },
        { id: "kits", label: "Kits" },
      ]}
    />
  );
}

const meta = preview.meta({
  title: "Navigation/Tabs",
  parameters: { about },
  component: Views,
});

export const Default = meta.story({ tags: ["themed"] });
export const MovesByArrows = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: /Low stock/ })).toHaveFocus();
    await expect(canvas.getByRole("tab", { name: /Low stock/ })).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("tab", { name: "Kits" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: /All products/ })).toHaveFocus();
  },
});
const many = Array.from({ length: 16 }, (_, index) => ({
  id: `${index}`,
  label: index === 1 ? "Toor Dal क्षितिज 🧾 ".repeat(8) : `View ${index + 1}`,
}));
export const LongText = meta.story({
  render: () => <Tabs label="Many views" value="1" onValueChange={() => {}} tabs={many} />,
});
export const AllVariants = meta.story({
  render: () => (
    <div style={{ display: "grid", gap: 24 }}>
      <Tabs label="Plain" value="0" onValueChange={() => {}} tabs={many.slice(2, 5).concat(many.slice(0, 1))} />
      <Tabs
        label="Counted"
        value="all"
        onValueChange={() => {}}
        tabs={[
          { id: "all", label: "All", count: "1,284" },
          { id: "low", label: "Low stock", count: 42 },
        ]}
        end={<Button size="sm">Save view</Button>}
      />
    </div>
  ),
});
