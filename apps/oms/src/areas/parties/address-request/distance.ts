/** A point on the earth, in degrees. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

const earthRadius = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Whole metres between two points as the crow flies, on a round earth: off by half a percent at most. */
export const metresBetween = (one: Point, other: Point): number => {
  const [lat, lng] = [radians(other.lat - one.lat), radians(other.lng - one.lng)];
  const part =
    Math.sin(lat / 2) ** 2 + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(lng / 2) ** 2;
  return Math.round(2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(part))));
};
