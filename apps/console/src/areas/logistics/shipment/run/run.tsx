import type { RunSheet } from "@o2r/api/contract/logistics";
import { Banner, IconButton, VisuallyHidden } from "@o2r/ui";
import { ArrowLeft, ChevronRight, CloudOff, List } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { shipments } from "../shipment-words.ts";
import type { Outbox } from "./outbox.ts";
import type { RunWire } from "./run-wire.ts";
import { StopSheet } from "./stop-sheet.tsx";
import { useOutbox, type RunOutbox } from "./use-outbox.ts";

export interface RunProps {
  readonly sheet: RunSheet;
  readonly wire: RunWire;
  /** Takes over a newer one that another answer came with. */
  readonly adopt: (sheet: RunSheet) => Promise<unknown>;
  /** Whoever is signed in goes back to the list. */
  readonly back?: boolean;
  /** The shipment whole, where no stop is chosen. */
  readonly whole: (box: Outbox, go: (position: number) => void) => ReactNode;
}

/** What a stop is by what stands in the service and what waits on this phone. */
const looks = (sheet: RunSheet, box: Outbox) =>
  sheet.stopList.map((stop) => box.find(({ stopId }) => stopId === stop.id)?.body.outcome ?? stop.state);

function Waiting({ outbox }: { readonly outbox: RunOutbox }) {
  const { box, offline, full, over } = outbox;
  const waiting = box.filter(({ state }) => state === "waiting").length;
  if (full)
    return (
      <Banner role="alert" tone="danger" title="This phone has no room left">
        What you entered last is on this screen only. Do not close it before it is sent.
      </Banner>
    );
  if (over !== undefined && waiting > 0)
    return (
      <Banner role="alert" tone="danger" title={over}>
        {waiting} waiting to be sent. What you entered is kept on this phone.
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

/** A run sheet: one stop after the other, and the shipment whole. */
export function Run({ sheet, wire, adopt, back = false, whole }: RunProps) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const outbox = useOutbox(sheet.id, wire, adopt);
  const place = Number(new URLSearchParams(search).get("stop"));
  const stop = sheet.stopList.find(({ position }) => position === place);
  // What is behind the # is what a driver without an account comes by.
  const go = (to: number | undefined) => void navigate({ search: to === undefined ? "" : `?stop=${to}`, hash });
  const states = looks(sheet, outbox.box);
  const nextOpen = (after: number) =>
    sheet.stopList.find(({ position }) => position > after && states[position - 1] === "PENDING")?.position;
  const main = useRef<HTMLElement>(null);
  const shown = useRef(place);
  useEffect(() => {
    // Whoever opened a stop from the list, or ended one, stands on nothing: what they pressed is gone.
    if (shown.current !== place && document.activeElement === document.body) main.current?.focus();
    shown.current = place;
  }, [place]);
  const counted = (state: string) => states.filter((one) => one === state).length;
  return (
    <main ref={main} id="main" tabIndex={-1} className="run-sheet">
      <header className="run-top" data-back={back || undefined}>
        {back && (
          <Link to={shipments.path} aria-label="Back to Shipment Management">
            <ArrowLeft aria-hidden size={24} />
          </Link>
        )}
        <div>
          <b>{stop === undefined ? `${sheet.done} of ${sheet.stops} visited` : `Stop ${place} of ${sheet.stops}`}</b>
          <small>{[sheet.number, sheet.vehicleNumber].filter(Boolean).join(" · ")}</small>
        </div>
        <IconButton icon={List} label="All stops" onClick={() => go(undefined)} />
        <IconButton
          icon={ChevronRight}
          label="Next stop"
          disabled={place >= sheet.stops}
          onClick={() => go(place + 1)}
        />
      </header>
      <Waiting outbox={outbox} />
      <VisuallyHidden>
        {counted("DELIVERED")} delivered, {counted("PARTIAL")} partly, {counted("FAILED")} failed of {sheet.stops}
      </VisuallyHidden>
      <div className="run-progress" aria-hidden>
        {states.map((state, at) => (
          <i key={sheet.stopList[at]?.id} data-state={state} data-now={at + 1 === place || undefined} />
        ))}
      </div>
      {stop === undefined ? (
        whole(outbox.box, go)
      ) : (
        <StopSheet
          key={stop.id}
          stop={stop}
          sheet={sheet}
          wire={wire}
          kept={outbox.box.find(({ stopId }) => stopId === stop.id)}
          outbox={outbox}
          adopt={adopt}
          onEntered={() => go(nextOpen(place))}
        />
      )}
    </main>
  );
}
