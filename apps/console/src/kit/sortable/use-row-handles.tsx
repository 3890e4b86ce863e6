import { IconButton } from "@o2r/ui";
import type { MenuItem } from "@o2r/ui/overlays";
import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import { useState, type DragEvent, type ReactNode } from "react";
import "./row-handles.css";

/** The rows of a table whose order a person changes: by a handle, with the pointer or the arrow keys, or by their menu. */
export const useRowHandles = <Row extends { readonly id: string }>(
  rows: readonly Row[],
  move: (row: Row, place: number) => Promise<void>,
) => {
  const [dragged, setDragged] = useState<Row>();
  const [over, setOver] = useState<string>();

  /** What the `tr` of a row is given. */
  const rowProps = (row: Row, place: number) => ({
    "data-over": over === row.id ? "" : undefined,
    onDragOver: (event: DragEvent) => {
      if (dragged === undefined) return;
      event.preventDefault();
      setOver(row.id);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (dragged !== undefined) void move(dragged, place);
    },
  });

  /** The first cell of a row. */
  const handle = (row: Row, name: string, place: number): ReactNode => (
    <td className="row-handle">
      <IconButton
        icon={GripVertical}
        size="sm"
        label={`Move ${name}: drag, or press arrow up or down`}
        draggable
        onDragStart={() => setDragged(row)}
        onDragEnd={() => {
          setDragged(undefined);
          setOver(undefined);
        }}
        onKeyDown={(event) => {
          const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
          if (step === 0) return;
          event.preventDefault();
          if (place + step >= 0) void move(row, place + step);
        }}
      />
    </td>
  );

  /** What stands in the menu of a row, in the cell `row-menu`. */
  const menuItems = (row: Row, place: number): readonly MenuItem[] => [
    ...(place > 0 ? [{ id: "up", label: "Move up", icon: ArrowUp, onSelect: () => void move(row, place - 1) }] : []),
    ...(place < rows.length - 1
      ? [{ id: "down", label: "Move down", icon: ArrowDown, onSelect: () => void move(row, place + 1) }]
      : []),
  ];
  return { rowProps, handle, menuItems };
};
