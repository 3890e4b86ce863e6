import { formatMoneyColumn } from "@o2r/ui";
import "./price-trace.css";

/** Names of the steps that a price is made of. */
const stepWords: Readonly<Record<string, string>> = {
  PRICE: "Base",
  DISCOUNT: "Discount",
  PROMOTION: "Promotion",
  TAX_WITHIN: "Tax within",
  CHARGE: "Charge share",
  CGST: "CGST",
  SGST: "SGST",
  IGST: "IGST",
  CESS: "Cess",
};

export interface PriceTraceProps {
  /** What it is the price of: `24 units of Mustard Oil 1 L`. */
  readonly title: string;
  readonly trace: readonly { readonly step: string; readonly text: string; readonly amount: number }[];
  /** Rupees. */
  readonly total: number;
  /** What else is to be known of it. */
  readonly foot?: string | undefined;
}

/** Why something costs what it does: each step with what it adds, and what it comes to then. */
export function PriceTrace({ title, trace, total, foot }: PriceTraceProps) {
  const sums = trace.map((_, at) =>
    trace.slice(0, at + 1).reduce((sum, { amount }) => sum + Math.round(amount * 100), 0),
  );
  return (
    <div className="price-trace">
      <p>
        <b>Why this price</b> {title}
      </p>
      <table>
        <thead className="o2r-visually-hidden">
          <tr>
            <th scope="col">Step</th>
            <th scope="col">Reason</th>
            <th scope="col">Adds ₹</th>
            <th scope="col">Comes to ₹</th>
          </tr>
        </thead>
        <tbody>
          {trace.map(({ step, text, amount }, at) => (
            // A line has one step of a kind, and one for each of several schemes.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={`${step} ${at}`}>
              <th scope="row">{stepWords[step] ?? step}</th>
              <td>{text}</td>
              <td data-figure>{formatMoneyColumn(amount)}</td>
              <td data-figure>
                <b>{formatMoneyColumn((sums[at] ?? 0) / 100)}</b>
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">Total</th>
            <td colSpan={2}>What it comes to</td>
            <td data-figure>
              <b>{formatMoneyColumn(total)}</b>
            </td>
          </tr>
        </tbody>
      </table>
      {foot !== undefined && <p>{foot}</p>}
    </div>
  );
}
