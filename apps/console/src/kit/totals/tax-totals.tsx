import { formatMoneyColumn } from "@o2r/ui";
import { Fragment } from "react";
import "./tax-totals.css";

/** What a document comes to, in rupees. */
export interface Totals {
  readonly goods: number;
  readonly discount: number;
  readonly taxable: number;
  readonly cgst: number;
  readonly sgst: number;
  readonly igst: number;
  readonly cess: number;
  readonly roundOff: number;
  readonly total: number;
  readonly chargeLines: readonly { readonly name: string; readonly amount: number }[];
}

/** Basis of tax by its rate. */
export interface TaxedAt {
  readonly gst: number;
  /** What it is taken of, where that is not what is paid. */
  readonly taxBase?: "TRANSACTION" | "RETAIL_PRICE";
  /** Rupees. */
  readonly taxable: number;
  readonly cgst: number;
  readonly sgst: number;
  readonly igst: number;
}

/** What lines come to by their rates, the lowest first. */
export const taxedByRate = (lines: readonly TaxedAt[]): readonly TaxedAt[] => {
  const paise = (rupees: number) => Math.round(rupees * 100);
  const rateOf = ({ gst, taxBase = "TRANSACTION" }: TaxedAt) => `${gst} ${taxBase}`;
  const rates = [...Map.groupBy(lines, rateOf).values()].toSorted(([a], [b]) => (a?.gst ?? 0) - (b?.gst ?? 0));
  return rates.map((of) => {
    const { gst = 0, taxBase = "TRANSACTION" } = of[0] ?? {};
    const sum = (key: "taxable" | "cgst" | "sgst" | "igst") =>
      of.reduce((all, line) => all + paise(line[key]), 0) / 100;
    return { gst, taxBase, taxable: sum("taxable"), cgst: sum("cgst"), sgst: sum("sgst"), igst: sum("igst") };
  });
};

interface TaxTotalsProps {
  readonly totals: Totals;
  readonly lines: readonly TaxedAt[];
  /** What the second half of the tax is called. */
  readonly second?: "SGST" | "UTGST";
  /** What the sum is: what is to be paid, or is given back. */
  readonly term?: string;
}

/** What an order or an invoice comes to, with its tax by rate. */
export function TaxTotals({ totals, lines, second = "SGST", term = "Payable" }: TaxTotalsProps) {
  const rates = taxedByRate(lines).filter(({ gst }) => gst > 0);
  const heads = [
    { label: "CGST", key: "cgst", part: 2 },
    { label: second, key: "sgst", part: 2 },
    { label: "IGST", key: "igst", part: 1 },
  ] as const;
  return (
    <dl className="tax-totals">
      <Row term="Goods" amount={totals.goods} />
      {totals.discount !== 0 && <Row term="Discount" amount={-totals.discount} />}
      {totals.chargeLines.map(({ name, amount }) => (
        <Row key={name} term={name} amount={amount} />
      ))}
      <Row term="Taxable value" amount={totals.taxable} strong />
      {heads.map(
        ({ label, key, part }) =>
          totals[key] !== 0 && (
            <Fragment key={key}>
              <Row term={label} amount={totals[key]} />
              {rates.length > 1 &&
                rates.map((rate) => (
                  <Row
                    key={`${rate.gst} ${rate.taxBase ?? ""}`}
                    term={`${rate.gst / part}% on ${rate.taxBase === "RETAIL_PRICE" ? "MRP" : formatMoneyColumn(rate.taxable)}`}
                    amount={rate[key]}
                    fine
                  />
                ))}
            </Fragment>
          ),
      )}
      {totals.cess !== 0 && <Row term="Cess" amount={totals.cess} />}
      {totals.roundOff !== 0 && <Row term="Round-off" amount={totals.roundOff} />}
      <div data-payable>
        <dt>{term}</dt>
        <dd>₹{formatMoneyColumn(totals.total)}</dd>
      </div>
    </dl>
  );
}

interface RowProps {
  readonly term: string;
  readonly amount: number;
  readonly strong?: boolean;
  readonly fine?: boolean;
}

function Row({ term, amount, strong = false, fine = false }: RowProps) {
  return (
    <div data-strong={strong || undefined} data-fine={fine || undefined}>
      <dt>{term}</dt>
      <dd>{formatMoneyColumn(amount)}</dd>
    </div>
  );
}
