import { settingReasonForm, systemSettingEndpoints, type SettingRow } from "@o2r/api/contract/settings";
import { useMutation } from "@o2r/api/react";
import { ActDialog } from "../../../kit/form/act-dialog.tsx";
import { placeText, settingName, valueText } from "./setting-words.ts";

export interface EndDialogProps {
  /** A warehouse's own value. */
  readonly row: SettingRow;
  readonly everywhere: SettingRow;
  readonly onClose: () => void;
}

/** Ends a warehouse's own value. */
export function EndDialog({ row, everywhere, onClose }: EndDialogProps) {
  const { run } = useMutation(systemSettingEndpoints.endForWarehouse);
  return (
    <ActDialog
      definition={settingReasonForm}
      size="sm"
      title={`End ${settingName(row)}`}
      lead={
        <p>
          At {placeText(row)} it is {valueText(row)} now, and will be {valueText(everywhere)} as everywhere.
        </p>
      }
      submit="End own value"
      danger
      act={(body) => run({ params: { id: row.id }, body }, { version: row.version })}
      done={() => `${placeText(row)} goes by the value of everywhere`}
      onClose={onClose}
    />
  );
}
