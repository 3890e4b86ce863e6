import "./avatar.css";
import type { AvatarProps } from "./avatar.types.ts";
import { initialsOf } from "./initials.ts";

/** A person's initials in a circle; decoration of the name beside it. */
export function Avatar({ name, size = "md" }: AvatarProps) {
  return (
    <span className="o2r-avatar" data-size={size} aria-hidden>
      {initialsOf(name)}
    </span>
  );
}
