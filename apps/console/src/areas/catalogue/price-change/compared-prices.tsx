import type { PriceChange } from "@o2r/api/contract/catalogue";
import { formatMoneyColumn } from "@o2r/ui";
import { WideTable } from "../../../kit/wide-table.tsx";
import { moveOf } from "./move-text.ts";
import { priceKeys } from "./price-change-words.ts";
import "./compared-prices.css";

/** The four prices: what they are, what they become, and how far that is. */
export function ComparedPrices({ change }: { readonly change: PriceChange }) {
  const isPast = change.state === "APPLIED";
  return (
    <WideTable
      label="Prices per pack"
      head={[
        "Price",
        { figure: isPast ? "Before ₹" : "Now ₹" },
        { figure: isPast ? "After ₹" : "New ₹" },
        { figure: "Change" },
      ]}
    >
      <tbody className="compared-prices">
        {priceKeys.map(({ key, label }) => {
          const move = moveOf(change.before[key], change[key]);
          return (
            <tr key={key} data-stays={move === null || undefined}>
              <th scope="row">{label}</th>
              <td data-figure>{formatMoneyColumn(change.before[key])}</td>
              <td data-figure>
                <b>{formatMoneyColumn(change[key])}</b>
              </td>
              <td data-figure>
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
    </WideTable>
  );
}
