import { useId, useState, type KeyboardEvent } from "react";
import { useFloating } from "../floating/use-floating.ts";
import type { MenuProps } from "./menu.types.ts";

const openingKeys = new Set(["ArrowDown", "ArrowUp"]);

/** A button with a list of things to do. The list's machinery is set up only while it is open: a table may hold 500. */
export function Menu({ items, trigger, label, align = "end" }: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const triggerId = `${id}-button`;
  const contentId = `${id}-list`;
  const parts = useFloating(open, triggerId, () => setOpen(false));
  const openByKey = (event: KeyboardEvent) => {
    if (!openingKeys.has(event.key)) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      {trigger({
        id: triggerId,
        "aria-haspopup": "menu",
        "aria-expanded": open,
        "aria-controls": open && parts ? contentId : undefined,
        onClick: () => setOpen(!open),
        onKeyDown: openByKey,
      })}
      {open && parts && (
        <parts.MenuList
          items={items}
          label={label}
          align={align}
          triggerId={triggerId}
          contentId={contentId}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
