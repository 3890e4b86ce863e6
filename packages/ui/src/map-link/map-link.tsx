import { MapPin } from "lucide-react";
import { Icon } from "../icon/icon.tsx";
import { useLabels } from "../labels/labels.tsx";
import "../link/link.css";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import "./map-link.css";
import type { MapLinkLabels, MapLinkProps } from "./map-link.types.ts";
import { coordinatesOf, mapSearchUrl } from "./map-search-url.ts";

const english: MapLinkLabels = { open: "Show on map", none: "No location", newTab: "(opens in a new tab)" };

/** Opens a place on the map, in a new tab. */
export function MapLink({ children, labels, ...place }: MapLinkProps) {
  const words = useLabels("mapLink", english, labels);
  const href = mapSearchUrl(place);
  if (href === undefined) return <span className="o2r-muted">{words.none}</span>;
  return (
    <a className="o2r-link o2r-map-link" href={href} target="_blank" rel="noreferrer">
      <Icon as={MapPin} size={14} />
      <span>{children ?? coordinatesOf(place)?.replace(",", ", ") ?? words.open}</span>
      <VisuallyHidden>{words.newTab}</VisuallyHidden>
    </a>
  );
}
