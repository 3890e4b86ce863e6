import { stopStates, type RunSheet, type RunStop } from "@o2r/api/contract/logistics";
import { wordOf } from "@o2r/api/contract/core";
import { DescriptionList, formatDate, formatMoney } from "@o2r/ui";
import { Check, CloudOff, PackageMinus, X } from "lucide-react";
import type { ReactNode } from "react";
import { ShipmentStatus } from "../shipment-state.tsx";
import type { Outbox } from "./outbox.ts";
import "./stop.css";

export interface AllStopsProps {
  readonly sheet: RunSheet;
  /** What else is to be known of the shipment whole. */
  readonly facts?: readonly { readonly term: string; readonly value: string }[];
  readonly box: Outbox;
  readonly onStop: (position: number) => void;
  /** What is done with the shipment whole, by those who may. */
  readonly children?: ReactNode;
}

const saidOf = (stop: RunStop, box: Outbox): string => {
  const kept = box.find(({ stopId }) => stopId === stop.id);
  if (kept === undefined) {
    const said = wordOf(stopStates, stop.state) ?? stop.state;
    return stop.code === "WRONG" ? `${said}, code did not match` : said;
  }
  const entered = wordOf(stopStates, kept.body.outcome) ?? kept.body.outcome;
  return kept.state === "waiting" ? `${entered}, waits to be sent` : `${entered}, not sent: look at it`;
};

/** What is to be collected there, or was; nothing where it is nothing. */
const moneyAt = ({ state, cod, collected }: RunStop): string => {
  const amount = state === "PENDING" ? cod : collected;
  return amount === 0 ? "" : formatMoney(amount);
};

const icons = { DELIVERED: Check, PARTIAL: PackageMinus, FAILED: X } as const;

function Mark({ stop, box }: { readonly stop: RunStop; readonly box: Outbox }) {
  const kept = box.find(({ stopId }) => stopId === stop.id);
  const state = kept?.body.outcome ?? stop.state;
  if (kept !== undefined) return <CloudOff aria-hidden size={20} />;
  if (state === "PENDING") return null;
  const Icon = icons[state];
  return <Icon aria-hidden size={20} />;
}

/** A shipment whole: its vehicle, its money, and every stop in its order. */
export function AllStops({ sheet, facts = [], box, onStop, children }: AllStopsProps) {
  const hub = sheet.type === "CWH_TO_HUB";
  return (
    <div className="run-stop run-all">
      <h1>{sheet.number}</h1>
      <p>
        <ShipmentStatus state={sheet.state} />
      </p>
      <DescriptionList
        items={[
          { term: "From", value: sheet.warehouse },
          { term: "Vehicle", value: sheet.vehicleNumber },
          { term: "Driver", value: sheet.driverName },
          { term: "Departure", value: formatDate(sheet.departOn) },
          ...(hub
            ? []
            : [
                { term: "To collect", value: formatMoney(sheet.cod) },
                { term: "Collected", value: formatMoney(sheet.collected) },
              ]),
          ...facts,
        ]}
      />
      {children}
      <ol className="run-list" aria-label="Stops">
        {sheet.stopList.map((stop) => (
          <li key={stop.id} data-state={stop.state}>
            <button type="button" onClick={() => onStop(stop.position)}>
              <span>{stop.position}</span>
              <span>
                {stop.establishment}
                <small>
                  {[saidOf(stop, box), hub ? stop.invoiceNumber : moneyAt(stop)].filter(Boolean).join(" · ")}
                </small>
              </span>
              <Mark stop={stop} box={box} />
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
