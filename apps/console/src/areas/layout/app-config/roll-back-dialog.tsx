import { appConfigEndpoints, type AppConfigRow, type AppConfigVersion } from "@o2r/api/contract/layout";
import { useClient, useTouch } from "@o2r/api/react";
import { defineForm } from "@o2r/forms";
import { ActDialog } from "../../../kit/form/act-dialog.tsx";
import { appConfigName } from "./app-config-words.ts";

export interface RollBackDialogProps {
  readonly row: AppConfigRow;
  readonly version: AppConfigVersion;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const nothing = defineForm({ id: "roll-back-app-config", version: 1, fields: {} });

/** Brings a version back: what the apps are told, and the draft. */
export function RollBackDialog({ row, version: { n }, onDone, onClose }: RollBackDialogProps) {
  const client = useClient();
  const touch = useTouch();
  return (
    <ActDialog
      definition={nothing}
      size="sm"
      title={`Roll back to version ${n}`}
      lead={
        <p>
          {appConfigName(row)} is told as it was then, as a new version.
          {row.state === "CHANGED" && " Changes that are not published give way to it."}
        </p>
      }
      submit="Roll back"
      act={() =>
        client.call(
          appConfigEndpoints.rollBack,
          { params: { id: row.id }, body: { to: n } },
          { version: row.version, quiet: true },
        )
      }
      done={(after) => `${appConfigName(after)} is as version ${n} was`}
      onDone={() => {
        void touch([appConfigEndpoints.list.path]);
        onDone();
      }}
      onClose={onClose}
    />
  );
}
