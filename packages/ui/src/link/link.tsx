import { ArrowUpRight } from "lucide-react";
import { Icon } from "../icon/icon.tsx";
import "./link.css";
import type { LinkProps } from "./link.types.ts";

/** The attributes that make a router's link look like ours: `<RouterLink to="/" {...linkLook}>`. */
export const linkLook = { className: "o2r-link" } as const;

/** Goes somewhere. */
export function Link({ external = false, children, ...rest }: LinkProps) {
  return (
    <a {...rest} {...linkLook} {...(external ? { target: "_blank", rel: "noopener noreferrer" } : {})}>
      {children}
      {external && <Icon as={ArrowUpRight} size={12} />}
    </a>
  );
}
