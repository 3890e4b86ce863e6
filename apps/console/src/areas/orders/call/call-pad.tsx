import { orderEndpoints, type CallRow, type PadContext } from "@o2r/api/contract/orders";
import { useEndpoint } from "@o2r/api/react";
import { Card, formatMoney, notify } from "@o2r/ui";
import { PanelState } from "../../../kit/panel-state.tsx";
import { orderName } from "../order/order-words.ts";
import { OrderPad } from "../pad/order-pad.tsx";
import { LastOrders, RetailerCard } from "../pad/retailer-card.tsx";

/** What the agent says, in the order in which it is said: a greeting, what is owed, what was ordered, what is offered. */
const scriptOf = ({ owner, establishment, credit, lastOrders }: PadContext): readonly string[] => {
  const [last] = lastOrders;
  return [
    `Namaste${owner ? ` ${owner}` : ""}, am I speaking with ${establishment}?`,
    last === undefined
      ? "This would be the first order. Ask what sells best in the shop."
      : `The last order came to ${formatMoney(last.total)}. Ask whether all of it has come, and what has run out.`,
    ...(credit.outstanding > 0
      ? [`${formatMoney(credit.outstanding)} is still to be paid. Ask on which day it can be collected.`]
      : []),
    "Read the cart back with its total and the day of delivery before it is placed.",
    "Ask when to call next.",
  ];
};

function Script({ context }: { readonly context: PadContext }) {
  return (
    <Card title="Script">
      <ol className="call-script">
        {scriptOf(context).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </Card>
  );
}

/** The cart of whoever is on the line, beside who they are and what to say; what is placed carries the call. */
export function CallPad({ call }: { readonly call: CallRow }) {
  const { retailerId } = call;
  const { data, error, mutate } = useEndpoint(orderEndpoints.context, {
    params: { retailerId },
    query: { repeat: undefined },
  });
  if (data === undefined) return <PanelState what="The retailer" error={error} onRetry={() => void mutate()} />;
  return (
    <OrderPad
      context={data}
      callId={call.id}
      onPlaced={(order) => {
        notify({
          kind: "success",
          title:
            order.state === "ON_HOLD"
              ? `${orderName(order)} is placed, and waits on hold`
              : `${orderName(order)} is placed`,
        });
        void mutate();
      }}
      left={(repeat) => (
        <>
          <Script context={data} />
          <RetailerCard context={data} />
          <LastOrders context={data} onRepeat={repeat} />
        </>
      )}
    />
  );
}
