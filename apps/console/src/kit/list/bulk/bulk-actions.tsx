import { mostExportedIds } from "@o2r/api/contract/core";
import { sparesLine } from "@o2r/api/react";
import { Button } from "@o2r/ui";
import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import { Deferred } from "../../deferred.tsx";
import type { BulkActProps } from "./bulk-act.tsx";
import type { BulkAction, ListRow } from "../list-page.types.ts";

export interface BulkActionsProps<Row extends ListRow> extends Omit<
  BulkActProps<Row>,
  "action" | "onDone" | "onClose"
> {
  readonly actions: readonly BulkAction<Row>[];
  /** Saves the selected rows as a file; undefined where the list has no file. */
  readonly onExport: ((ids: readonly string[]) => void) | undefined;
  /** An action is over, or was stopped; the ids of the rows that it was not done to stay selected. */
  readonly onDone: (left: readonly string[], action: BulkAction<Row>) => void;
}

const loadAct = () => import("./bulk-act.tsx").then(({ BulkAct }) => BulkAct);

/** The buttons of the bulk bar. What they lead to is fetched after the first selected row. */
export function BulkActions<Row extends ListRow>({ actions, onExport, ...props }: BulkActionsProps<Row>) {
  const { rows, onDone } = props;
  const [action, setAction] = useState<BulkAction<Row>>();
  useEffect(() => {
    // Once the rows are seen to be selected. Without it, it is fetched when it is needed.
    const timer = setTimeout(() => sparesLine() || void loadAct().catch(() => undefined), 100);
    return () => clearTimeout(timer);
  }, []);
  const isOff = ({ unfit }: BulkAction<Row>) => rows.every((row) => unfit?.(row) !== undefined);
  return (
    <>
      {/* What can be done stands first: of many acts the last ones are seen only where the bar is scrolled. */}
      {actions
        .toSorted((one, other) => Number(isOff(one)) - Number(isOff(other)))
        .map((one) => (
          <Button
            key={one.label}
            variant="ghost"
            size="sm"
            icon={one.icon}
            disabled={isOff(one)}
            onClick={() => setAction(one)}
          >
            {one.label}
          </Button>
        ))}
      {onExport && (
        <Button
          variant="ghost"
          size="sm"
          icon={Download}
          // More ids do not fit into an address: so many are had by narrowing the list.
          disabled={rows.length > mostExportedIds}
          onClick={() => onExport(rows.map(({ id }) => id))}
        >
          Export selected
        </Button>
      )}
      {action && (
        <Deferred<BulkActProps<Row>>
          load={loadAct}
          props={{
            ...props,
            action,
            onDone: (left) => {
              setAction(undefined);
              onDone(left, action);
            },
            onClose: () => setAction(undefined),
          }}
        />
      )}
    </>
  );
}
