import { lookupSize } from "@o2r/api/contract/core";
import { layoutBounds } from "@o2r/api/contract/layout";
import { warehouseLookup } from "@o2r/api/contract/logistics";
import { useClient } from "@o2r/api/react";
import { FormField } from "@o2r/ui";
import { MultiCombobox } from "@o2r/ui/overlays";
import { useMemo } from "react";
import { useLookupNames } from "../../../../kit/lookups.ts";

interface HubsFieldProps {
  readonly hubs: readonly string[];
  readonly disabled: boolean;
  readonly onChange: (hubs: string[]) => void;
}

/** The hubs whose shops see a rail; without one all shops do. */
export function HubsField({ hubs, disabled, onChange }: HubsFieldProps) {
  const client = useClient();
  const names = useLookupNames("/api/warehouse", hubs);
  const isFull = hubs.length >= layoutBounds.hubs;
  const find = useMemo(
    () => async (query: string, signal: AbortSignal) => {
      const input = { query: { query, size: lookupSize } };
      const { payload, error } = await client.call(warehouseLookup, input, { signal, quiet: true });
      if (error !== undefined) throw new Error(error.message);
      return payload.content
        .filter(({ type }) => type === "HUB")
        .map(({ id, companyName }) => ({ value: id, label: companyName }));
    },
    [client],
  );
  return (
    <FormField
      label="Shops of these hubs"
      help={
        isFull
          ? `${layoutBounds.hubs} hubs, which is the most`
          : hubs.length === 0
            ? "None chosen: every shop sees it, and whoever is not signed in."
            : "Only shops that these supply see it."
      }
    >
      <MultiCombobox
        name="hubs"
        placeholder="Add a hub"
        options={isFull ? [] : find}
        value={hubs.map((id) => ({ value: id, label: names.get(id) ?? "…" }))}
        disabled={disabled}
        onValueChange={(chosen) => onChange(chosen.map(({ value }) => value).slice(0, layoutBounds.hubs))}
      />
    </FormField>
  );
}
