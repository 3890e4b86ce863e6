import { ArrowUpRight, ChevronDown, ChevronRight } from "lucide-react";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "../icon/icon.tsx";
import { useLabels } from "../labels/labels.tsx";
import { Anchor } from "../link/anchor.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { sidebarEnglish } from "./sidebar-labels.ts";
import "./sidebar.css";
import type { SidebarItem, SidebarLink, SidebarNavProps, SidebarParent } from "./sidebar.types.ts";

interface EntryProps<Item> {
  item: Item;
  current: string | undefined;
  collapsed: boolean;
  newTab: string;
}

/** CSS pixels that an entry which is brought into view keeps from the edge. */
const margin = 8;

const isParent = (item: SidebarItem): item is SidebarParent => "children" in item;
const holds = (parent: SidebarParent, id: string | undefined) => parent.children.some((child) => child.id === id);

function LinkEntry({ item, current, collapsed, newTab }: EntryProps<SidebarLink>) {
  const { title, href, icon, badge, external = false, onSelect } = item;
  const Tag = external ? "a" : Anchor;
  return (
    <li>
      <Tag
        href={href}
        className="o2r-nav-item"
        onClick={onSelect}
        aria-current={item.id === current ? "page" : undefined}
        {...(collapsed ? { title } : {})}
        {...(external ? { target: "_blank", rel: "noopener noreferrer" } : {})}
      >
        {icon && <Icon as={icon} />}
        <span className="o2r-nav-title">{title}</span>
        {badge !== undefined && <span className="o2r-nav-end">{badge}</span>}
        {external && (
          <span className="o2r-nav-end">
            <Icon as={ArrowUpRight} size={14} />
            <VisuallyHidden>{newTab}</VisuallyHidden>
          </span>
        )}
      </Tag>
    </li>
  );
}

function ParentEntry(props: EntryProps<SidebarParent> & { onExpand: (() => void) | undefined }) {
  const { item, current, collapsed, newTab, onExpand } = props;
  const id = useId();
  const within = holds(item, current);
  // Undefined until pressed: a parent opens by itself around the page that is shown.
  const [pressed, setPressed] = useState<boolean>();
  const open = (pressed ?? within) && !collapsed;
  const press = () => {
    setPressed(!open);
    if (collapsed) onExpand?.();
  };
  return (
    <li>
      <button
        type="button"
        className="o2r-nav-item"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        data-within={(within && !open) || undefined}
        onClick={press}
        {...(collapsed ? { title: item.title } : {})}
      >
        {item.icon && <Icon as={item.icon} />}
        <span className="o2r-nav-title">{item.title}</span>
        <span className="o2r-nav-end">
          <Icon as={open ? ChevronDown : ChevronRight} size={14} />
        </span>
      </button>
      {open && (
        <ul id={id} className="o2r-nav-sub">
          {item.children.map((child) => (
            <LinkEntry key={child.id} item={child} current={current} collapsed={false} newTab={newTab} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** The entries of the sidebar, without its frame: for a drawer on a phone. */
export function SidebarNav({ groups, current, collapsed = false, onExpand, labels }: SidebarNavProps) {
  const words = useLabels("sidebar", sidebarEnglish, labels);
  const nav = useRef<HTMLElement>(null);
  // By hand: `scrollIntoView` would move what is around the sidebar as well.
  useLayoutEffect(() => {
    const box = nav.current;
    const entry = box?.querySelector("[aria-current]")?.getBoundingClientRect();
    if (!box || !entry) return;
    const { top, bottom } = box.getBoundingClientRect();
    box.scrollTop += Math.min(entry.top - top - margin, 0) + Math.max(entry.bottom - bottom + margin, 0);
  }, [current]);
  const shared = { current, collapsed, newTab: words.newTab };
  return (
    <nav ref={nav} className="o2r-nav" aria-label={words.main} data-collapsed={collapsed || undefined}>
      {groups.map((group) => (
        <ul key={group.id}>
          {group.items.map((item) =>
            isParent(item) ? (
              <ParentEntry key={item.id} item={item} onExpand={onExpand} {...shared} />
            ) : (
              <LinkEntry key={item.id} item={item} {...shared} />
            ),
          )}
        </ul>
      ))}
    </nav>
  );
}
