import { priceChangeLife, type PriceChange } from "@o2r/api/contract/catalogue";
import { DateText, formatMoneyColumn, Link } from "@o2r/ui";
import { moveOf } from "../price-change/move-text.ts";
import { priceChanges, priceKeys } from "../price-change/price-change-words.ts";

const movesOf = (change: PriceChange): string =>
  priceKeys
    .filter(({ key }) => moveOf(change.before[key], change[key]) !== null)
    .map(({ key, label }) => `${label} ${formatMoneyColumn(change[key])}`)
    .join(", ");

const labelOf = (state: PriceChange["state"]): string => priceChangeLife.states[state].label;

const stateOf = ({ state }: PriceChange): string =>
  state === "PROPOSED" ? labelOf(state) : `${labelOf(state)}, proposed`;

/** Price changes that wait for approval or for their day, in words: when, what, and who. */
export function WaitingChanges({ changes }: { readonly changes: readonly PriceChange[] }) {
  return (
    <ul className="price-notice-changes">
      {changes.map((change) => (
        <li key={change.id}>
          <Link href={`${priceChanges.path}/${change.id}`}>
            <DateText value={change.effectiveOn} />
          </Link>
          : {movesOf(change)}. {stateOf(change)} by {change.proposedBy}
        </li>
      ))}
    </ul>
  );
}
