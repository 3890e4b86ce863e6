import { orderEndpoints, type OrderRow } from "@o2r/api/contract/orders";
import { useEndpoint } from "@o2r/api/react";
import { Button, buttonLook, EmptyState, FormField, Kbd, notify, Page, PageHeader } from "@o2r/ui";
import { Combobox } from "@o2r/ui/overlays";
import { Truck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { PanelState } from "../../../kit/panel-state.tsx";
import { useMay } from "../../../kit/use-may.ts";
import { useFindRetailer } from "../find-retailer.ts";
import { orderHref, orderName } from "../order/order-words.ts";
import { OpenCarts } from "./open-carts.tsx";
import { OrderPad } from "./order-pad.tsx";
import { LastOrders, RetailerCard } from "./retailer-card.tsx";

/** As long as it takes to read, in milliseconds. */
const readingTime = 8000;

/** What the address of "For whom?" remembers where a cart was left for it. */
const leftCart = "left-cart";

/** /create-order: for whom, and then the pad; of who orders for hubs alone, the way there. */
export function OrderPadPage() {
  const mayPlace = useMay("order.place");
  const mayRaise = useMay("hubOrder.raise");
  if (mayPlace) return <ForRetailers />;
  return (
    <Page>
      <PageHeader title="Create Orders" />
      {mayRaise ? (
        <EmptyState
          reason="nothing-yet"
          icon={Truck}
          title="You order for hubs"
          actions={
            <Link to="/hub-order/new" {...buttonLook({ variant: "primary" })}>
              Raise hub order
            </Link>
          }
        >
          Orders of retailers are placed by their hub, an agent or field sales.
        </EmptyState>
      ) : (
        <EmptyState reason="no-access" title="You do not have access">
          Your role places no orders.
        </EmptyState>
      )}
    </Page>
  );
}

function ForRetailers() {
  const [search, setSearch] = useSearchParams();
  const retailerId = search.get("retailer");
  const navigate = useNavigate();
  const { state } = useLocation();
  // Whoever leaves a cart for another retailer is back at it by one key; after an order is placed there is none to go back to.
  const back = state === leftCart ? () => void navigate(-1) : undefined;
  const leave = () => setSearch({}, { state: leftCart });
  return (
    <Page>
      <PageHeader
        title="Create Orders"
        actions={
          retailerId !== null ? (
            <Button onClick={leave}>
              Another retailer <Kbd>F4</Kbd>
            </Button>
          ) : (
            back && (
              <Button onClick={back}>
                Back to the cart <Kbd>Esc</Kbd>
              </Button>
            )
          )
        }
      />
      {retailerId === null ? (
        <>
          <ForWhom onChoose={(retailer) => setSearch({ retailer })} onBack={back} />
          <OpenCarts />
        </>
      ) : (
        <PadFor key={retailerId} retailerId={retailerId} onPlaced={() => setSearch({})} onLeave={leave} />
      )}
    </Page>
  );
}

interface ForWhomProps {
  readonly onChoose: (id: string) => void;
  readonly onBack: (() => void) | undefined;
}

function ForWhom({ onChoose, onBack }: ForWhomProps) {
  const find = useFindRetailer();
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // An order begins with typing: the next caller's number follows the last order at once.
    field.current?.querySelector("input")?.focus({ preventScroll: true });
  }, []);
  return (
    // While the list is open, Escape closes it and does not come here.
    <div className="pad-for" role="presentation" ref={field} onKeyDown={({ key }) => key === "Escape" && onBack?.()}>
      <FormField label="For whom?" help="By shop, owner, mobile or GSTIN">
        <Combobox options={find} value={null} onValueChange={(option) => option && onChoose(option.value)} />
      </FormField>
    </div>
  );
}

interface PadForProps {
  readonly retailerId: string;
  readonly onPlaced: () => void;
  readonly onLeave: () => void;
}

function PadFor({ retailerId, onPlaced, onLeave }: PadForProps) {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  // The order that is ordered again. The address forgets it, or each reload would order it once more.
  const [repeat] = useState(() => search.get("repeat") ?? undefined);
  const input = { params: { retailerId }, query: { repeat } };
  const { data, error, mutate } = useEndpoint(orderEndpoints.context, input);
  const isRepeated = data !== undefined && search.has("repeat");
  useEffect(() => {
    if (isRepeated) setSearch({ retailer: retailerId }, { replace: true });
  }, [isRepeated, retailerId, setSearch]);
  if (data === undefined) return <PanelState what="The retailer" error={error} onRetry={() => void mutate()} />;
  const placed = (order: OrderRow) => {
    notify({
      kind: "success",
      title:
        order.state === "ON_HOLD"
          ? `${orderName(order)} is placed, and waits on hold`
          : `${orderName(order)} is placed`,
      duration: readingTime,
      action: { label: "Open", onPress: () => void navigate(orderHref(order)) },
    });
    onPlaced();
  };
  return (
    <OrderPad
      context={data}
      onPlaced={placed}
      onLeave={onLeave}
      left={(repeat) => (
        <>
          <RetailerCard context={data} />
          <LastOrders context={data} onRepeat={repeat} />
        </>
      )}
    />
  );
}
