import { hsnSummary, invoiceKinds, taxNote, supplyLegend, type InvoiceDetail } from "@o2r/api/contract/billing";
import { wordOf } from "@o2r/api/contract/core";
import { AmountInWords, formatDate, formatMoneyColumn, formatNumber } from "@o2r/ui";
import { Fragment } from "react";
import { TaxTotals } from "../../../kit/totals/tax-totals.tsx";
import "./invoice-paper.css";

/** What the document is called, and its number. */
export const paperTitle = ({ kind, number }: Pick<InvoiceDetail, "kind" | "number">): string =>
  `${wordOf(invoiceKinds, kind) ?? "Invoice"} ${number}`;

interface PartyProps {
  readonly title: string;
  readonly party: InvoiceDetail["seller"];
  readonly hasPan?: boolean;
}

function Party({ title, party, hasPan = false }: PartyProps) {
  return (
    <div>
      <small>{title}</small>
      <b>{party.name}</b>
      <span>
        {party.address}, {party.city} {party.pincode}
      </span>
      <span>
        {party.stateName} ({party.stateCode})
      </span>
      {party.gstin !== null && <span className="o2r-mono">GSTIN {party.gstin}</span>}
      {hasPan && party.pan !== null && <span className="o2r-mono">PAN {party.pan}</span>}
      {party.fssai !== null && <span className="o2r-mono">FSSAI {party.fssai}</span>}
    </div>
  );
}

/** As much of a document as its lines and sums show. */
export type PaperDocument = Pick<
  InvoiceDetail,
  | "cess"
  | "cgst"
  | "chargeLines"
  | "discount"
  | "goods"
  | "igst"
  | "items"
  | "payTo"
  | "reverseCharge"
  | "roundOff"
  | "seller"
  | "sgst"
  | "split"
  | "taxable"
  | "total"
  | "undertaking"
  | "zone"
> & {
  /** Its sum is credited, not to be paid. */
  readonly givesBack?: true;
};

/** Who sells, who buys, and where it goes. */
export function PaperParties({ of }: { readonly of: Pick<InvoiceDetail, "billTo" | "seller" | "shipTo"> }) {
  return (
    <div className="paper-parties">
      <Party title="Seller" party={of.seller} hasPan />
      <Party title="Bill to" party={of.billTo} />
      <Party title="Deliver to" party={of.shipTo} />
    </div>
  );
}

/** What stands above the lines of a paper: its facts beside its parties. */
export function PaperFacts({
  facts,
  of,
}: {
  readonly facts: readonly (readonly string[])[];
  readonly of: Parameters<typeof PaperParties>[0]["of"];
}) {
  return (
    <div className="paper-head">
      <dl>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <PaperParties of={of} />
    </div>
  );
}

/** Numbers, days and parties, above the lines (CGST Rule 46). */
export function PaperHead({ invoice }: { readonly invoice: InvoiceDetail }) {
  const ewb = invoice.ewbNumber === null ? "–" : `${invoice.ewbNumber},\n${formatDate(invoice.ewbValidTill)}`;
  const facts = [
    ["Invoice no.", invoice.number],
    ["Invoice date", formatDate(invoice.day)],
    ["Due date", formatDate(invoice.dueOn)],
    ["Place of supply", invoice.placeOfSupply],
    ["Reverse charge", invoice.reverseCharge ? "Yes" : "No"],
    ["Order no. and date", `${invoice.orderNumber},\n${formatDate(invoice.orderedAt)}`],
    ["Vehicle", invoice.vehicle ?? "–"],
    ["E-way bill, valid to", ewb],
    ["Payment", invoice.paymentMode === "COD" ? "Cash on delivery" : `Credit, ${invoice.creditDays ?? 0} days`],
    ...(invoice.irn === null ? [] : [["IRN", invoice.irn]]),
  ] as const;
  return <PaperFacts facts={facts} of={invoice} />;
}

/** The heads of tax that the paper has a column for. */
const heads = ({ split, cess }: Pick<InvoiceDetail, "split" | "cess">) => [
  ...(split === "IGST"
    ? ([{ label: "IGST ₹", key: "igst" }] as const)
    : ([
        { label: "CGST ₹", key: "cgst" },
        { label: split === "CGST_UTGST" ? "UTGST ₹" : "SGST ₹", key: "sgst" },
      ] as const)),
  ...(cess === 0 ? [] : ([{ label: "Cess ₹", key: "cess" }] as const)),
];

/** What the parts of a kit or a combo come to together. */
const worthOf = ({ items }: PaperDocument, bundle: string): number =>
  items.reduce((sum, line) => (line.bundle === bundle ? sum + Math.round(line.total * 100) : sum), 0) / 100;

export interface PaperLinesProps {
  readonly invoice: PaperDocument;
  /** Shows the house's own price, which stays off the paper (domain.md §14). */
  readonly house?: boolean;
}

/** The lines with their taxes. */
export function PaperLines({ invoice, house = false }: PaperLinesProps) {
  const taxes = heads(invoice);
  return (
    <table className="paper-lines">
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">Description of goods</th>
          <th scope="col">HSN</th>
          <th scope="col" data-number="">
            Qty, UQC
          </th>
          {house && (
            <th scope="col" data-number="">
              PTH ₹
            </th>
          )}
          <th scope="col" data-number="">
            {house ? "PTR ₹" : "Rate ₹"}
          </th>
          <th scope="col" data-number="">
            Discount ₹
          </th>
          <th scope="col" data-number="">
            Taxable ₹
          </th>
          <th scope="col" data-number="">
            GST
          </th>
          {taxes.map(({ label }) => (
            <th key={label} scope="col" data-number="">
              {label}
            </th>
          ))}
          <th scope="col" data-number="">
            Total ₹
          </th>
        </tr>
      </thead>
      <tbody>
        {invoice.items.map((line, at) => (
          <Fragment key={line.position}>
            {line.bundle !== null && line.bundle !== invoice.items[at - 1]?.bundle && (
              <tr>
                <th scope="rowgroup" colSpan={8 + taxes.length + (house ? 1 : 0)}>
                  {line.bundle}
                </th>
                <td data-number="">
                  <b>{formatMoneyColumn(worthOf(invoice, line.bundle))}</b>
                </td>
              </tr>
            )}
            <tr>
              <td>{line.position}</td>
              <td>
                {line.name}
                <small>
                  {[
                    ...(line.free ? ["Free"] : []),
                    ...(line.difference === true ? ["Price difference"] : []),
                    line.sku,
                    `MRP ${formatMoneyColumn(line.mrp)}`,
                    ...taxNote(line),
                  ].join(" · ")}
                </small>
              </td>
              <td className="o2r-mono">{line.hsnNumber}</td>
              <td data-number="">{line.difference === true ? "–" : `${formatNumber(line.quantity)} ${line.uqc}`}</td>
              {house && <td data-number="">{formatMoneyColumn(line.distributorPrice)}</td>}
              <td data-number="">{formatMoneyColumn(line.retailerPrice)}</td>
              <td data-number="">{line.discount === 0 ? "–" : formatMoneyColumn(line.discount)}</td>
              <td data-number="">{formatMoneyColumn(line.taxable)}</td>
              <td data-number="">{line.gstRate}%</td>
              {taxes.map(({ key }) => (
                <td key={key} data-number="">
                  {formatMoneyColumn(line[key])}
                </td>
              ))}
              <td data-number="">{formatMoneyColumn(line.total)}</td>
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

/** What the lines come to by HSN and rate, the totals, and the amount in words. */
export function PaperFoot({ invoice }: { readonly invoice: PaperDocument }) {
  const taxes = heads(invoice);
  const rows = hsnSummary(
    invoice.items.map(({ hsnNumber: hsn, quantity: units, gstRate: gst, ...line }) => ({ ...line, hsn, units, gst })),
  );
  return (
    <div className="paper-foot">
      <div>
        <h2>HSN summary</h2>
        <table className="paper-lines">
          <thead>
            <tr>
              <th scope="col">HSN</th>
              <th scope="col" data-number="">
                Qty
              </th>
              <th scope="col" data-number="">
                Taxable ₹
              </th>
              <th scope="col" data-number="">
                GST
              </th>
              {taxes.map(({ label }) => (
                <th key={label} scope="col" data-number="">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.hsn} ${row.gst} ${row.cessRate} ${row.cessPerUnit}`}>
                <td className="o2r-mono">{row.hsn}</td>
                <td data-number="">{formatNumber(row.units)}</td>
                <td data-number="">{formatMoneyColumn(row.taxable)}</td>
                <td data-number="">{row.gst}%</td>
                {taxes.map(({ key }) => (
                  <td key={key} data-number="">
                    {formatMoneyColumn(row[key])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          Amount in words:{" "}
          <b>
            <AmountInWords value={invoice.total} />
          </b>
        </p>
        {supplyLegend(invoice).map((line) => (
          <p key={line} className="paper-legend">
            {line}
          </p>
        ))}
        {invoice.payTo !== null && (
          <p>
            Pay to {invoice.payTo.name}, {invoice.payTo.bank}, account{" "}
            <span className="o2r-mono">{invoice.payTo.account}</span>, IFSC{" "}
            <span className="o2r-mono">{invoice.payTo.ifsc}</span>
          </p>
        )}
      </div>
      <div>
        <TaxTotals
          totals={invoice}
          lines={invoice.items.map(({ gstRate, ...line }) => ({ ...line, gst: gstRate }))}
          second={invoice.split === "CGST_UTGST" ? "UTGST" : "SGST"}
          term={invoice.givesBack ? "Credited" : "Payable"}
        />
        <p className="paper-sign">For {invoice.seller.name}</p>
        <p>Authorised signatory</p>
      </div>
    </div>
  );
}
