import { PanelLeft } from "lucide-react";
import { IconButton } from "../icon-button/icon-button.tsx";
import { useLabels } from "../labels/labels.tsx";
import { sidebarEnglish } from "./sidebar-labels.ts";
import { SidebarNav } from "./sidebar-nav.tsx";
import "./sidebar.css";
import type { SidebarProps } from "./sidebar.types.ts";

/** The column of the shell that leads everywhere: 240 pixels wide, or 56 when collapsed. */
export function Sidebar({ logo, collapsed = false, onCollapsedChange, ...nav }: SidebarProps) {
  const words = useLabels("sidebar", sidebarEnglish, nav.labels);
  return (
    <aside className="o2r-sidebar" aria-label={words.sidebar} data-collapsed={collapsed || undefined}>
      <div className="o2r-sidebar-head">
        {logo}
        <IconButton
          size="sm"
          icon={PanelLeft}
          label={collapsed ? words.expand : words.collapse}
          aria-expanded={!collapsed}
          onClick={() => onCollapsedChange(!collapsed)}
        />
      </div>
      <SidebarNav {...nav} collapsed={collapsed} onExpand={() => onCollapsedChange(false)} />
    </aside>
  );
}
