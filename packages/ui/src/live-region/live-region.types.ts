import type { ReactNode } from "react";

export interface LiveRegionProps {
  /** What has changed. Every change of it is read out. */
  children?: ReactNode;
  /** Reads out at once, over what is being read. */
  urgent?: boolean | undefined;
}
