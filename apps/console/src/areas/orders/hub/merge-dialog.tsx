import { hubOrderEndpoints, type HubOrderRow } from "@o2r/api/contract/orders";
import { useMutation } from "@o2r/api/react";
import { formatNumber, notify } from "@o2r/ui";
import { ConfirmDialog } from "@o2r/ui/overlays";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { BulkDialogProps } from "../../../kit/list/list-page.types.ts";
import { hubOrderHref } from "./hub-words.ts";

/** Asks whether drafts are to become one. They are merged in one call, all or none. */
export function MergeDialog({ rows, about, onClose }: BulkDialogProps<HubOrderRow>) {
  const navigate = useNavigate();
  const { run, running } = useMutation(hubOrderEndpoints.merge);
  const [failure, setFailure] = useState<string>();
  const merge = async () => {
    const { payload, error } = await run({ body: { ids: rows.map(({ id }) => id) } });
    setFailure(error?.message);
    if (error) return;
    notify({ kind: "success", title: `${formatNumber(rows.length)} drafts are now ${payload.number}` });
    onClose();
    void navigate(hubOrderHref(payload));
  };
  return (
    <ConfirmDialog
      open
      action="Merge"
      tone="primary"
      loading={running}
      error={failure}
      onConfirm={() => void merge()}
      onClose={onClose}
    >
      <p>{formatNumber(rows.length)} drafts become one, the oldest of them; the others are cancelled.</p>
      {about}
    </ConfirmDialog>
  );
}
