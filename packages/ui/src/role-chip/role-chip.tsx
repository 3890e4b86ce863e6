import "./role-chip.css";
import type { RoleChipProps } from "./role-chip.types.ts";

/** Names the role that is signed in, in its colour. */
export function RoleChip({ children }: RoleChipProps) {
  return <span className="o2r-role-chip">{children}</span>;
}
