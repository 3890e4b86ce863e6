import { ArrowUpRight } from "lucide-react";
import { Icon } from "../icon/icon.tsx";
import { Anchor } from "./anchor.tsx";
import "./link.css";
import type { LinkProps } from "./link.types.ts";

/** Goes somewhere. Inside the application it goes through the router given to `LinkProvider`. */
export function Link({ external = false, children, ...rest }: LinkProps) {
  if (!external)
    return (
      <Anchor {...rest} className="o2r-link">
        {children}
      </Anchor>
    );
  return (
    <a {...rest} className="o2r-link" target="_blank" rel="noopener noreferrer">
      {children}
      <Icon as={ArrowUpRight} size={12} />
    </a>
  );
}
