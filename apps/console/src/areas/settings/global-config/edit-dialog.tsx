import { settingForm, settingGiven, systemSettingEndpoints, type SettingRow } from "@o2r/api/contract/settings";
import { useMutation } from "@o2r/api/react";
import { ActDialog } from "../../../kit/form/act-dialog.tsx";
import { settingName, valueText } from "./setting-words.ts";
import { TypedChange } from "./typed-change.tsx";

export interface EditDialogProps {
  readonly row: SettingRow;
  readonly onClose: () => void;
}

/** Sets a value, with the old one beside the new one and the reason. */
export function EditDialog({ row, onClose }: EditDialogProps) {
  const { run } = useMutation(systemSettingEndpoints.set);
  const { kind } = settingGiven(row.key);
  const isNumber = kind === "money" || kind === "count";
  return (
    <ActDialog
      definition={settingForm(row.key)}
      size="sm"
      title={`Change ${settingName(row)}`}
      lead={<TypedChange row={row} />}
      submit="Change"
      initial={{ value: isNumber ? Number(row.value) : row.value }}
      act={({ value, reason }: Readonly<Record<string, unknown>>) =>
        run(
          { params: { id: row.id }, body: { value: String(value), reason: String(reason) } },
          { version: row.version },
        )
      }
      done={(after) => `${settingName(after)}: ${valueText(row)} → ${valueText(after)}`}
      onClose={onClose}
    />
  );
}
