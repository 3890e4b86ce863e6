import { lookupSize } from "@o2r/api/contract/core";
import { warehouseLookup } from "@o2r/api/contract/logistics";
import { useClient, useEndpoint } from "@o2r/api/react";
import { Combobox, type ComboboxOption } from "@o2r/ui/overlays";
import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

/** The warehouse that the address names, with its words once they are known. */
export const useWarehouse = (): readonly [ComboboxOption | null, (chosen: ComboboxOption | null) => void] => {
  const [params, setParams] = useSearchParams();
  const id = params.get("warehouseId");
  const { data } = useEndpoint(warehouseLookup, id === null ? null : { query: { ids: id, size: 1 } }, { quiet: true });
  const found = data?.content.find((one) => one.id === id);
  const choose = (chosen: ComboboxOption | null) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete("warehouseId");
        if (chosen !== null) after.set("warehouseId", chosen.value);
        return after;
      },
      { replace: true },
    );
  return [id === null ? null : { value: id, label: found?.companyName ?? "Warehouse" }, choose];
};

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
