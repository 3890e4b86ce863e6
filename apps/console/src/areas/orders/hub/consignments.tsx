import { invoiceKinds } from "@o2r/api/contract/billing";
import { discrepancyKinds, type HubDispatch, type HubOrderDetail } from "@o2r/api/contract/orders";
import { qcLife } from "@o2r/api/contract/stock";
import { wordOf } from "@o2r/api/contract/core";
import {
  Button,
  buttonLook,
  Card,
  formatDate,
  formatDateTime,
  formatMoney,
  formatMoneyColumn,
  formatNumber,
  Link as TextLink,
} from "@o2r/ui";
import { PackageCheck, Printer } from "lucide-react";
import { Link } from "react-router-dom";
import { later } from "../../../kit/deferred.tsx";
import { StateStatus } from "../../../kit/lifecycle/state-status.tsx";
import { WideTable } from "../../../kit/wide-table.tsx";
import type { ConsignmentInvoiceProps } from "./consignment-invoice.tsx";
import { hubOrderHref } from "./hub-words.ts";
import "./hub-order.css";

// Most consignments stay within one GSTIN, and have no invoice.
const ConsignmentInvoice = later<ConsignmentInvoiceProps>(
  async () => (await import("./consignment-invoice.tsx")).ConsignmentInvoice,
);

const head = ["Product", "Expires", { figure: "MRP ₹" }, { figure: "Sent" }, { figure: "Counted" }] as const;

type Carried = NonNullable<HubDispatch["shipment"]>;

interface ConsignmentProps {
  readonly order: HubOrderDetail;
  readonly sent: HubDispatch;
  readonly maySend: boolean;
  readonly mayReceive: boolean;
  readonly onPrint: (sent: HubDispatch) => void;
}

/** What carries a consignment is the warehouse's that sends it: its page is there for whoever runs that. */
function Ride({ shipment, maySend }: { readonly shipment: Carried; readonly maySend: boolean }) {
  return maySend ? (
    <TextLink href={`/shipment-management/${shipment.id}`}>{shipment.number}</TextLink>
  ) : (
    shipment.number
  );
}

function Consignment({ order, sent, maySend, mayReceive, onPrint }: ConsignmentProps) {
  return (
    <Card
      flush
      title={sent.challan}
      actions={
        <>
          <Button size="sm" icon={Printer} onClick={() => onPrint(sent)}>
            {sent.invoice === null ? "Delivery challan" : (wordOf(invoiceKinds, sent.invoice.kind) ?? "Tax invoice")}
          </Button>
          {mayReceive && sent.receivedAt === null && (
            <Link to={`${hubOrderHref(order)}/receive?consignment=${sent.id}`} {...buttonLook({ size: "sm" })}>
              <PackageCheck size={16} aria-hidden /> Receive
            </Link>
          )}
        </>
      }
    >
      <p className="hub-consignment">
        <span>
          Left {formatDateTime(sent.at)}
          {sent.by !== null && ` by ${sent.by}`}
        </span>
        {sent.vehicle !== "" && <span className="o2r-mono">{sent.vehicle}</span>}
        <span>{formatMoney(sent.total)}</span>
        <span>
          {sent.receivedAt === null
            ? sent.shipment === null
              ? "On its way"
              : `${sent.shipment.state === "DELIVERED" ? "Arrived with" : "On"} `
            : `Received ${formatDateTime(sent.receivedAt)}${sent.receivedBy === null ? "" : ` by ${sent.receivedBy}`}`}
          {sent.receivedAt === null && sent.shipment !== null && <Ride shipment={sent.shipment} maySend={maySend} />}
        </span>
        {sent.check !== null && (
          <span>
            <TextLink href={`/quality-check/${sent.check.id}`}>{sent.check.number}</TextLink>{" "}
            <StateStatus life={qcLife} state={sent.check.state} />
          </span>
        )}
      </p>
      {sent.invoice !== null && <ConsignmentInvoice order={order} sent={sent} invoice={sent.invoice} />}
      <WideTable label={`Batches of ${sent.challan}`} head={head}>
        <tbody>
          {sent.pieces.map((piece) => (
            <tr key={piece.piece}>
              <th scope="row">
                <TextLink href={`/inventory/${piece.batchId}`}>{piece.name}</TextLink>
              </th>
              <td>{formatDate(piece.expiryDate)}</td>
              <td data-figure>{formatMoneyColumn(piece.mrp)}</td>
              <td data-figure>{formatNumber(piece.units)}</td>
              <td data-figure>
                {piece.counted === null ? "–" : formatNumber(piece.counted)}
                {piece.damaged + piece.expired > 0 && (
                  <small>
                    {[
                      ...(piece.damaged > 0 ? [`${formatNumber(piece.damaged)} damaged`] : []),
                      ...(piece.expired > 0 ? [`${formatNumber(piece.expired)} expired`] : []),
                    ].join(", ")}
                  </small>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </Card>
  );
}

/** What has left for the hub, consignment by consignment, and what became of it. */
export function Consignments({ order, ...rest }: Omit<ConsignmentProps, "sent">) {
  return order.dispatches.map((sent) => <Consignment key={sent.id} order={order} sent={sent} {...rest} />);
}

const differences = ["Product", "What", { figure: "Units" }, { figure: "Value ₹" }] as const;

/** What did not come as it was sent, with its worth: what the central warehouse is debited or credited for. */
export function Discrepancies({ order }: { readonly order: HubOrderDetail }) {
  if (order.discrepancies.length === 0) return null;
  return (
    <Card title="Discrepancies" flush>
      <div className="hub-differences">
        <WideTable label="Discrepancies" head={differences}>
          <tbody>
            {order.discrepancies.map(({ challan, name, kind, units, value }) => (
              <tr key={`${challan} ${name} ${kind}`}>
                <th scope="row">
                  {name}
                  <small className="o2r-mono">{challan}</small>
                </th>
                <td>{wordOf(discrepancyKinds, kind) ?? kind}</td>
                <td data-figure>{formatNumber(units)}</td>
                <td data-figure>
                  {formatMoneyColumn(value)}
                  <small>{kind === "EXCESS" ? "credit" : "debit"}</small>
                </td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      </div>
    </Card>
  );
}
