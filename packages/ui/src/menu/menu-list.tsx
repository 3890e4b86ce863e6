import { Menu as Parts } from "@chakra-ui/react/menu";
import { useState, type KeyboardEvent } from "react";
import { OverlayPortal } from "../overlay-provider/overlay-portal.tsx";
import { Icon } from "../icon/icon.tsx";
import "./menu.css";
import type { MenuItem } from "./menu.types.ts";

interface MenuListProps {
  items: readonly MenuItem[];
  label: string | undefined;
  align: "start" | "end";
  triggerId: string;
  contentId: string;
  onClose: () => void;
}

/**
 * Chosen by the click itself, which pointer, Enter and screen readers all end in. The machine's own `onSelect` names the
 * highlighted item: none, or another one, when the click came without a pointer or before the highlight was drawn.
 */
function Line({ item }: { item: MenuItem }) {
  const {
    id,
    label,
    icon,
    tone = "default",
    why,
    disabled = why !== undefined,
    hint,
    separated = false,
    onSelect,
  } = item;
  return (
    <>
      {separated && <Parts.Separator className="o2r-menu-line" />}
      <Parts.Item
        value={id}
        disabled={disabled}
        className="o2r-menu-item"
        data-tone={tone}
        {...(disabled ? {} : { onClick: onSelect })}
      >
        {icon && <Icon as={icon} />}
        <span>
          {label}
          {why !== undefined && <small>{why}</small>}
        </span>
        {hint !== undefined && <span className="o2r-menu-hint">{hint}</span>}
      </Parts.Item>
    </>
  );
}

/** At once: the menu itself would take a frame, and keys that are pressed before it would be lost. */
const takeFocus = (list: HTMLElement | null) => list?.focus({ preventScroll: true });

/** Enter that is held since it opened the list chooses nothing of it. */
const chooseOnce = (event: KeyboardEvent) => event.repeat && event.key === "Enter" && event.preventDefault();

/** What can be chosen first, where a key opened the list: who goes by keys sees where they are. A pointer marks what it is on. */
const firstOf = (items: readonly MenuItem[], triggerId: string): string | null =>
  document.getElementById(triggerId)?.matches(":focus-visible")
    ? (items.find(({ why, disabled = why !== undefined }) => !disabled)?.id ?? null)
    : null;

/** The open list, placed at its button, which gets the focus back. */
export function MenuList({ items, label, align, triggerId, contentId, onClose }: MenuListProps) {
  const [first] = useState(() => firstOf(items, triggerId));
  return (
    <Parts.Root
      defaultOpen
      defaultHighlightedValue={first}
      ids={{ trigger: triggerId, content: contentId }}
      positioning={{ placement: `bottom-${align}`, gutter: 4 }}
      onOpenChange={({ open }) => !open && onClose()}
      lazyMount={false}
      {...(label === undefined ? {} : { "aria-label": label })}
    >
      <OverlayPortal>
        <Parts.Positioner className="o2r-menu-place">
          <Parts.Content ref={takeFocus} className="o2r-menu" onKeyDownCapture={chooseOnce}>
            {items.map((item) => (
              <Line key={item.id} item={item} />
            ))}
          </Parts.Content>
        </Parts.Positioner>
      </OverlayPortal>
    </Parts.Root>
  );
}
