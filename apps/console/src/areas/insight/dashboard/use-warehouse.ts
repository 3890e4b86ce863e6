import { warehouseLookup } from "@o2r/api/contract/logistics";
import { useEndpoint } from "@o2r/api/react";
import type { ComboboxOption } from "@o2r/ui/overlays";
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
