import { Columns3 } from "lucide-react";
import { Button } from "../button/button.tsx";
import { isDeclared } from "../data-table/columns/column-layout.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { useLabels } from "../labels/labels.tsx";
import { Popover } from "../popover/popover.tsx";
import { ColumnList, english } from "./column-list.tsx";
import type { ColumnPickerProps } from "./column-picker.types.ts";

/** Shows, hides and orders the columns of a table, by keyboard and on touch as well. */
export function ColumnPicker<Row>({ columns, layout, onLayoutChange, trigger, labels }: ColumnPickerProps<Row>) {
  const words = useLabels("columnPicker", english, labels);
  return (
    <Popover
      side="bottom"
      width={264}
      title={words.title}
      trigger={trigger ?? <IconButton icon={Columns3} label={words.title} />}
    >
      <ColumnList columns={columns} layout={layout} onLayoutChange={onLayoutChange} labels={labels} />
      <div className="o2r-column-picker-foot">
        <Button size="sm" disabled={isDeclared(layout)} onClick={() => onLayoutChange({})}>
          {words.reset}
        </Button>
      </div>
    </Popover>
  );
}
