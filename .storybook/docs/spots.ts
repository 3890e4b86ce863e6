/** Where something is drawn, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Half the marker of a part. */
const half = 10;

const meets = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const holds = (outer: Box, inner: Box) =>
  outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom;

const around = (x: number, y: number): Box => ({ left: x - half, top: y - half, right: x + half, bottom: y + half });

/** The places for a marker beside a part, the best first: above and below in turn, so that those of neighbours stay apart. */
function placesBeside({ left, top, right, bottom }: Box, at: number): readonly Box[] {
  const above = around((left + right) / 2, top - half);
  const below = around((left + right) / 2, bottom + half);
  const sides = [around(right + half, (top + bottom) / 2), around(left - half, (top + bottom) / 2)];
  return at % 2 === 0 ? [above, below, ...sides] : [below, above, ...sides];
}

/** Where the marker of each part stands: beside it, and as far as there is room over no other part and no other marker. */
export function markersOf(parts: readonly Box[]): readonly Box[] {
  const markers: Box[] = [];
  for (const [at, part] of parts.entries()) {
    const others = [...parts.filter((other) => other !== part && !holds(other, part)), ...markers];
    const places = placesBeside(part, at);
    const free = places.find((place) => !others.some((other) => meets(place, other)));
    markers.push(free ?? places[0] ?? part);
  }
  return markers;
}
