import type { KeyboardEvent, PointerEvent, Ref } from "react";
import { leastColumn, mostColumn } from "./column-layout.ts";

interface ColumnResizerProps {
  ref?: Ref<HTMLElement> | undefined;
  /** Name for screen readers. */
  label: string;
  /** CSS pixels. Undefined while the column takes what is left. */
  width: number | undefined;
  /** The one of the headings that Tab comes to; the others are reached from there. */
  isFirst: boolean;
  /** Shows a width at once, without keeping it. */
  onPreview: (width: number) => void;
  /** Keeps a width; undefined gives back the declared one. */
  onResize: (width: number | undefined) => void;
}

const stride = 8;
const longStride = 40;

const headingOf = (element: Element) => element.closest("th");
const widthOf = (element: Element) => headingOf(element)?.getBoundingClientRect().width ?? 0;
const isRtl = (element: Element) => getComputedStyle(element).direction === "rtl";

/** The end of the next heading, or of the one before. */
const beside = (element: Element, by: 1 | -1): HTMLElement | undefined => {
  const ends = [...(element.closest("tr")?.querySelectorAll<HTMLElement>("[role=separator]") ?? [])];
  return ends[ends.findIndex((one) => one === element) + by];
};

/**
 * The end of a heading, by which its column is drawn wider. The arrows to the sides do the same, those up and down go to
 * another heading's, so that all of them are one stop of Tab; Home and a double press give back the declared width.
 */
export function ColumnResizer({ ref, label, width, isFirst, onPreview, onResize }: ColumnResizerProps) {
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const handle = event.currentTarget;
    const from = { x: event.clientX, width: widthOf(handle), sign: isRtl(handle) ? -1 : 1 };
    handle.setPointerCapture(event.pointerId);
    const at = ({ clientX }: globalThis.PointerEvent) => from.width + (clientX - from.x) * from.sign;
    const move = (next: globalThis.PointerEvent) => onPreview(at(next));
    const end = (next: globalThis.PointerEvent) => {
      handle.removeEventListener("pointermove", move);
      handle.removeEventListener("pointerup", end);
      handle.removeEventListener("pointercancel", end);
      if (next.clientX !== from.x) onResize(at(next));
    };
    handle.addEventListener("pointermove", move);
    handle.addEventListener("pointerup", end);
    handle.addEventListener("pointercancel", end);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.shiftKey ? longStride : stride;
    const forward = isRtl(event.currentTarget) ? "ArrowLeft" : "ArrowRight";
    const backward = forward === "ArrowRight" ? "ArrowLeft" : "ArrowRight";
    const now = widthOf(event.currentTarget);
    if (event.key === forward) onResize(now + step);
    else if (event.key === backward) onResize(now - step);
    else if (event.key === "Home") onResize(undefined);
    else if (event.key === "ArrowDown") beside(event.currentTarget, 1)?.focus();
    else if (event.key === "ArrowUp") beside(event.currentTarget, -1)?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator with a value is a control
    <span
      ref={ref}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <hr> has no value and is no part of a heading
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width ?? 0}
      aria-valuemin={leastColumn}
      aria-valuemax={mostColumn}
      aria-valuetext={width === undefined ? undefined : `${width} px`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={isFirst ? 0 : -1}
      className="o2r-table-resizer"
      // Heading cells can be dragged to another place; their end cannot.
      draggable
      onDragStart={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
      onPointerDown={drag}
      onKeyDown={press}
      onDoubleClick={() => onResize(undefined)}
    />
  );
}
