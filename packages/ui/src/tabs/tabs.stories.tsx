import { useState } from "react";
import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import docs from "./tabs.docs.md?raw";
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
  title: "Components/Tabs",
  parameters: { docs: { description: { component: docs } } },
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
