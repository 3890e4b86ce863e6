import type { ReactNode } from "react";

/** Where something is: by coordinates, or by its address. */
export interface MapPlace {
  readonly latitude?: number | string | null | undefined;
  readonly longitude?: number | string | null | undefined;
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
  /** @default the coordinates, or “Show on map” */
  children?: ReactNode;
  labels?: Partial<MapLinkLabels> | undefined;
}
