import type { ComponentProps } from "react";
import { Link } from "react-router-dom";

/** The router's link under the properties of an anchor, as `LinkProvider` of @o2r/ui wants it. */
export function RouterLink({ href = "", ...rest }: ComponentProps<"a">) {
  return <Link to={href} {...rest} />;
}
