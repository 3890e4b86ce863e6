import { helpHoursEndpoints, helpHoursForm } from "@o2r/api/contract/engagement";
import { useEndpoint, useMutation } from "@o2r/api/react";
import { rows } from "@o2r/forms/rows";
import { ActDialog } from "../../../kit/form/act-dialog.tsx";

const registry = { lists: rows };

export interface HoursDialogProps {
  readonly onClose: () => void;
}

/** Changes when somebody answers retailers, and how soon that is promised. */
export function HoursDialog({ onClose }: HoursDialogProps) {
  const { data } = useEndpoint(helpHoursEndpoints.get, {}, { revalidateOnMount: true });
  const { run } = useMutation(helpHoursEndpoints.update);
  if (data === undefined) return null;
  const { id, version, firstMinutes, solveMinutes, hours } = data;
  return (
    <ActDialog
      definition={helpHoursForm}
      registry={registry}
      size="lg"
      title="Hours of help"
      lead={<p>New tickets go by these. Those that are open keep what they were promised.</p>}
      submit="Save"
      initial={{ firstMinutes, solveMinutes, hours: hours.map((one, at) => ({ id: String(at), ...one })) }}
      act={(body) => run({ params: { id }, body }, { version })}
      done={() => "The hours of help are changed"}
      onClose={onClose}
    />
  );
}
