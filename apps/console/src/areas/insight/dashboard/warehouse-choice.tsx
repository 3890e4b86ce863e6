import { lookupSize } from "@o2r/api/contract/core";
import { warehouseLookup } from "@o2r/api/contract/logistics";
import { useClient } from "@o2r/api/react";
import { Combobox, type ComboboxOption } from "@o2r/ui/overlays";
import { useCallback } from "react";
import { useWarehouse } from "./use-warehouse.ts";

/** Which warehouse the dashboard looks at; the address keeps it. */
export function WarehouseChoice() {
  const client = useClient();
  const [warehouse, choose] = useWarehouse();
  const find = useCallback(
    async (query: string, signal: AbortSignal): Promise<readonly ComboboxOption[]> => {
      const input = { query: { query, size: lookupSize } };
      const { payload, error: refused } = await client.call(warehouseLookup, input, { signal, quiet: true });
      if (refused !== undefined) throw new Error(refused.message);
      return payload.content.map(({ id, companyName, type }) => ({ value: id, label: companyName, detail: type }));
    },
    [client],
  );
  return (
    <Combobox
      aria-label="Warehouse"
      placeholder="All warehouses"
      options={find}
      value={warehouse}
      onValueChange={choose}
    />
  );
}
