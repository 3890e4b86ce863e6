import { Button } from "@o2r/ui";
import { useEffect, useState } from "react";
import { Deferred } from "../../deferred.tsx";
import type { BulkActProps } from "./bulk-act.tsx";
import type { BulkAction, ListRow } from "../list-page.types.ts";

export interface BulkActionsProps<Row extends ListRow> extends Omit<
  BulkActProps<Row>,
  "action" | "onDone" | "onClose"
> {
  readonly actions: readonly BulkAction<Row>[];
  /** An action is over, or was stopped; the ids of the rows that it was not done to stay selected. */
  readonly onDone: (left: readonly string[], action: BulkAction<Row>) => void;
}

const loadAct = () => import("./bulk-act.tsx").then(({ BulkAct }) => BulkAct);

/** The buttons of the bulk bar. What they lead to is fetched after the first selected row. */
export function BulkActions<Row extends ListRow>({ actions, ...props }: BulkActionsProps<Row>) {
  const { rows, onDone } = props;
  const [action, setAction] = useState<BulkAction<Row>>();
  useEffect(() => {
    // Once the rows are seen to be selected. Without it, it is fetched when it is needed.
    const timer = setTimeout(() => void loadAct().catch(() => undefined), 100);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {actions.map((one) => (
        <Button
          key={one.label}
          variant="ghost"
          size="sm"
          icon={one.icon}
          disabled={rows.every((row) => one.unfit?.(row) !== undefined)}
          onClick={() => setAction(one)}
        >
          {one.label}
        </Button>
      ))}
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
