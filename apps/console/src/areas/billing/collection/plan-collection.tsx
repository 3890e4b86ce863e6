import { collectionEndpoints, collectionForm } from "@o2r/api/contract/billing";
import { useMutation } from "@o2r/api/react";
import { formatMoney } from "@o2r/ui";
import { ActDialog } from "../../../kit/form/act-dialog.tsx";
import { collectionName } from "./collection-words.ts";
import { keepDate } from "./kept-date.ts";
import { useCollectionRegistry } from "./use-collection-acts.tsx";

export interface PlanCollectionProps {
  readonly retailerId?: string;
  /** Rupees that are owed. */
  readonly amount?: number;
  readonly onClose: () => void;
}

/** What is to be collected from a shop, and when somebody goes there. */
export function PlanCollection({ retailerId, amount, onClose }: PlanCollectionProps) {
  const registry = useCollectionRegistry();
  const { run } = useMutation(collectionEndpoints.create);
  return (
    <ActDialog
      definition={collectionForm}
      title="Add collection"
      lead={<p>With a date it is scheduled; without one it is due.</p>}
      submit="Add"
      registry={registry}
      initial={{
        ...(retailerId !== undefined && { customer_id: retailerId }),
        ...(amount !== undefined && { amt: amount }),
      }}
      act={async (body) => {
        const result = await run({ body });
        if (result.error === undefined) keepDate(result.payload.collectionDate);
        return result;
      }}
      done={(row) => `${collectionName(row)}: ${formatMoney(row.amt)} to be collected from ${row.establishment}`}
      onClose={onClose}
    />
  );
}
