import type { MapPlace } from "./map-link.types.ts";

const base = "https://www.google.com/maps/search/?api=1&query=";

const within = (value: MapPlace["latitude"], most: number): number | undefined => {
  if (value === null || value === undefined || (typeof value === "string" && value.trim() === "")) return undefined;
  const number = Number(value);
  return Math.abs(number) <= most ? number : undefined;
};

/** Latitude and longitude with five decimals, which is a metre; undefined when they are no place on earth. */
export function coordinatesOf({ latitude, longitude }: MapPlace): string | undefined {
  const [north, east] = [within(latitude, 90), within(longitude, 180)];
  // 0, 0 lies in the sea: it is what forms send when nobody filled them.
  if (north === undefined || east === undefined || (north === 0 && east === 0)) return undefined;
  return `${Number(north.toFixed(5))},${Number(east.toFixed(5))}`;
}

/** The maps search for a place (specification §7); undefined when it is not known. */
export function mapSearchUrl(place: MapPlace): string | undefined {
  const query = coordinatesOf(place) ?? place.address?.trim().slice(0, 500);
  return query ? base + encodeURIComponent(query) : undefined;
}
