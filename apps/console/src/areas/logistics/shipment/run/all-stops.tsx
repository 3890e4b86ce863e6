import { stopStates, type ShipmentDetail, type ShipmentStop } from "@o2r/api/contract/logistics";
import { wordOf } from "@o2r/api/contract/core";
import { Button, DescriptionList, formatDate, formatMoney } from "@o2r/ui";
import { HandCoins, Pencil, Printer } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { later } from "../../../../kit/deferred.tsx";
import type { LoadSheetProps } from "../load-sheet.tsx";
import type { SettleDialogProps } from "../settle-dialog.tsx";
import { changeHref } from "../shipment-words.ts";
import { ShipmentStatus } from "../shipment-state.tsx";
import { useShipmentActs } from "../use-shipment-acts.tsx";
import type { Outbox } from "./outbox.ts";

const LoadSheet = later<LoadSheetProps>(async () => (await import("../load-sheet.tsx")).LoadSheet);
const SettleDialog = later<SettleDialogProps>(async () => (await import("../settle-dialog.tsx")).SettleDialog);

export interface AllStopsProps {
  readonly shipment: ShipmentDetail;
  readonly box: Outbox;
  readonly onStop: (position: number) => void;
}

const saidOf = (stop: ShipmentStop, box: Outbox): string => {
  const kept = box.find(({ stopId }) => stopId === stop.id);
  if (kept === undefined) return wordOf(stopStates, stop.state) ?? stop.state;
  const entered = wordOf(stopStates, kept.body.outcome) ?? kept.body.outcome;
  return kept.state === "waiting" ? `${entered}, waits to be sent` : `${entered}, not sent: look at it`;
};

/** A shipment whole: its vehicle, its money, and every stop in its order. */
export function AllStops({ shipment, box, onStop }: AllStopsProps) {
  const acts = useShipmentActs();
  const [open, setOpen] = useState<"sheet" | "settle">();
  const close = () => setOpen(undefined);
  const stands = acts.whyNot(shipment, "change") === undefined;
  return (
    <div className="run-stop run-all">
      <h1>{shipment.number}</h1>
      <p>
        <ShipmentStatus state={shipment.state} />
      </p>
      <DescriptionList
        items={[
          { term: "Vehicle", value: shipment.vehicleNumber },
          { term: "Driver", value: [shipment.driverName, shipment.driverMobile].filter(Boolean).join(", ") || null },
          { term: "Departure", value: formatDate(shipment.departOn) },
          { term: "Visited", value: `${shipment.done} of ${shipment.stops}` },
          { term: "To collect", value: formatMoney(shipment.cod) },
          { term: "Collected", value: formatMoney(shipment.collected) },
          ...(shipment.cashHanded === null
            ? []
            : [
                {
                  term: "Handed over",
                  value: `${formatMoney(shipment.cashHanded)} of ${formatMoney(shipment.cashDue ?? 0)}`,
                },
              ]),
          ...(shipment.reason === null ? [] : [{ term: "Reason", value: shipment.reason }]),
        ]}
      />
      <div className="run-buttons">
        <Button icon={Printer} onClick={() => setOpen("sheet")}>
          Load sheet
        </Button>
        {stands && (
          <Link to={changeHref(shipment)} className="o2r-button" data-size="md">
            <Pencil aria-hidden size={16} /> Change
          </Link>
        )}
        {acts.whyNot(shipment, "settle") === undefined && (
          <Button icon={HandCoins} variant="primary" onClick={() => setOpen("settle")}>
            Settle
          </Button>
        )}
        {acts.buttons(shipment)}
      </div>
      <ol className="run-list" aria-label="Stops">
        {shipment.stopList.map((stop) => (
          <li key={stop.id}>
            <button type="button" onClick={() => onStop(stop.position)}>
              <span>{stop.position}</span>
              <span>
                {stop.establishment}
                <small>
                  {saidOf(stop, box)} · {formatMoney(stop.state === "PENDING" ? stop.cod : stop.collected)}
                </small>
              </span>
            </button>
          </li>
        ))}
      </ol>
      {acts.dialog}
      {open === "sheet" && <LoadSheet id={shipment.id} onClose={close} />}
      {open === "settle" && <SettleDialog id={shipment.id} onClose={close} />}
    </div>
  );
}
