import { inventoryEndpoints, inventoryForm, type InventoryRow, type InventoryValues } from "@o2r/api/contract/stock";
import { useClient, useMutation } from "@o2r/api/react";
import { FullScreenLoader, notify } from "@o2r/ui";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { FormPage } from "../../../kit/form/form-page.tsx";
import { trackUnsentFiles } from "../../../kit/form/leave/unsent-files.ts";
import { useLookup } from "../../../kit/lookups.ts";
import { useMay } from "../../../kit/use-may.ts";
import { useCurrentUser } from "../../../session/current-user.ts";
import { recallList, rememberList } from "../../../kit/list-memory.ts";
import { batchName, inventoryPath } from "./inventory-words.ts";
import { stockRegistry } from "./stock-registry.ts";

const noun = { one: "entry", many: "entries" } as const;

/** /inventory/new. Who has one warehouse finds it chosen. */
export function InventoryEntry() {
  const { found, failed } = useLookup("/api/warehouse", "");
  if (found === undefined && !failed) return <FullScreenLoader />;
  const only = found?.length === 1 ? found[0]?.id : undefined;
  return <EntryForm warehouseId={only} />;
}

function EntryForm({ warehouseId }: { readonly warehouseId: string | undefined }) {
  const client = useClient();
  const navigate = useNavigate();
  const { id: person } = useCurrentUser();
  const mayWrite = useMay("stock.write");
  const [registry] = useState(() => stockRegistry(client));
  const [unsent] = useState(trackUnsentFiles);
  const create = useMutation(inventoryEndpoints.create);
  return (
    <FormPage<InventoryRow>
      definition={inventoryForm}
      registry={registry}
      noun={noun}
      row={undefined}
      {...(warehouseId !== undefined && { initial: { warehouseId } })}
      head={() => ({ title: "Add entry", description: "Units of a batch that came into a warehouse." })}
      readOnly={!mayWrite}
      draftKey={`${person}.new`}
      unsent={unsent}
      // What the definition above has given: the page in between serves every form, and knows none of its fields.
      save={(values) => create.run({ body: values as InventoryValues })}
      onSaved={(row) => {
        notify({ kind: "success", title: `${batchName(row)} is in stock` });
        rememberList(inventoryPath, { search: recallList(inventoryPath)?.search ?? "", refetch: true });
        void navigate(`${inventoryPath}/${row.id}`, { replace: true });
      }}
    />
  );
}
