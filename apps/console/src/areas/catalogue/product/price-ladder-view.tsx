import { ptrAboveMrp, taxWords, type TaxedPrice } from "@o2r/api/contract/catalogue";
import { formatMoney, formatMoneyColumn, Icon } from "@o2r/ui";
import { TriangleAlert } from "lucide-react";
import { Fragment } from "react";
import { priceLadder, type Prices, type Rung, type Step } from "./price-ladder.ts";
import "./price-ladder-view.css";

export interface PriceLadderViewProps {
  readonly prices: Prices;
  /** What PTR bears; nothing is warned of where it is not known. */
  readonly tax?: Omit<TaxedPrice, "ptr" | "mrp">;
}

const gainText = (gain: number): string => `${gain < 0 ? "−" : "+"}₹${formatMoneyColumn(Math.abs(gain))}`;
const percentText = (percent: number): string => `${percent < 0 ? "−" : ""}${Math.abs(percent).toFixed(1)}%`;

function Price({ rung }: { readonly rung: Rung }) {
  return (
    <li className="price-ladder-rung" data-broken={rung.broken || undefined}>
      <span className="price-ladder-dot" aria-hidden />
      <span className="price-ladder-label">{rung.label}</span>
      <span className="price-ladder-amount o2r-num">
        {rung.amount === null ? "–" : `₹${formatMoneyColumn(rung.amount)}`}
      </span>
    </li>
  );
}

function Gain({ step }: { readonly step: Step | null | undefined }) {
  return (
    <li className="price-ladder-step" data-broken={step?.broken || undefined} data-empty={step ? undefined : true}>
      {step && (
        <>
          <span className="price-ladder-gain o2r-num">
            {step.broken && <Icon as={TriangleAlert} size={12} />}
            {gainText(step.gain)}
          </span>
          <span className="price-ladder-percent o2r-num">{step.percent === null ? "" : percentText(step.percent)}</span>
        </>
      )}
    </li>
  );
}

/** The four prices in order with what each hand gains; broken steps are dashed and red, PTR with tax above MRP warns. */
export function PriceLadderView({ prices, tax }: PriceLadderViewProps) {
  const { rungs, steps, retailerMargin } = priceLadder(prices);
  const taxed = tax ? ptrAboveMrp({ ...tax, ptr: prices.ptr ?? undefined, mrp: prices.mrp ?? undefined }) : null;
  return (
    <figure className="price-ladder" aria-label="Price ladder">
      <figcaption className="price-ladder-head">
        Price ladder
        {retailerMargin?.percent != null && (
          <span data-broken={retailerMargin.broken || undefined}>
            Retailer margin {percentText(retailerMargin.percent)}
          </span>
        )}
      </figcaption>
      <ol className="price-ladder-track">
        {rungs.map((rung, at) => (
          <Fragment key={rung.label}>
            {at > 0 && <Gain step={steps[at - 1]} />}
            <Price rung={rung} />
          </Fragment>
        ))}
      </ol>
      <output className="price-ladder-warning" hidden={taxed === null}>
        {tax && taxed !== null && (
          <>
            <Icon as={TriangleAlert} size={14} />
            PTR with {taxWords(tax)} is {formatMoney(taxed)}, above MRP. Selling above MRP is not allowed.
          </>
        )}
      </output>
    </figure>
  );
}
