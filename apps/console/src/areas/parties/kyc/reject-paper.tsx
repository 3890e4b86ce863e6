import { defineForm, textarea } from "@o2r/forms";
import { ActDialog } from "../../../kit/form/act-dialog.tsx";
import { given } from "../../../kit/lifecycle/given.ts";

const rejectForm = defineForm({
  id: "reject-paper",
  version: 1,
  fields: {
    reason: textarea({
      label: "Reason",
      required: true,
      maxLength: 300,
      rows: 2,
      messages: { required: "Reason is required" },
    }),
  },
});

export interface RejectPaperProps {
  /** What it is called. */
  readonly paper: string;
  readonly onReject: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks why a paper is not right. */
export function RejectPaper({ paper, onReject, onClose }: RejectPaperProps) {
  return (
    <ActDialog
      definition={rejectForm}
      size="sm"
      title={`Reject ${paper}`}
      lead={<p>Whoever took on the retailer reads this reason.</p>}
      submit="Reject"
      danger
      act={(values) => given(values)}
      onDone={({ reason }) => void onReject(reason)}
      onClose={onClose}
    />
  );
}
