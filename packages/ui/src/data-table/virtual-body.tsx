/* oxlint-disable jsx-a11y/no-redundant-roles -- the rows are grids, and some browsers then forget that they are rows */
import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import {
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";

export interface VirtualBodyProps {
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

/** Rows that a person would lose something with: the one that has the focus, and the one whose menu is open. */
function* heldRows(root: HTMLElement | null, ids: readonly string[]) {
  if (!root) return;
  const focused = root.contains(document.activeElement) ? document.activeElement : null;
  for (const inside of [focused, root.querySelector("tbody [aria-haspopup][aria-expanded=true]")]) {
    const id = inside?.closest("[data-row]")?.getAttribute("data-row");
    // By its name: rows read again may stand elsewhere.
    const index = id ? ids.indexOf(id) : -1;
    if (index >= 0) yield index;
  }
}

/** The height of a row as the density has it now; another density is another height. */
function useRowHeight(root: RefObject<HTMLElement | null>): number {
  const read = () => {
    const height = Number.parseFloat(
      getComputedStyle(root.current ?? document.documentElement).getPropertyValue("--o2r-row"),
    );
    return height > 0 ? height : 44;
  };
  const [height, setHeight] = useState(read);
  const again = useEffectEvent(() => setHeight(read()));
  // Not in a layout effect: where this code is there already, the table around it is drawn at the same time, and stands only
  // after those of what is inside it.
  useEffect(() => {
    const headings = root.current?.querySelector("thead");
    if (!headings) return undefined;
    const observer = new ResizeObserver(() => again());
    observer.observe(headings);
    return () => observer.disconnect();
  }, [root]);
  return height;
}

/**
 * Only the rows near to what is in sight and to what is held, with gaps as high as the others. Each row is a group of its own,
 * because what is unfolded below it belongs to its height. The default export is for `React.lazy`, which takes no other.
 */
// oxlint-disable-next-line import/no-default-export
export default function VirtualBody({ ids, root, draw, unfolds, ref }: VirtualBodyProps) {
  const height = useRowHeight(root);
  // Rows that may unfold are each as high as they are found to be.
  const size = unfolds ? 1 : blockSize;
  const near = useCallback(
    (range: Range) => {
      // The neighbours of what is held are there too: j, k and Tab go to them.
      const held = [...heldRows(root.current, ids)].flatMap((row) => [row - 1, row, row + 1]);
      const drawn = new Set([...defaultRangeExtractor(range), ...held.map((row) => Math.floor(row / size))]);
      return [...drawn].filter((block) => block >= 0 && block < range.count).toSorted((one, other) => one - other);
    },
    [root, ids, size],
  );
  const keyOf = useCallback((block: number) => (unfolds ? (ids[block] ?? block) : block), [unfolds, ids]);
  // oxlint-disable-next-line react/incompatible-library -- the compiler that could not memoize it is not in use
  const blocks = useVirtualizer({
    count: Math.ceil(ids.length / size),
    getScrollElement: () => root.current,
    estimateSize: (block) => height * Math.min(size, ids.length - block * size),
    getItemKey: keyOf,
    overscan: blockSize / size,
    rangeExtractor: near,
    // The headings stay in sight above the rows.
    scrollPaddingStart: 40,
  });
  // What has come near is then brought into sight by whoever asked, who gives it the focus.
  useImperativeHandle(
    ref,
    () => ({ scrollTo: (row) => blocks.scrollToIndex(Math.floor(row / size), { align: "auto" }) }),
    [blocks, size],
  );
  // Every height that was taken before is of the old density.
  useLayoutEffect(() => blocks.measure(), [blocks, height]);
  const shown = blocks.getVirtualItems();
  // Scrolling begins and ends without another row: React then has nothing to compare.
  const drawn = useMemo(
    () =>
      shown.flatMap(({ index, start }, place) => {
        const gap = start - (shown[place - 1]?.end ?? 0);
        return ids.slice(index * size, (index + 1) * size).map((id, at) => (
          <tbody
            role="rowgroup"
            key={id}
            className="o2r-table-drawn"
            ref={unfolds ? blocks.measureElement : undefined}
            data-index={unfolds ? index : undefined}
            style={at === 0 && gap > 0 ? { marginBlockStart: gap } : undefined}
          >
            {draw(index * size + at)}
          </tbody>
        ));
      }),
    [shown, ids, size, unfolds, blocks, draw],
  );
  return (
    <>
      {drawn}
      <tbody aria-hidden style={{ blockSize: blocks.getTotalSize() - (shown.at(-1)?.end ?? 0) }} />
    </>
  );
}
