import { callEndpoints, finishCallForm, type CallRow } from "@o2r/api/contract/orders";
import { useMutation } from "@o2r/api/react";
import { ActDialog } from "../../../kit/form/act-dialog.tsx";

export interface FinishCallProps {
  readonly call: CallRow;
  readonly onClose: () => void;
}

/** Asks what came of a call, and when the retailer is called next. */
export function FinishCall({ call, onClose }: FinishCallProps) {
  const { run } = useMutation(callEndpoints.finish);
  return (
    <ActDialog
      definition={finishCallForm}
      size="sm"
      title="Finish call"
      lead={
        <p>
          {call.establishment}
          {call.orderNumber !== null && `: ${call.orderNumber} was ordered.`}
        </p>
      }
      submit="Finish"
      initial={call.orderNumber === null ? {} : { disposition: "ORDERED" }}
      act={(body) => run({ params: { id: call.id }, body }, { version: call.version })}
      done={() => `The call with ${call.establishment} is finished`}
      onClose={onClose}
    />
  );
}
