import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { currentRole } from "../session/session.ts";
import { mayFollow } from "./may-follow.ts";

/**
 * The router's link under the properties of an anchor, as `LinkProvider` of @o2r/ui wants it. Who may not open the page
 * that it leads to reads its words.
 */
export function RouterLink({ href = "", ...rest }: ComponentProps<"a">) {
  if (!mayFollow(href, currentRole())) return <span className={rest.className}>{rest.children}</span>;
  return <Link to={href} {...rest} />;
}
