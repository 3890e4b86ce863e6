import type { PriceChange } from "@o2r/api/contract/catalogue";
import { formatMoneyColumn } from "@o2r/ui";
import { moveOf } from "./move-text.ts";
import type { PriceKey } from "./price-change-words.ts";
import "./price-move.css";

export interface PriceMoveProps {
  readonly change: PriceChange;
  readonly price: PriceKey;
}

/** A new price with how far it moves, in a column; one that stays is faint. */
export function PriceMove({ change, price }: PriceMoveProps) {
  const move = moveOf(change.before[price], change[price]);
  return (
    <span className="price-move" data-stays={move === null || undefined}>
      {formatMoneyColumn(change[price])}
      {move && <small>{move.gain}</small>}
    </span>
  );
}
