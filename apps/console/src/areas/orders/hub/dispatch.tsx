import {
  hubOrderEndpoints,
  hubOrderLife,
  type HubOrderDetail,
  type HubOrderLine,
  type HubOrderState,
} from "@o2r/api/contract/orders";
import { useMutation } from "@o2r/api/react";
import { Banner, Button, formatDate, formatNumber, FormField, Input, notify, NumberStepper, Status } from "@o2r/ui";
import { Truck } from "lucide-react";
import { useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { useUnsent } from "../../../kit/form/leave/use-unsent.tsx";
import { RecordPage } from "../../../kit/record/record-page.tsx";
import { useMay } from "../../../kit/use-may.ts";
import { canSend } from "./goods-of.ts";
import { HubOrderBadges } from "./hub-state.tsx";
import { hubOrderHref, hubOrderName, hubOrders } from "./hub-words.ts";
import "./hub-order.css";

const endpoints = { get: hubOrderEndpoints.page, list: hubOrderEndpoints.list };

const leftOf = ({ units, dispatched }: HubOrderLine): number => units - dispatched;
/** The most that can leave now: what is set aside and what is on the shelf, and no more than is left. */
const mostOf = (line: HubOrderLine): number => Math.min(leftOf(line), line.reserved + Math.max(0, line.available));

const labelOf = (state: HubOrderState): string =>
  hubOrderLife.values.find(({ value }) => value === state)?.label ?? state;

/** Why nothing of it can leave now. */
const whyNot = ({ state, dispatched, units }: HubOrderDetail): string =>
  dispatched >= units
    ? "Everything of this hub order has been sent"
    : `This hub order is ${labelOf(state)}: nothing of it can leave${state === "APPROVED" ? " before its picking is started" : ""}`;

const limitId = ({ position }: HubOrderLine): string => `most-${position}`;

/** Why the count ends where it does, once it is there. */
function Limit({ line, chosen }: { readonly line: HubOrderLine; readonly chosen: number }) {
  const most = mostOf(line);
  const words =
    most === leftOf(line)
      ? `No more than ${formatNumber(most)} are still to be sent`
      : `No more than ${formatNumber(most)} can leave: the rest is not there, or expires too soon`;
  return (
    <small id={limitId(line)} aria-live="polite">
      {chosen > most ? (
        <Status tone="danger">{words}</Status>
      ) : (
        chosen === most && most < leftOf(line) && <Status tone="warning">{words}</Status>
      )}
    </small>
  );
}

function Sending({ order }: { readonly order: HubOrderDetail }) {
  const navigate = useNavigate();
  const maySend = useMay("hubOrder.approve");
  const lines = order.items.filter((line) => leftOf(line) > 0);
  const [units, setUnits] = useState<Readonly<Record<number, number | null>>>({});
  const [vehicle, setVehicle] = useState("");
  const [note, setNote] = useState("");
  const [failure, setFailure] = useState<string>();
  const { run, running } = useMutation(hubOrderEndpoints.dispatch);
  const isOpen = maySend && canSend(order);
  const unsent = useUnsent(isOpen && (Object.keys(units).length > 0 || vehicle !== "" || note !== ""));
  const chosen = (line: HubOrderLine): number | null => {
    const typed = units[line.position];
    return typed === undefined ? mostOf(line) : typed;
  };
  const items = lines.flatMap((line) => {
    const count = chosen(line) ?? 0;
    return count > 0 ? [{ position: line.position, units: count }] : [];
  });
  const tooMany = lines.some((line) => (chosen(line) ?? 0) > mostOf(line));
  const send = async () => {
    const input = { params: { id: order.id }, body: { items, vehicle, note } };
    const { error: refused, payload } = await run(input, { version: order.version });
    setFailure(refused?.message);
    if (refused) return;
    unsent.onSent();
    notify({ kind: "success", title: `${payload.number} is dispatched` });
    void navigate(hubOrderHref(order));
  };
  if (!maySend) return <Banner tone="info" title="Whoever runs the central warehouse sends it" />;
  if (!canSend(order)) return <Banner tone="info" title={whyNot(order)} />;
  return (
    <div className="hub-count">
      {failure !== undefined && <Banner tone="danger" title={failure} />}
      {lines.map((line) => (
        <div key={line.position} className="hub-count-line" data-differs={chosen(line) !== leftOf(line) || undefined}>
          <div>
            <b>{line.name}</b>
            <small className="o2r-mono">{line.sku}</small>
            <small>
              {formatNumber(leftOf(line))} of {formatNumber(line.units)} units still to be sent,{" "}
              {formatNumber(line.reserved)} set aside, {formatNumber(Math.max(0, line.available))} more on the shelf
            </small>
            <Limit line={line} chosen={chosen(line) ?? 0} />
          </div>
          <NumberStepper
            size="touch"
            aria-label={`Units of ${line.name}`}
            aria-describedby={limitId(line)}
            value={chosen(line)}
            max={mostOf(line)}
            step={line.packOf}
            onValueChange={(value) => setUnits({ ...units, [line.position]: value })}
          />
        </div>
      ))}
      <div className="hub-count-figures">
        <FormField label="Vehicle">
          <Input name="vehicle" value={vehicle} maxLength={20} onChange={(event) => setVehicle(event.target.value)} />
        </FormField>
        <FormField label="Note">
          <Input name="note" value={note} maxLength={300} onChange={(event) => setNote(event.target.value)} />
        </FormField>
      </div>
      <div className="hub-count-foot">
        <span>
          {formatNumber(items.reduce((sum, one) => sum + one.units, 0))} units of {formatNumber(items.length)}{" "}
          {items.length === 1 ? "line" : "lines"}
        </span>
        <Button
          variant="primary"
          size="lg"
          icon={Truck}
          loading={running}
          disabled={items.length === 0 || tooMany}
          onClick={() => void send()}
        >
          Dispatch
        </Button>
      </div>
      {unsent.question}
    </div>
  );
}

/** /hub-order/:id/dispatch: what leaves for the hub now. */
export function HubOrderDispatch() {
  const { id = "" } = useParams();
  return (
    <RecordPage<HubOrderDetail>
      {...hubOrders}
      endpoints={endpoints}
      id={id}
      rowName={hubOrderName}
      title={(order) => `Dispatch ${order.number}`}
      head={(order) => ({
        badge: <HubOrderBadges {...order} />,
        description: `To ${order.hub}${order.expectedOn === null ? "" : `, expected ${formatDate(order.expectedOn)}`}`,
      })}
    >
      {(order) => <Sending order={order} />}
    </RecordPage>
  );
}
