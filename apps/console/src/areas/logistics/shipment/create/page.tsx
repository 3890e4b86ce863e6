import { shipmentEndpoints } from "@o2r/api/contract/logistics";
import { lookupNamed, lookupSize } from "@o2r/api/contract/core";
import { useClient, useEndpoint } from "@o2r/api/react";
import { EmptyState, FormField, Page, PageHeader } from "@o2r/ui";
import { Combobox, type LoadOptions } from "@o2r/ui/overlays";
import { useMemo } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { foundOf, useLookup, useLookupNames } from "../../../../kit/lookups.ts";
import { PanelState } from "../../../../kit/panel-state.tsx";
import { useMay } from "../../../../kit/use-may.ts";
import { readOrdersToShip } from "./orders-to-ship.ts";
import { Planner } from "./planner.tsx";
import "./create.css";

/** /create-shipment, /create-shipment?hub=:id and ?hub=:id&shipment=:id: orders are put on a vehicle. */
export function CreateShipment() {
  const mayRun = useMay("shipment.run");
  return (
    <Page>
      <PageHeader title="Create Shipment" />
      {mayRun ? <FromWhere /> : <EmptyState reason="no-access" title="Shipments are not open to your role" />}
    </Page>
  );
}

function FromWhere() {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const mine = useLookup("/api/warehouse", "");
  // Whoever runs one warehouse is not asked which.
  const only = mine.found?.length === 1 ? mine.found[0]?.id : undefined;
  const hub = search.get("hub") ?? only ?? null;
  const shipmentId = search.get("shipment");
  const names = useLookupNames("/api/warehouse", hub === null ? [] : [hub]);
  const client = useClient();
  const find = useMemo<LoadOptions>(
    () => async (query, signal) => {
      const input = { query: { query, size: lookupSize } };
      const { payload, error } = await client.call(lookupNamed("warehouse"), input, { signal, quiet: true });
      if (error !== undefined) throw new Error(error.message);
      return payload.content.map(foundOf).map(({ id, name }) => ({ value: id, label: name }));
    },
    [client],
  );
  return (
    <>
      <div className="plan-hub">
        <FormField label="From">
          <Combobox
            options={find}
            value={hub === null ? null : { value: hub, label: names.get(hub) ?? "…" }}
            clearable={false}
            disabled={shipmentId !== null}
            placeholder="Choose a warehouse"
            onValueChange={(option) => option && setSearch({ hub: option.value })}
          />
        </FormField>
      </div>
      {hub === null ? (
        <EmptyState reason="nothing-yet" title="No warehouse is chosen yet">
          Choose where the goods leave from: its packed orders and its vehicles show here.
        </EmptyState>
      ) : (
        <Plan key={`${hub} ${shipmentId ?? ""}`} hub={hub} shipmentId={shipmentId} begin={readOrdersToShip(state)} />
      )}
    </>
  );
}

interface PlanProps {
  readonly hub: string;
  readonly shipmentId: string | null;
  readonly begin: readonly string[];
}

function Plan({ hub, shipmentId, begin }: PlanProps) {
  const query = { warehouseId: hub, shipmentId: shipmentId ?? undefined };
  const waiting = useEndpoint(shipmentEndpoints.eligible, { query });
  const shipment = useEndpoint(shipmentEndpoints.get, shipmentId === null ? null : { params: { id: shipmentId } });
  const error = waiting.error ?? shipment.error;
  if (waiting.data === undefined || (shipmentId !== null && shipment.data === undefined))
    return <PanelState what="The orders" error={error} onRetry={() => void waiting.mutate()} />;
  return <Planner hub={hub} eligible={waiting.data} shipment={shipment.data} begin={begin} />;
}
