import type { AnyEndpoint, Permission } from "@o2r/api/contract/core";
import type { FormDefinition } from "@o2r/forms";
import type { ReactNode } from "react";
import { RowActions } from "../activity/row-actions.tsx";
import type { ThingRow } from "../form/form-screen.types.ts";
import { PrintButton } from "../form/print/print-button.tsx";
import { useMay } from "../use-may.ts";

export interface ThingActionsProps<Row extends ThingRow> {
  readonly row: Row;
  readonly definition: FormDefinition;
  readonly rowName: (row: Row) => string;
  readonly endpoints: { readonly setActive: AnyEndpoint };
  readonly permission: Permission;
  readonly path: `/${string}`;
  readonly consequence: string;
  readonly warnOff?: (rows: readonly Row[]) => ReactNode;
}

/** What stands at the head of a thing's form, for its other tabs: print it, copy it, switch it on or off. */
export function ThingActions<Row extends ThingRow>(props: ThingActionsProps<Row>) {
  const { row, definition, rowName, endpoints, permission, path, consequence, warnOff } = props;
  const mayWrite = useMay(permission);
  const name = rowName(row);
  return (
    <>
      <PrintButton definition={definition} title={name} row={row} version={row.version} />
      {mayWrite && (
        <RowActions
          row={row}
          name={name}
          setActive={endpoints.setActive}
          path={path}
          consequence={consequence}
          warning={warnOff?.([row])}
        />
      )}
    </>
  );
}
