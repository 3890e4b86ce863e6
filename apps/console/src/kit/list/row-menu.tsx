import { MenuButton } from "@o2r/ui/overlays";
import { useNavigate } from "react-router-dom";
import { mayFollow } from "../../routing/may-follow.ts";
import { currentRole } from "../../session/session.ts";
import { phone, useMedia } from "../use-media.ts";
import type { RowAction } from "./list-page.types.ts";

export interface RowMenuProps<Row> {
  readonly row: Row;
  /** The row in words. */
  readonly name: string;
  readonly actions: readonly RowAction<Row>[];
  /** `md` beside buttons of a page. */
  readonly size?: "sm" | "md";
}

/**
 * What can be done with one row, behind an ellipsis; what leads to a page that the role may not open is left out. What takes
 * something away stands last, whoever adds it and wherever.
 */
export function RowMenu<Row>({ row, name, actions, size = "sm" }: RowMenuProps<Row>) {
  const navigate = useNavigate();
  const isPhone = useMedia(phone);
  const items = actions
    .filter(({ when, to }) => (when?.(row) ?? true) && (to === undefined || mayFollow(to(row), currentRole())))
    .toSorted(({ danger: one = false }, { danger: other = false }) => Number(one) - Number(other))
    .map(({ label, icon, to, run, why, danger }) => ({
      id: label,
      label,
      icon,
      why: why?.(row),
      ...(danger && { tone: "danger" as const }),
      onSelect: () => {
        if (to) void navigate(to(row));
        run?.(row);
      },
    }));
  return items.length === 0 ? null : (
    <MenuButton label={`Actions for ${name}`} items={items} size={isPhone ? "touch" : size} />
  );
}
