import {
  messageEventEndpoints,
  messageEventForm,
  messageEventOf,
  variablesOf,
  messageVariables,
  type MessageEventRow,
} from "@o2r/api/contract/engagement";
import { useClient } from "@o2r/api/react";
import { ActDialog } from "../../../kit/form/act-dialog.tsx";

export interface EventDialogProps {
  readonly row: MessageEventRow;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Switches an event, and says by which channels retailers hear of it. */
export function EventDialog({ row, onDone, onClose }: EventDialogProps) {
  const client = useClient();
  const { label } = messageEventOf(row.event);
  return (
    <ActDialog
      definition={messageEventForm}
      size="sm"
      title={label}
      lead={
        <p>
          A template can name:{" "}
          {variablesOf(row.event)
            .map((name) => messageVariables[name].label)
            .join(", ")}
          .
        </p>
      }
      submit="Save"
      initial={{ active: row.active, channels: row.channels }}
      act={(body) =>
        client.call(
          messageEventEndpoints.update,
          { params: { id: row.id }, body },
          { version: row.version, quiet: true },
        )
      }
      done={(after) => (after.active ? `"${label}" is told` : `"${label}" is not told any more`)}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
