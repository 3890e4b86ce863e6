/* oxlint-disable jsx-a11y/no-redundant-roles -- the rows are grids, and some browsers then forget that they are rows */
import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, type Ref, type RefObject, useImperativeHandle, useState } from "react";

interface VirtualBodyProps {
  count: number;
  /** What scrolls. */
  root: RefObject<HTMLElement | null>;
  draw: (index: number) => ReactNode;
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
function* heldRows(root: HTMLElement | null) {
  if (!root) return;
  const focused = root.contains(document.activeElement) ? document.activeElement : null;
  for (const inside of [focused, root.querySelector("tbody [aria-haspopup][aria-expanded=true]")]) {
    const row = inside?.closest("[aria-rowindex]");
    if (row) yield Number(row.getAttribute("aria-rowindex")) - 1;
  }
}

/** The height of a row as the density has it. */
function rowHeight(root: HTMLElement | null): number {
  const height = root && Number.parseFloat(getComputedStyle(root).getPropertyValue("--o2r-row"));
  return height && height > 0 ? height : 44;
}

/**
 * Only the rows near to what is in sight, in blocks, with gaps as high as the others. A block is measured, because what is
 * unfolded below a row belongs to its height. The default export is for `React.lazy`, which takes no other.
 */
// oxlint-disable-next-line import/no-default-export
export default function VirtualBody({ count, root, draw, ref }: VirtualBodyProps) {
  const blockCount = Math.ceil(count / blockSize);
  const rowsOf = (block: number) => Math.min(blockSize, count - block * blockSize);
  const [height] = useState(() => rowHeight(root.current));
  // oxlint-disable-next-line react/incompatible-library -- the compiler that could not memoize it is not in use
  const blocks = useVirtualizer({
    count: blockCount,
    getScrollElement: () => root.current,
    estimateSize: (block) => height * rowsOf(block),
    overscan: 1,
    rangeExtractor: (range) => {
      const held = [...heldRows(root.current)].map(blockOf).filter((block) => block < blockCount);
      return [...new Set([...held, ...defaultRangeExtractor(range)])].toSorted((one, other) => one - other);
    },
    // The headings stay in sight above the rows.
    scrollPaddingStart: 40,
  });
  useImperativeHandle(ref, () => ({ scrollTo: (index) => blocks.scrollToIndex(blockOf(index), { align: "auto" }) }), [
    blocks,
  ]);
  const shown = blocks.getVirtualItems();
  const endOf = (place: number) => shown[place]?.end ?? 0;
  return (
    <>
      {shown.map(({ key, index, start }, place) => (
        <tbody
          role="rowgroup"
          key={key}
          ref={blocks.measureElement}
          data-index={index}
          style={{ marginBlockStart: start - endOf(place - 1) }}
        >
          {Array.from({ length: rowsOf(index) }, (_, row) => draw(index * blockSize + row))}
        </tbody>
      ))}
      <tbody aria-hidden style={{ blockSize: blocks.getTotalSize() - endOf(shown.length - 1) }} />
    </>
  );
}
