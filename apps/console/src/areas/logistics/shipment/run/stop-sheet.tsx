import { failReasons, stopStates, type RunSheet, type RunStop, type VisitBody } from "@o2r/api/contract/logistics";
import { wordOf } from "@o2r/api/contract/core";
import { imageUrl } from "@o2r/api/contract/document";
import { formatDateTime, formatMoney, formatNumber, mapSearchUrl, NumberStepper } from "@o2r/ui";
import { Check, Map as MapIcon, PackageMinus, Phone, X } from "lucide-react";
import { useState } from "react";
import { CodeOfStop } from "./code-of-stop.tsx";
import type { KeptVisit } from "./outbox.ts";
import type { RunWire } from "./run-wire.ts";
import { TwoAccounts } from "./two-accounts.tsx";
import type { RunOutbox } from "./use-outbox.ts";
import { VisitDialog } from "./visit-dialog.tsx";
import "./stop.css";

export interface StopSheetProps {
  readonly stop: RunStop;
  readonly sheet: RunSheet;
  readonly wire: RunWire;
  readonly kept: KeptVisit | undefined;
  readonly outbox: RunOutbox;
  readonly adopt: (sheet: RunSheet) => Promise<unknown>;
  /** Something was entered: on to the next. */
  readonly onEntered: () => void;
}

function Visited({ stop, showsPhotos }: { readonly stop: RunStop; readonly showsPhotos: boolean }) {
  return (
    <section className="run-visited" aria-label="How it went">
      <h2>{wordOf(stopStates, stop.state) ?? stop.state}</h2>
      <p>
        {[
          stop.reason !== null && wordOf(failReasons, stop.reason),
          stop.visitedAt !== null && formatDateTime(stop.visitedAt),
          stop.visitedBy,
          stop.receivedBy !== null && `received by ${stop.receivedBy}`,
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {stop.receipts.map(({ paymentId, receiptNumber, mode, amount }) => (
        <p key={paymentId}>
          {formatMoney(amount)} by {mode === "CASH" ? "cash" : mode}, {receiptNumber}
        </p>
      ))}
      {stop.photo !== null && (showsPhotos ? <img src={imageUrl(stop.photo)} alt="Proof" /> : <p>Its photo is kept</p>)}
      {stop.others.map((other) => (
        <p key={other.id}>
          {other.by ?? "Another phone"} says: {wordOf(stopStates, other.outcome) ?? other.outcome}
          {other.collected > 0 && `, ${formatMoney(other.collected)}`}, {formatDateTime(other.at)}
          {other.photo !== null && showsPhotos && <img src={imageUrl(other.photo)} alt="Proof of the other account" />}
        </p>
      ))}
    </section>
  );
}

/** One stop: where it is, what is to be collected, what is to be left there, and how it went. */
export function StopSheet({ stop, sheet, wire, kept, outbox, adopt, onEntered }: StopSheetProps) {
  const [left, setLeft] = useState<Readonly<Record<number, number>>>({});
  const [asked, ask] = useState<VisitBody["outcome"]>();
  const isHub = sheet.type === "CWH_TO_HUB";
  const visited = stop.state === "DELIVERED" || stop.state === "PARTIAL";
  const amount = visited ? stop.collected : stop.cod;
  const open = sheet.state === "IN_TRANSIT" && stop.state === "PENDING" && kept === undefined;
  const all = stop.lines.reduce((sum, { loaded }) => sum + loaded, 0);
  const given = stop.lines.reduce((sum, { position, loaded }) => sum + (left[position] ?? loaded), 0);
  return (
    <>
      <div className="run-stop">
        <h1>{stop.establishment}</h1>
        <p className="run-address">
          {stop.address}
          <br />
          {stop.city} {stop.pincode}
        </p>
        <div className="run-two">
          <a href={`tel:+91${stop.mobile}`}>
            <Phone aria-hidden size={20} /> Call
          </a>
          {stop.lat !== null && stop.lng !== null && (
            <a href={mapSearchUrl({ latitude: stop.lat, longitude: stop.lng })} target="_blank" rel="noreferrer">
              <MapIcon aria-hidden size={20} /> Map
            </a>
          )}
        </div>
        <div className="run-cash" data-none={amount === 0 || undefined}>
          <span>
            {amount > 0
              ? visited
                ? "Collected"
                : "Cash to collect"
              : stop.cod > 0
                ? "Nothing was collected"
                : "Nothing to collect"}
            <small>
              {[stop.invoiceNumber, stop.cod === 0 ? (isHub ? stop.orderNumber : "on credit") : !visited && "or UPI"]
                .filter(Boolean)
                .join(" · ")}
            </small>
          </span>
          {amount > 0 && <b>{formatMoney(amount)}</b>}
        </div>
        {kept !== undefined && kept.state !== "waiting" && (
          <TwoAccounts
            kept={kept}
            stop={stop}
            onSend={() => outbox.sendAgain(kept.key, { second: kept.theirs !== null, theirs: null })}
            onDrop={() => outbox.drop(kept.key)}
          />
        )}
        {kept?.state === "waiting" && (
          <output className="run-kept">
            {wordOf(stopStates, kept.body.outcome)}: kept on this phone, waits to be sent.
          </output>
        )}
        {stop.state !== "PENDING" && <Visited stop={stop} showsPhotos={wire.showsPhotos} />}
        {!isHub && (stop.state === "DELIVERED" || stop.state === "PARTIAL") && (
          <CodeOfStop stop={stop} wire={wire} adopt={adopt} ended={sheet.state === "SETTLED"} />
        )}
        <div className="run-lines-head">
          <b>
            {formatNumber(stop.lines.length)} {stop.lines.length === 1 ? "item" : "items"}, {formatNumber(stop.packs)}{" "}
            packs
          </b>
          {open && <span>{isHub ? "The hub counts them" : "Change only what differs"}</span>}
        </div>
        <ul className="run-lines">
          {stop.lines.map((line) => (
            <li key={line.position}>
              <span>
                {line.name}
                <small>
                  {formatNumber(line.loaded)} units
                  {line.packOf > 1 && `, packs of ${formatNumber(line.packOf)}`} · {formatMoney(line.total)}
                </small>
              </span>
              {open && !isHub ? (
                <NumberStepper
                  size="touch"
                  aria-label={line.name}
                  value={left[line.position] ?? line.loaded}
                  max={line.loaded}
                  step={line.packOf}
                  onValueChange={(units) => setLeft({ ...left, [line.position]: Math.min(units ?? 0, line.loaded) })}
                />
              ) : (
                <b>{stop.state === "PENDING" ? formatNumber(line.loaded) : `${line.delivered} of ${line.loaded}`}</b>
              )}
            </li>
          ))}
        </ul>
      </div>
      {open && (
        <footer className="run-acts">
          <button type="button" data-act="ok" disabled={given < all} onClick={() => ask("DELIVERED")}>
            <Check aria-hidden size={24} /> Delivered
          </button>
          {!isHub && (
            <button type="button" disabled={given === all || given === 0} onClick={() => ask("PARTIAL")}>
              <PackageMinus aria-hidden size={24} /> Partly
            </button>
          )}
          <button type="button" data-act="no" onClick={() => ask("FAILED")}>
            <X aria-hidden size={24} /> Failed
          </button>
        </footer>
      )}
      {asked !== undefined && (
        <VisitDialog
          stop={stop}
          wire={wire}
          isHub={isHub}
          outcome={asked}
          left={left}
          onClose={() => ask(undefined)}
          onSave={(body, picture) => {
            outbox.put({ key: crypto.randomUUID(), stopId: stop.id, body, picture });
            ask(undefined);
            onEntered();
          }}
        />
      )}
    </>
  );
}
