import { lookupNamed, lookupSize } from "@o2r/api/contract/core";
import { useClient } from "@o2r/api/react";
import { Combobox, type ComboboxOption } from "@o2r/ui/overlays";
import { useMemo } from "react";
import { foundOf } from "../../../kit/lookups.ts";

interface PreviewShopProps {
  readonly value: ComboboxOption | null;
  readonly onValueChange: (shop: ComboboxOption | null) => void;
}

/** Whose prices and stock a preview has: a retailer, found by name; nobody whom the service knows otherwise. */
export function PreviewShop({ value, onValueChange }: PreviewShopProps) {
  const client = useClient();
  const find = useMemo(
    () => async (query: string, signal: AbortSignal) => {
      const { payload, error } = await client.call(
        lookupNamed("retailer"),
        { query: { query, size: lookupSize } },
        { signal, quiet: true },
      );
      if (error !== undefined) throw new Error(error.message);
      return payload.content.map(foundOf).map(({ id, name }) => ({ value: id, label: name }));
    },
    [client],
  );
  return (
    <Combobox
      aria-label="Previewing as"
      placeholder="Anybody: choose a shop"
      options={find}
      value={value}
      onValueChange={onValueChange}
    />
  );
}
