import { systemSettingEndpoints, warehouseSettingForm, type SettingRow } from "@o2r/api/contract/settings";
import { useClient, useMutation } from "@o2r/api/react";
import { useState } from "react";
import { ActDialog } from "../../../kit/form/act-dialog.tsx";
import { formRegistry } from "../../../kit/form/form-registry.ts";
import { settingName, valueText } from "./setting-words.ts";

export interface WarehouseDialogProps {
  /** The value of everywhere. */
  readonly row: SettingRow;
  readonly onClose: () => void;
}

/** Gives a warehouse a value of its own. */
export function WarehouseDialog({ row, onClose }: WarehouseDialogProps) {
  const client = useClient();
  const { run } = useMutation(systemSettingEndpoints.setForWarehouse);
  const [definition] = useState(() => warehouseSettingForm(row.key));
  const [registry] = useState(() => formRegistry(client, definition));
  return (
    <ActDialog
      definition={definition}
      size="sm"
      title={`${settingName(row)} at a warehouse`}
      lead={<p>Everywhere else it stays {valueText(row)}.</p>}
      submit="Set"
      registry={registry}
      act={({ warehouseId, value, reason }: Readonly<Record<string, unknown>>) =>
        run({
          body: {
            key: row.key,
            warehouseId: String(warehouseId),
            value: String(value),
            reason: String(reason),
          },
        })
      }
      done={(made) => `${settingName(made)}: ${valueText(made)}`}
      onClose={onClose}
    />
  );
}
