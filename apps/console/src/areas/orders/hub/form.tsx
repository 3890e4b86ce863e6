import { hubOrderEndpoints, hubOrderForm, hubOrderLife, type HubOrderRecord } from "@o2r/api/contract/orders";
import { isId } from "@o2r/api/contract/core";
import { useEndpoint } from "@o2r/api/react";
import type { FormHandle } from "@o2r/forms/react";
import { rows } from "@o2r/forms/rows";
import { Banner } from "@o2r/ui";
import { useSearchParams } from "react-router-dom";
import type { SectionExtra } from "../../../kit/form/form-body.tsx";
import { FormScreen } from "../../../kit/form/form-screen.tsx";
import { StateBadge } from "../../../kit/lifecycle/state-status.tsx";
import { PanelState } from "../../../kit/panel-state.tsx";
import { FillFromShortage, rowsOf } from "./fill-from-shortage.tsx";
import { Worth } from "./worth.tsx";
import { hubOrderName, hubOrders } from "./hub-words.ts";

const extrasOf = (form: FormHandle, row: HubOrderRecord | undefined): Readonly<Record<string, SectionExtra>> => ({
  between: {
    content: row !== undefined && row.state !== "DRAFT" && (
      <Banner tone="info" title="Only a draft can be changed">
        This hub order was raised already.
      </Banner>
    ),
  },
  items: {
    content: (
      <>
        <FillFromShortage form={form} />
        <Worth form={form} />
      </>
    ),
  },
});

type Initial = Parameters<typeof FormScreen<HubOrderRecord>>[0]["initial"];

function Form({ initial }: { readonly initial?: Initial }) {
  return (
    <FormScreen<HubOrderRecord>
      {...hubOrders}
      endpoints={hubOrderEndpoints}
      definition={hubOrderForm}
      rowName={hubOrderName}
      head={({ state }) => ({ badge: <StateBadge life={hubOrderLife} state={state} /> })}
      notCopied={["expectedOn"]}
      extras={extrasOf}
      lists={rows}
      {...(initial && { initial })}
    />
  );
}

/** Begins with what an order of a retailer is short of at its hub. */
function ForOrder({ orderId, hubId }: { readonly orderId: string; readonly hubId: string }) {
  const { data, error, mutate } = useEndpoint(hubOrderEndpoints.shortage, {
    query: { warehouseId: hubId, cwhId: undefined, orderId },
  });
  if (data === undefined)
    return <PanelState what="What the order is short of" error={error} onRetry={() => void mutate()} />;
  const { cwhId, items } = data;
  return <Form initial={{ warehouseId: hubId, ...(cwhId !== null && { cwhId }), items: rowsOf(items) }} />;
}

/** /hub-order/new, /hub-order/new?from=:id, /hub-order/new?order=:id&hub=:id and /hub-order/:id/edit. */
export function HubOrderForm() {
  const [search] = useSearchParams();
  const [orderId, hubId] = [search.get("order") ?? "", search.get("hub") ?? ""];
  return isId(orderId) && isId(hubId) ? <ForOrder orderId={orderId} hubId={hubId} /> : <Form />;
}
