/* oxlint-disable jsx-a11y/no-redundant-roles -- the rows are grids, and some browsers then forget that they are rows */
import { type Range, useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, type Ref, type RefObject, useImperativeHandle, useLayoutEffect } from "react";

interface VirtualBodyProps {
  /** Ids of the rows, in order. */
  ids: readonly string[];
  /** What scrolls. */
  root: RefObject<HTMLElement | null>;
  draw: (index: number) => ReactNode;
  /** Rows may unfold: each is then as high as it is found to be. */
  unfolds: boolean;
  ref?: Ref<VirtualRows> | undefined;
}

/** What the table asks of rows that may not be drawn. */
export interface VirtualRows {
  /** Brings a row into sight. */
  readonly scrollTo: (index: number) => void;
}

/** Rows that come and go together: most frames of scrolling then draw none, and one layout serves them all. */
const blockSize = 12;
const blockOf = (index: number) => Math.floor(index / blockSize);

/** Rows that a person would lose something with: the one that has the focus, and the one whose menu is open. */
function* heldRows(root: HTMLElement | null, ids: readonly string[]) {
  if (!root) return;
  const focused = root.contains(document.activeElement) ? document.activeElement : null;
  for (const inside of [focused, root.querySelector("tbody [aria-haspopup][aria-expanded=true]")]) {
    const id = inside?.closest("tbody[data-index]")?.querySelector("[data-row]")?.getAttribute("data-row");
    // By its name: rows read anew may stand elsewhere.
    const index = id ? ids.indexOf(id) : -1;
    if (index >= 0) yield index;
  }
}

/** The height of a row as the density has it now. */
function rowHeight(root: HTMLElement | null): number {
  const height = Number.parseFloat(getComputedStyle(root ?? document.documentElement).getPropertyValue("--o2r-row"));
  return height > 0 ? height : 44;
}

/**
 * Only the rows near to what is in sight and to what is held, with gaps as high as the others. Each row is a group of its own,
 * because what is unfolded below it belongs to its height. The default export is for `React.lazy`, which takes no other.
 */
// oxlint-disable-next-line import/no-default-export
export default function VirtualBody({ ids, root, draw, unfolds, ref }: VirtualBodyProps) {
  const height = rowHeight(root.current);
  // oxlint-disable-next-line react/incompatible-library -- the compiler that could not memoize it is not in use
  const rows = useVirtualizer({
    count: ids.length,
    getScrollElement: () => root.current,
    estimateSize: () => height,
    getItemKey: (index) => ids[index] ?? index,
    rangeExtractor: ({ startIndex, endIndex, count }: Range) => {
      // The neighbours of what is held are there too: j, k and Tab go to them.
      const held = [...heldRows(root.current, ids)].flatMap((row) => [-1, 0, 1].map((by) => blockOf(row) + by));
      const seen = [-1, 1].map((by, end) => blockOf(end === 0 ? startIndex : endIndex) + by);
      const [first = 0, last = 0] = seen;
      const blocks = new Set([...held, ...Array.from({ length: last - first + 1 }, (_, at) => first + at)]);
      return [...blocks]
        .toSorted((one, other) => one - other)
        .flatMap((block) => Array.from({ length: blockSize }, (_, at) => block * blockSize + at))
        .filter((index) => index >= 0 && index < count);
    },
    // The headings stay in sight above the rows.
    scrollPaddingStart: 40,
  });
  useImperativeHandle(ref, () => ({ scrollTo: (index) => rows.scrollToIndex(index, { align: "auto" }) }), [rows]);
  // Another density: every height that was taken before is of the old one.
  useLayoutEffect(() => rows.measure(), [rows, height]);
  const shown = rows.getVirtualItems();
  const endOf = (place: number) => shown[place]?.end ?? 0;
  return (
    <>
      {shown.map(({ key, index, start }, place) => (
        <tbody
          role="rowgroup"
          key={key}
          // Of rows that are all alike the first tells when the density changes.
          ref={unfolds || place === 0 ? rows.measureElement : undefined}
          data-index={index}
          style={{ marginBlockStart: start - endOf(place - 1) }}
        >
          {draw(index)}
        </tbody>
      ))}
      <tbody aria-hidden style={{ blockSize: rows.getTotalSize() - endOf(shown.length - 1) }} />
    </>
  );
}
