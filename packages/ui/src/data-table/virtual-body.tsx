/* oxlint-disable jsx-a11y/no-redundant-roles -- the rows are grids, and some browsers then forget that they are rows */
import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, type Ref, type RefObject, useImperativeHandle } from "react";

interface VirtualBodyProps {
  count: number;
  /** What scrolls. */
  root: RefObject<HTMLElement | null>;
  keyOf: (index: number) => string;
  draw: (index: number) => ReactNode;
  ref?: Ref<VirtualRows> | undefined;
}

/** What the table asks of rows that may not be drawn. */
export interface VirtualRows {
  /** Brings a row into sight. */
  readonly scrollTo: (index: number) => void;
}

/** Rows drawn beyond both edges of what is in sight, so that scrolling shows no gap. */
const overscan = 12;

/** The height of a row as the density has it. */
function rowHeight(root: HTMLElement | null): number {
  const height = root && Number.parseFloat(getComputedStyle(root).getPropertyValue("--o2r-row"));
  return height && height > 0 ? height : 44;
}

/**
 * Only the rows in sight, between two gaps as high as the others. Each row is a group of its own, because what is unfolded
 * below it belongs to its height. The default export is for `React.lazy`, which takes no other.
 */
// oxlint-disable-next-line import/no-default-export
export default function VirtualBody({ count, root, keyOf, draw, ref }: VirtualBodyProps) {
  // oxlint-disable-next-line react/incompatible-library -- the compiler that could not memoize it is not in use
  const rows = useVirtualizer({
    count,
    getScrollElement: () => root.current,
    estimateSize: () => rowHeight(root.current),
    getItemKey: keyOf,
    overscan,
    // The headings stay in sight above the rows.
    scrollPaddingStart: 40,
  });
  useImperativeHandle(ref, () => ({ scrollTo: (index) => rows.scrollToIndex(index, { align: "auto" }) }), [rows]);
  const shown = rows.getVirtualItems();
  const before = shown[0]?.start ?? 0;
  const after = rows.getTotalSize() - (shown.at(-1)?.end ?? 0);
  return (
    <>
      <tbody aria-hidden>
        <tr className="o2r-table-gap" style={{ blockSize: before }} />
      </tbody>
      {shown.map(({ key, index }) => (
        <tbody role="rowgroup" key={key} ref={rows.measureElement} data-index={index}>
          {draw(index)}
        </tbody>
      ))}
      <tbody aria-hidden>
        <tr className="o2r-table-gap" style={{ blockSize: Math.max(after, 0) }} />
      </tbody>
    </>
  );
}
