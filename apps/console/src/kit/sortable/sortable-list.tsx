import {
  attachClosestEdge,
  extractClosestEdge,
  type Edge,
} from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge";
import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { Icon, LiveRegion } from "@o2r/ui";
import { GripVertical } from "lucide-react";
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { useHandFocusOn } from "../use-hand-focus-on.ts";
import "./sortable-list.css";

/** Something that has its place in an order. */
export interface Sortable {
  readonly id: string;
  readonly name: string;
}

export interface SortableListProps<Item extends Sortable> {
  /** What it is a list of, for whoever does not see it. */
  readonly label: string;
  readonly items: readonly Item[];
  readonly draw: (item: Item, index: number) => ReactNode;
  /** Puts one in a place, counted without itself. Left out where nothing may be moved. */
  readonly onMove?: ((id: string, to: number) => void) | undefined;
  readonly selected?: string | undefined;
  readonly onSelect?: ((id: string) => void) | undefined;
  /** What else keys do while a row has the focus. True where it took the key. */
  readonly onKey?: ((event: KeyboardEvent, item: Item, index: number) => boolean) | undefined;
}

/** A list whose order a person changes: by dragging, or by Alt and the arrows. Each move is said. */
export function SortableList<Item extends Sortable>(props: SortableListProps<Item>) {
  const { label, items, draw, onMove, selected, onSelect, onKey } = props;
  const list = useHandFocusOn<HTMLOListElement>();
  const [said, setSaid] = useState("");
  const at = items.findIndex(({ id }) => id === selected);
  const tabStop = at === -1 ? 0 : at;

  const focusRow = (index: number) => {
    const item = items[index];
    if (item === undefined) return;
    onSelect?.(item.id);
    list.current?.querySelector<HTMLElement>(`[data-sortable="${item.id}"]`)?.focus();
  };
  const move = (item: Item, to: number) => {
    if (onMove === undefined || to < 0 || to >= items.length) return;
    onMove(item.id, to);
    setSaid(`${item.name}, ${to + 1} of ${items.length}`);
  };
  const press = (event: KeyboardEvent, item: Item, index: number) => {
    // What is typed into a control of the row is that control's.
    if (event.target !== event.currentTarget) return;
    const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    if (step !== 0) {
      event.preventDefault();
      if (event.altKey) move(item, index + step);
      else focusRow(index + step);
    } else if (onKey?.(event, item, index)) event.preventDefault();
  };

  return (
    <>
      <ol ref={list} className="sortable" aria-label={label}>
        {items.map((item, index) => (
          <SortableRow
            key={item.id}
            item={item}
            isSelected={item.id === selected}
            isTabStop={index === tabStop}
            canMove={onMove !== undefined}
            onKeyDown={(event) => press(event, item, index)}
            onFocus={() => onSelect?.(item.id)}
            onDrop={(dragged, edge) => {
              const from = items.findIndex(({ id }) => id === dragged);
              const source = items[from];
              if (source === undefined || dragged === item.id) return;
              const before = edge === "top" ? index : index + 1;
              move(source, from < before ? before - 1 : before);
            }}
          >
            {draw(item, index)}
          </SortableRow>
        ))}
      </ol>
      <LiveRegion>{said}</LiveRegion>
    </>
  );
}

interface RowProps {
  readonly item: Sortable;
  readonly isSelected: boolean;
  readonly isTabStop: boolean;
  readonly canMove: boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: () => void;
  readonly onDrop: (dragged: string, edge: Edge | null) => void;
  readonly children: ReactNode;
}

function SortableRow({ item, isSelected, isTabStop, canMove, onKeyDown, onFocus, onDrop, children }: RowProps) {
  const row = useRef<HTMLLIElement>(null);
  const [edge, setEdge] = useState<Edge | null>(null);
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });
  useEffect(() => {
    const element = row.current;
    if (element === null || !canMove) return undefined;
    return combine(
      draggable({ element, getInitialData: () => ({ sortable: item.id }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => typeof source.data["sortable"] === "string",
        getData: ({ input }) => attachClosestEdge({}, { element, input, allowedEdges: ["top", "bottom"] }),
        onDrag: ({ self, source }) =>
          setEdge(source.data["sortable"] === item.id ? null : extractClosestEdge(self.data)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ self, source }) => {
          setEdge(null);
          drop.current(String(source.data["sortable"]), extractClosestEdge(self.data));
        },
      }),
    );
  }, [item.id, canMove]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- a row is moved by keys
    <li
      ref={row}
      className="sortable-row"
      data-sortable={item.id}
      data-selected={isSelected || undefined}
      data-edge={edge ?? undefined}
      aria-current={isSelected || undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={isTabStop ? 0 : -1}
      onKeyDown={onKeyDown}
      onFocus={(event) => event.target === event.currentTarget && onFocus()}
    >
      {canMove && (
        <span className="sortable-grip">
          <Icon as={GripVertical} size={16} />
        </span>
      )}
      {children}
    </li>
  );
}
