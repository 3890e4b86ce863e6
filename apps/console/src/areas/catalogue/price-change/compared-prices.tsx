import type { PriceChange } from "@o2r/api/contract/catalogue";
import { formatMoneyColumn } from "@o2r/ui";
import { moveOf } from "./move-text.ts";
import { priceKeys } from "./price-change-words.ts";
import "./compared-prices.css";

/** The four prices: what they are, what they become, and how far that is. */
export function ComparedPrices({ change }: { readonly change: PriceChange }) {
  const isPast = change.state === "APPLIED";
  return (
    <table className="compared-prices">
      <thead>
        <tr>
          <th scope="col">Price</th>
          <th scope="col">{isPast ? "Before ₹" : "Now ₹"}</th>
          <th scope="col">{isPast ? "After ₹" : "New ₹"}</th>
          <th scope="col">Change</th>
        </tr>
      </thead>
      <tbody>
        {priceKeys.map(({ key, label }) => {
          const move = moveOf(change.before[key], change[key]);
          return (
            <tr key={key} data-stays={move === null || undefined}>
              <th scope="row">{label}</th>
              <td>{formatMoneyColumn(change.before[key])}</td>
              <td>
                <b>{formatMoneyColumn(change[key])}</b>
              </td>
              <td>
                {move ? (
                  <>
                    {move.gain} <span>{move.percent}</span>
                  </>
                ) : (
                  <span>Stays</span>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
