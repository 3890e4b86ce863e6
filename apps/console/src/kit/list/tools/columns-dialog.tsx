import { Button } from "@o2r/ui";
import { ColumnList, Dialog } from "@o2r/ui/overlays";
import { useState } from "react";
import { shownColumns } from "../table-columns.ts";
import { fieldsOf, isOwnChoice, layoutOf, namedColumns } from "./chosen-columns.ts";
import type { ListToolProps } from "./list-tools.types.ts";

/** Chooses and orders the columns of a list; the address keeps them. */
export function ColumnsDialog({ declaration, state, shown, onGo, onClose }: Omit<ListToolProps, "tool">) {
  const { columns } = declaration;
  const own = layoutOf(columns, shownColumns(declaration, undefined));
  const [layout, setLayout] = useState(() => layoutOf(columns, shown));
  const fields = fieldsOf(columns, layout);
  const isOwn = isOwnChoice(declaration, fields);
  return (
    <Dialog
      open
      size="sm"
      title="Columns"
      onClose={onClose}
      footer={
        <>
          <Button disabled={isOwn} onClick={() => setLayout(own)}>
            Reset
          </Button>
          <Button
            variant="primary"
            onClick={() => {
              onGo({ ...state, columns: isOwn ? undefined : fields });
              onClose();
            }}
          >
            Show these columns
          </Button>
        </>
      }
    >
      <ColumnList columns={namedColumns(columns)} layout={layout} onLayoutChange={setLayout} />
    </Dialog>
  );
}
