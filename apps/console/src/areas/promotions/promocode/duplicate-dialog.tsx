import { duplicateForm, promotionEndpoints, type PromotionRow } from "@o2r/api/contract/promotions";
import { useClient } from "@o2r/api/react";
import { useNavigate } from "react-router-dom";
import { ActDialog } from "../../../kit/form/act-dialog.tsx";
import { promotionName, promotions } from "./promotion-words.ts";

export interface DuplicateDialogProps {
  readonly row: PromotionRow;
  readonly onClose: () => void;
}

/** Makes a draft of the same promotion for other days, and goes to it. */
export function DuplicateDialog({ row, onClose }: DuplicateDialogProps) {
  const client = useClient();
  const navigate = useNavigate();
  return (
    <ActDialog
      definition={duplicateForm}
      title="Duplicate"
      lead={
        <p>
          A draft of <b>{promotionName(row)}</b> for other days, without its uses.
        </p>
      }
      submit="Duplicate"
      initial={{ title: row.title }}
      act={(body) => client.call(promotionEndpoints.duplicate, { params: { id: row.id }, body }, { quiet: true })}
      done={(copy) => `${promotionName(copy)} is a draft`}
      onDone={(copy) => {
        onClose();
        void navigate(`${promotions.path}/${copy.id}`);
      }}
      onClose={onClose}
    />
  );
}
