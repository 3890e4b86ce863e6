/** Where something is drawn, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const joined = (boxes: readonly Box[]): Box | undefined =>
  boxes.length === 0
    ? undefined
    : {
        left: Math.min(...boxes.map(({ left }) => left)),
        top: Math.min(...boxes.map(({ top }) => top)),
        right: Math.max(...boxes.map(({ right }) => right)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      };

const drawsItself = "svg, img, input, textarea, select, progress, button:not(.o2r-table-sort)";

/** Whether it has a frame that is seen: the lines of a table's rows are none. */
const isFramed = (element: Element) => {
  const { borderInlineStartWidth, borderBlockStartWidth } = getComputedStyle(element);
  return Number.parseFloat(borderInlineStartWidth) > 0 && Number.parseFloat(borderBlockStartWidth) > 0;
};

/** Whether anything of it is on the screen: what only screen readers hear is as large as a dot, what a phone leaves out is nothing. */
export function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
}

/** The boxes of what is drawn in a node: words as far as they reach, however wide the element is that they stand in. */
function drawnIn(node: Node, others: readonly Element[]): readonly Box[] {
  if (node instanceof Text) {
    if (node.data.trim() === "") return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    return [range.getBoundingClientRect()];
  }
  if (!(node instanceof Element) || others.includes(node)) return [];
  if (!isSeen(node)) return [];
  if (node.matches(drawsItself) || isFramed(node)) return [node.getBoundingClientRect()];
  return [...node.childNodes].flatMap((child) => drawnIn(child, others));
}

/** Where a part is seen. What is another part in it has a marker of its own, and does not count. */
export const boxOfPart = (part: Element, parts: readonly Element[]): Box =>
  joined(
    drawnIn(
      part,
      parts.filter((other) => other !== part && part.contains(other)),
    ),
  ) ?? part.getBoundingClientRect();

/** Half the marker of a part. */
const half = 10;

const holds = (outer: Box, inner: Box) =>
  outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom;

const around = (x: number, y: number): Box => ({ left: x - half, top: y - half, right: x + half, bottom: y + half });

/** How much of one another covers, in square pixels. */
const covered = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** The places for a marker beside a part, the best first: above and below in turn, so that those of neighbours stay apart. */
function placesBeside({ left, top, right, bottom }: Box, at: number): readonly Box[] {
  const middle = (left + right) / 2;
  const [above, below] = [around(middle, top - half), around(middle, bottom + half)];
  const sides = [around(right + half, (top + bottom) / 2), around(left - half, (top + bottom) / 2)];
  const ends = [left + half, right - half].flatMap((x) => [around(x, top - half), around(x, bottom + half)]);
  const corners = [around(right + half, top), around(right + half, bottom), around(left - half, top)];
  return [...(at % 2 === 0 ? [above, below] : [below, above]), ...sides, ...ends, ...corners];
}

/** All that is to be read or seen in a picture, whatever part it belongs to. */
export function wordsIn(node: Element): readonly Box[] {
  if (!isSeen(node) || node.matches(".o2r-docs-spot")) return [];
  if (node.matches("svg, img, input, textarea, select, progress")) return drawnIn(node, []);
  return [...node.childNodes].flatMap((child) => (child instanceof Element ? wordsIn(child) : drawnIn(child, [])));
}

/**
 * Where the marker of each part stands: beside it, over no other part and no other marker, and over no words: where there is
 * no such place, over as little as can be.
 */
export function markersOf(parts: readonly Box[], words: readonly Box[]): readonly Box[] {
  const markers: Box[] = [];
  for (const [at, part] of parts.entries()) {
    const others = [...parts.filter((other) => other !== part && !holds(other, part)), ...words, ...markers];
    const places = placesBeside(part, at).map((place) => ({
      place,
      cost: others.reduce((sum, other) => sum + covered(place, other), 0),
    }));
    const [best] = places.toSorted((one, other) => one.cost - other.cost);
    markers.push(best?.place ?? part);
  }
  return markers;
}
