import { BadgeCheck, Boxes, Package, type LucideIcon } from "lucide-react";
import { useState } from "react";
import { Icon } from "../icon/icon.tsx";
import { Logo } from "./logo.tsx";
import { Sidebar } from "./sidebar.tsx";
import type { About } from "../story/about.types.ts";
import { Wide } from "../story/window.tsx";

function Example() {
  const [collapsed, setCollapsed] = useState(false);
  return (
    <div style={{ blockSize: 240 }}>
      <Sidebar
        logo={<Logo name="O2R Console" />}
        groups={[
          {
            id: "stock",
            items: [
              { id: "product", title: "Product", href: "#product", icon: Package },
              { id: "inventory", title: "Inventory", href: "#inventory", icon: Boxes, badge: 3 },
            ],
          },
        ]}
        current="product"
        collapsed={collapsed}
        onCollapsedChange={setCollapsed}
      />
    </div>
  );
}

/** An entry as a picture: a menu more would be one place more that a screen reader is told of. */
function Entry({
  icon,
  title,
  waits,
  depth = 0,
}: {
  icon?: LucideIcon;
  title: string;
  waits?: number;
  depth?: number;
}) {
  return (
    <span className="o2r-nav-item" style={{ paddingInlineStart: 10 + depth * 24 }}>
      {icon && <Icon as={icon} />}
      <span className="o2r-nav-title">{title}</span>
      {waits !== undefined && <span className="o2r-nav-end">{waits}</span>}
    </span>
  );
}

export const about: About = {
  summary: "The way to every screen.",
  status: "stable",
  since: "0.1.0",
  exports: ["Sidebar"],
  when: ["Once, in the shell. The entry of the page that is shown is scrolled into view."],
  whenNot: ["For parts of one page: tabs."],
  example: Example,
  anatomy: [
    { name: "Logo", what: "Goes to the first page.", at: ".o2r-logo" },
    { name: "Entry", what: "The page in view is marked.", at: ".o2r-nav-item" },
    { name: "What waits", what: "A number at the end.", at: ".o2r-nav-end" },
  ],
  pairs: [
    {
      good: {
        draw: () => (
          <Wide>
            <Entry icon={Boxes} title="Inventory" waits={3} />
            <Entry icon={BadgeCheck} title="Quality check" />
          </Wide>
        ),
        why: "Order it as specified, in groups, and say by a number what waits.",
      },
      bad: {
        draw: () => (
          <Wide>
            <Entry icon={Boxes} title="Inventory" />
            <Entry title="Batches" depth={1} />
            <Entry title="Near expiry" depth={2} />
          </Wide>
        ),
        why: "Nested more than once it hides more than it shows.",
      },
    },
  ],
  keyboard: [
    { keys: ["Tab"], does: "Goes from entry to entry." },
    { keys: ["Enter"], does: "Follows, or opens in place." },
  ],
  accessibility: [
    "A `nav` with a name; the page in view carries `aria-current`, and groups say whether they are open.",
  ],
};
