import { Ellipsis } from "lucide-react";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Menu } from "./menu.tsx";
import type { MenuButtonProps } from "./menu.types.ts";

/** A menu behind an ellipsis, for the end of a row or of a card. */
export function MenuButton({ label, items, icon = Ellipsis, size = "sm" }: MenuButtonProps) {
  return (
    <Menu
      items={items}
      label={label}
      trigger={(wiring) => <IconButton {...wiring} size={size} icon={icon} label={label} />}
    />
  );
}
