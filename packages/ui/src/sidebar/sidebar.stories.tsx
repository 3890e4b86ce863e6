import { useState } from "react";
import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { about } from "./sidebar.about.tsx";
import { demoMenu } from "../patterns/menu.ts";
import { Logo } from "./logo.tsx";
import { Sidebar } from "./sidebar.tsx";

function Framed({ start, current, height }: { start: boolean; current: string; height: number }) {
  const [collapsed, setCollapsed] = useState(start);
  return (
    <div style={{ blockSize: height }}>
      <Sidebar
        logo={<Logo name="O2R Console" />}
        groups={demoMenu}
        current={current}
        collapsed={collapsed}
        onCollapsedChange={setCollapsed}
      />
    </div>
  );
}

const meta = preview.meta({
  title: "Navigation/Sidebar",
  component: Framed,
  args: { start: false, current: "product", height: 900 },
  parameters: { about, layout: "fullscreen" },
  globals: { role: "SUPER_ADMIN" },
});

export const Default = meta.story({ tags: ["themed"] });
export const OpensAroundThePageThatIsShown = meta.story({
  args: { current: "sub-category" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /Category Master/ })).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByRole("link", { name: "Sub-category" })).toHaveAttribute("aria-current", "page");
  },
});
export const BringsThePageThatIsShownIntoView = meta.story({
  args: { height: 480, current: "layout-content" },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole("navigation");
    const isInView = (name: string) => {
      const { top, bottom } = canvas.getByRole("link", { name }).getBoundingClientRect();
      const box = nav.getBoundingClientRect();
      return top >= box.top && bottom <= box.bottom;
    };
    await expect(isInView("Content")).toBe(true);
    await expect(nav.scrollTop).toBeGreaterThan(0);
  },
});
export const GroupsOpenByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const parent = canvas.getByRole("button", { name: "Category Master" });
    parent.focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("link", { name: "Category" })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Category" })).toHaveFocus();
    parent.focus();
    await userEvent.keyboard(" ");
    await expect(canvas.queryByRole("link", { name: "Category" })).toBeNull();
  },
});
export const CollapsedKeepsItsNames = meta.story({
  args: { start: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("link", { name: "Product" })).toHaveAttribute("title", "Product");
    await userEvent.click(canvas.getByRole("button", { name: "Settings" }));
    await expect(canvas.getByRole("link", { name: "Common Config" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Collapse sidebar" }));
    await expect(canvas.getByRole("button", { name: "Expand sidebar" })).toHaveFocus();
  },
});
const longMenu = demoMenu.map((group) => ({
  ...group,
  items: group.items.map((item) => ({ ...item, title: `${item.title} ${"Toor Dal क्षितिज 🧾 ".repeat(6)}` })),
}));
export const LongText = meta.story({
  render: () => (
    <div style={{ blockSize: 900 }}>
      <Sidebar
        logo={<Logo name={"O2R Console ".repeat(8)} />}
        groups={longMenu}
        current="product"
        collapsed={false}
        onCollapsedChange={() => {}}
      />
    </div>
  ),
});
export const AllVariants = meta.story({
  render: () => (
    <div style={{ display: "flex", gap: 32, blockSize: 900 }}>
      {[false, true].map((collapsed) => (
        <Sidebar
          key={String(collapsed)}
          logo={<Logo name="O2R Console" />}
          groups={demoMenu}
          current="sub-category"
          collapsed={collapsed}
          onCollapsedChange={() => {}}
          labels={collapsed ? { sidebar: "Collapsed sidebar", main: "Collapsed main" } : undefined}
        />
      ))}
    </div>
  ),
});
