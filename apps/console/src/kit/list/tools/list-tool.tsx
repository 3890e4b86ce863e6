import type { ListToolProps } from "./list-tools.types.ts";
import { ColumnsDialog } from "./columns-dialog.tsx";
import { ExportDialog } from "./export-dialog.tsx";
import { PrintDialog } from "./print-dialog.tsx";

const dialogs = { columns: ColumnsDialog, export: ExportDialog, print: PrintDialog };

/** The dialog of what was chosen from the menu of a list. */
export function ListTool({ tool, ...props }: ListToolProps) {
  const Chosen = dialogs[tool];
  return <Chosen {...props} />;
}
