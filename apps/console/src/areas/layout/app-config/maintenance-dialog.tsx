import { appConfigEndpoints, maintenanceForm, type AppConfigRow } from "@o2r/api/contract/layout";
import { useClient, useTouch } from "@o2r/api/react";
import { defineForm } from "@o2r/forms";
import { ActDialog } from "../../../kit/form/act-dialog.tsx";
import { appConfigName, whichApps } from "./app-config-words.ts";

export interface MaintenanceDialogProps {
  readonly row: AppConfigRow;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const nothing = defineForm({ id: "end-maintenance", version: 1, fields: {} });

/** Puts apps under maintenance with what they tell, or ends it (specification §3, Maintenance). Holds at once. */
export function MaintenanceDialog({ row, onDone, onClose }: MaintenanceDialogProps) {
  const client = useClient();
  const touch = useTouch();
  const options = { version: row.version, quiet: true } as const;
  const params = { id: row.id };
  const end = () => {
    void touch([appConfigEndpoints.list.path]);
    onDone();
  };
  const shared = { size: "sm", onDone: end, onClose } as const;
  if (row.underMaintenance)
    return (
      <ActDialog
        {...shared}
        definition={nothing}
        title="End maintenance"
        lead={<p>{whichApps(row)}: opens as usual again, at once.</p>}
        submit="End maintenance"
        act={() => client.call(appConfigEndpoints.endMaintenance, { params }, options)}
        done={(after) => `${appConfigName(after)} is no longer under maintenance`}
      />
    );
  return (
    <ActDialog
      {...shared}
      definition={maintenanceForm}
      danger
      title="Start maintenance"
      lead={<p>{whichApps(row)}: shows this text in place of everything else, at once.</p>}
      submit="Start maintenance"
      initial={{
        ...(row.message !== null && { message: row.message }),
        ...(row.param !== null && { param: row.param }),
      }}
      act={(body) => client.call(appConfigEndpoints.startMaintenance, { params, body }, options)}
      done={(after) => `${appConfigName(after)} is under maintenance`}
    />
  );
}
