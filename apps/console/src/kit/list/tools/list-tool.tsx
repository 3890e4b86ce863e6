import type { ListToolsProps, Tool } from "../list-tools.tsx";
import { ColumnsDialog } from "./columns-dialog.tsx";
import { ExportDialog } from "./export-dialog.tsx";
import { PrintDialog } from "./print-dialog.tsx";

export interface ListToolProps extends ListToolsProps {
  readonly tool: Tool;
  readonly onClose: () => void;
}

const dialogs = { Columns: ColumnsDialog, Export: ExportDialog, Print: PrintDialog };

/** The dialog of what was chosen from the menu of a list. */
export function ListTool({ tool, ...props }: ListToolProps) {
  const Chosen = dialogs[tool];
  return <Chosen {...props} />;
}
