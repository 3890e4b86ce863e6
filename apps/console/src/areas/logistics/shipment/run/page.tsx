import { shipmentEndpoints, type ShipmentDetail } from "@o2r/api/contract/logistics";
import { Banner, FullScreenLoader, IconButton, VisuallyHidden } from "@o2r/ui";
import { ArrowLeft, ChevronRight, CloudOff, List } from "lucide-react";
import { Link, useParams, useSearchParams } from "react-router-dom";
import { LoadedRecord } from "../../../../kit/record/loaded-record.tsx";
import { shipmentName, shipments } from "../shipment-words.ts";
import { AllStops } from "./all-stops.tsx";
import type { Outbox } from "./outbox.ts";
import { StopSheet } from "./stop-sheet.tsx";
import { useOutbox, type RunOutbox } from "./use-outbox.ts";
import "./run.css";

/** /shipment-management/:id: the run sheet of a shipment, for a phone in sunlight and a bad connection. */
export function RunSheet() {
  const { id = "" } = useParams();
  return (
    <LoadedRecord<ShipmentDetail>
      id={id}
      endpoints={shipmentEndpoints}
      noun={shipments.noun}
      path={shipments.path}
      why="It may be another warehouse's, or the address is not complete."
      rowName={shipmentName}
      waiting={<FullScreenLoader />}
      instead={(message) => (
        <main id="main" tabIndex={-1}>
          {message}
        </main>
      )}
    >
      {(shipment, { adopt }) => <Run key={shipment.id} shipment={shipment} adopt={adopt} />}
    </LoadedRecord>
  );
}

interface RunProps {
  readonly shipment: ShipmentDetail;
  readonly adopt: (shipment: ShipmentDetail) => Promise<unknown>;
}

/** What a stop is by what stands in the service and what waits on this phone. */
const looks = (shipment: ShipmentDetail, box: Outbox) =>
  shipment.stopList.map((stop) => box.find(({ stopId }) => stopId === stop.id)?.body.outcome ?? stop.state);

function Waiting({ outbox }: { readonly outbox: RunOutbox }) {
  const { box, offline, full } = outbox;
  const waiting = box.filter(({ state }) => state === "waiting").length;
  if (full)
    return (
      <Banner role="alert" tone="danger" title="This phone has no room left">
        What you entered last is on this screen only. Do not close it before it is sent.
      </Banner>
    );
  if (!offline && waiting === 0) return null;
  return (
    <output className="run-offline">
      <CloudOff aria-hidden size={18} />
      {[waiting > 0 && `${waiting} waiting to be sent`, offline && "offline"].filter(Boolean).join(" · ")}
      {waiting > 0 && <span>Kept on phone</span>}
    </output>
  );
}

function Run({ shipment, adopt }: RunProps) {
  const [search, setSearch] = useSearchParams();
  const outbox = useOutbox(shipment.id, adopt);
  const place = Number(search.get("stop"));
  const stop = shipment.stopList.find(({ position }) => position === place);
  const go = (to: number | undefined) => setSearch(to === undefined ? {} : { stop: String(to) });
  const states = looks(shipment, outbox.box);
  const nextOpen = (after: number) =>
    shipment.stopList.find(({ position }) => position > after && states[position - 1] === "PENDING")?.position;
  const counted = (state: string) => states.filter((one) => one === state).length;
  return (
    <main id="main" tabIndex={-1} className="run-sheet">
      <header className="run-top">
        <Link to={shipments.path} aria-label="Back to Shipment Management">
          <ArrowLeft aria-hidden size={24} />
        </Link>
        <div>
          <b>
            {stop === undefined
              ? `${shipment.done} of ${shipment.stops} visited`
              : `Stop ${place} of ${shipment.stops}`}
          </b>
          <small>{[shipment.number, shipment.vehicleNumber].filter(Boolean).join(" · ")}</small>
        </div>
        <IconButton icon={List} label="All stops" onClick={() => go(undefined)} />
        <IconButton
          icon={ChevronRight}
          label="Next stop"
          disabled={place >= shipment.stops}
          onClick={() => go(place + 1)}
        />
      </header>
      <Waiting outbox={outbox} />
      <VisuallyHidden>
        {counted("DELIVERED")} delivered, {counted("PARTIAL")} partly, {counted("FAILED")} failed of {shipment.stops}
      </VisuallyHidden>
      <div className="run-progress" aria-hidden>
        {states.map((state, at) => (
          <i key={shipment.stopList[at]?.id} data-state={state} data-now={at + 1 === place || undefined} />
        ))}
      </div>
      {stop === undefined ? (
        <AllStops shipment={shipment} box={outbox.box} onStop={go} />
      ) : (
        <StopSheet
          key={stop.id}
          stop={stop}
          underWay={shipment.state === "IN_TRANSIT"}
          kept={outbox.box.find(({ stopId }) => stopId === stop.id)}
          outbox={outbox}
          onEntered={() => go(nextOpen(place))}
        />
      )}
    </main>
  );
}
