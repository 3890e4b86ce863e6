import { ChevronDown } from "lucide-react";
import { Avatar } from "../avatar/avatar.tsx";
import { Icon } from "../icon/icon.tsx";
import "./header.css";
import type { UserButtonProps } from "./header.types.ts";

/** Who is signed in; opens the user's menu. */
export function UserButton({ name, type, ...rest }: UserButtonProps) {
  return (
    // oxlint-disable-next-line react/button-has-type -- the caller's own, a plain button unless said otherwise
    <button {...rest} type={type ?? "button"} className="o2r-user-button">
      <Avatar name={name} />
      <span className="o2r-user-button-name">{name}</span>
      <Icon as={ChevronDown} size={14} />
    </button>
  );
}
