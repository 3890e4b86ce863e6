import type { AnyEndpoint } from "@o2r/api/contract/core";
import type { FormDefinition, ValuesOf } from "@o2r/forms";
import type { IconDrawing } from "@o2r/ui";
import { useCallback, useMemo } from "react";
import { later } from "../../deferred.tsx";
import type { LeftRow } from "../../undo/undo.ts";
import type { BulkAction } from "../list-page.types.ts";
import type { AssignDialogProps } from "./assign-dialog.tsx";
import { useRowCalls } from "./use-row-calls.ts";

/** Whom or what rows are given to, and how. The same object between renders. */
export interface Assigning<D extends FormDefinition, Row> {
  /** Takes what the form asks for, and answers with the row. */
  readonly endpoint: AnyEndpoint;
  readonly form: D;
  readonly label: string;
  readonly icon: IconDrawing;
  /** The button of the dialog. */
  readonly submit: string;
  readonly done: string;
  readonly unfit?: (row: Row) => string | undefined;
  /** Whom or what a row was given to before; undefined for nobody. */
  readonly before: (row: Row) => ValuesOf<D> | undefined;
}

const AssignDialog = later<AssignDialogProps>(async () => (await import("./assign-dialog.tsx")).AssignDialog);

/** Gives several rows to somebody or something else, and takes that back. */
export const useAssigning = <D extends FormDefinition, Row extends LeftRow>(
  assigning: Assigning<D, Row>,
): BulkAction<Row> => {
  const { endpoint, before } = assigning;
  const backOf = useCallback(
    (row: Row) => {
      const body = before(row);
      return body && { endpoint, body };
    },
    [endpoint, before],
  );
  const { run, undo } = useRowCalls<Row, ValuesOf<D>>(endpoint, backOf);
  return useMemo(() => {
    const { form, label, icon, submit, done, unfit } = assigning;
    return {
      label,
      icon,
      done,
      endpoint,
      ...(unfit && { unfit }),
      undo,
      dialog: ({ about, onRun, onClose }) => (
        <AssignDialog
          form={form}
          title={label}
          submit={submit}
          about={about}
          // Of that form; its type is erased where every form is served.
          onGiven={(values) => onRun(async (row) => run(row, values as ValuesOf<D>))}
          onClose={onClose}
        />
      ),
    };
  }, [assigning, endpoint, run, undo]);
};
