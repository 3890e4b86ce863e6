import type { ReactNode } from "react";

/** Where something is: by coordinates, or by its address. */
export interface MapPlace {
  /** Degrees to the north. */
  readonly latitude?: number | string | null | undefined;
  /** Degrees to the east. */
  readonly longitude?: number | string | null | undefined;
  /** Searched for where there are no coordinates. */
  readonly address?: string | null | undefined;
}

export interface MapLinkLabels {
  open: string;
  /** Shown when the place is not known. */
  none: string;
  /** Tells screen readers that a new tab opens. */
  newTab: string;
}

export interface MapLinkProps extends MapPlace {
  /** The words of the link. @default the coordinates, or “Show on map” */
  children?: ReactNode;
  labels?: Partial<MapLinkLabels> | undefined;
}
