import { inventoryEndpoints, type SyncResult } from "@o2r/api/contract/stock";
import { useClient, useMutation } from "@o2r/api/react";
import { defineForm, lookup } from "@o2r/forms";
import { useFormContext } from "@o2r/forms/react";
import { Button, formatNumber, Link, notify } from "@o2r/ui";
import { Dialog } from "@o2r/ui/overlays";
import { useEffect, useState } from "react";
import { formRegistry } from "../../../kit/form/form-registry.ts";
import { type Found, useLookup } from "../../../kit/lookups.ts";
import { WideTable } from "../../../kit/wide-table.tsx";
import { ActDialog } from "../../../kit/form/act-dialog.tsx";
import { countBatches, inventoryPath } from "./inventory-words.ts";

const syncForm = defineForm({
  id: "stock-sync",
  version: 1,
  fields: { warehouseId: lookup({ label: "Warehouse", source: "warehouse", required: true }) },
});

/** The balances of a batch in words; `seq` is the place of its newest movement. */
const balanceWords: ReadonlyMap<string, string> = new Map([
  ["on_hand", "On hand"],
  ["reserved", "Reserved"],
  ["buffer", "Buffer"],
  ["in_flight", "In flight"],
  ["quarantine", "Quarantine"],
  ["rejected", "Rejected"],
  ["seq", "Movements"],
]);

/** Compares the balances of a warehouse with its ledger, and says what had drifted. Who has one warehouse finds it chosen. */
export function SyncDialog({ onClose }: { readonly onClose: () => void }) {
  const { found, failed } = useLookup("/api/warehouse", "");
  const [result, setResult] = useState<SyncResult>();
  if (result !== undefined) return <Fixed result={result} onClose={onClose} />;
  return (
    <Ask
      warehouses={found ?? (failed ? [] : undefined)}
      onClose={onClose}
      onDone={(reply) => {
        if (reply.fixed.length > 0) {
          setResult(reply);
          return;
        }
        notify({
          kind: "success",
          title: `${countBatches(reply.checked)} ${reply.checked === 1 ? "agrees" : "agree"} with the ledger`,
        });
        onClose();
      }}
    />
  );
}

interface AskProps {
  /** Those to choose from; undefined until they are known. */
  readonly warehouses: readonly Found[] | undefined;
  readonly onDone: (result: SyncResult) => void;
  readonly onClose: () => void;
}

function Ask({ warehouses, onDone, onClose }: AskProps) {
  const client = useClient();
  const [registry] = useState(() => formRegistry(client, syncForm));
  const { run } = useMutation(inventoryEndpoints.sync);
  return (
    <ActDialog
      definition={syncForm}
      size="sm"
      title="Sync stock"
      loading={warehouses === undefined}
      lead={
        <>
          Every balance of the warehouse is compared with its ledger. What has drifted is put right and told here.
          {warehouses && <Begin warehouseId={warehouses.length === 1 ? warehouses[0]?.id : undefined} />}
        </>
      }
      submit="Sync"
      registry={registry}
      act={(body) => run({ body })}
      onDone={onDone}
      onClose={onClose}
    />
  );
}

/** Begins with the only warehouse there is; the focus could not be on its field while it was looked up. */
function Begin({ warehouseId }: { readonly warehouseId: string | undefined }) {
  const { form } = useFormContext();
  useEffect(() => {
    if (warehouseId !== undefined) form.load({ warehouseId });
    form.focus("warehouseId");
  }, [form, warehouseId]);
  return null;
}

function Fixed({ result, onClose }: { readonly result: SyncResult; readonly onClose: () => void }) {
  const { checked, fixed } = result;
  const batches = new Set(fixed.map(({ inventoryId }) => inventoryId)).size;
  return (
    <Dialog
      open
      title={`${formatNumber(batches)} of ${countBatches(checked)} fixed`}
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <WideTable label="What was fixed" head={["Batch of", "Balance", { figure: "Was" }, { figure: "Is now" }]}>
        <tbody>
          {fixed.map(({ inventoryId, name, bucket, before, after }) => (
            <tr key={`${inventoryId} ${bucket}`}>
              <th scope="row">
                <Link href={`${inventoryPath}/${inventoryId}`}>{name}</Link>
              </th>
              <td>{balanceWords.get(bucket) ?? bucket}</td>
              <td data-figure>{formatNumber(before)}</td>
              <td data-figure>{formatNumber(after)}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </Dialog>
  );
}
