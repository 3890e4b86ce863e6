import { Trash2 } from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import { later } from "../deferred.tsx";
import type { RowAction } from "../list/list-page.types.ts";
import type { DeleteDialogProps } from "./delete-dialog.tsx";

const DeleteDialog = later<DeleteDialogProps>(async () => (await import("./delete-dialog.tsx")).DeleteDialog);

interface Deletion<Row> {
  /** What deletes a row of the thing. */
  readonly endpoint: DeleteDialogProps["endpoint"];
  /** Whether whoever looks may delete rows. */
  readonly may: boolean;
  readonly name: (row: Row) => string;
  /** Why a row cannot be deleted; undefined where it can. The same function each time. */
  readonly why: (row: Row) => string | undefined;
  /** What exactly will happen. */
  readonly about: (row: Row) => ReactNode;
}

/** How rows of a list are deleted: what the menu of each offers, and the dialog that asks, where one is asked for. */
export const useDeletion = <Row extends DeleteDialogProps["row"]>({
  endpoint,
  may,
  name,
  why,
  about,
}: Deletion<Row>) => {
  const [leaving, leave] = useState<Row>();
  const actions = useMemo<readonly RowAction<Row>[]>(
    () => [{ label: "Delete", icon: Trash2, danger: true, run: (row) => leave(row), when: () => may, why }],
    [may, why],
  );
  const dialog = leaving && (
    <DeleteDialog row={leaving} name={name(leaving)} endpoint={endpoint} onClose={() => leave(undefined)}>
      {about(leaving)}
    </DeleteDialog>
  );
  return { actions, dialog };
};
