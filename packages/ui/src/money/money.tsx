import { formatMoney, formatMoneyColumn } from "./format-money.ts";
import type { MoneyProps } from "./money.types.ts";

/** An amount of rupees. */
export function Money({ value, column = false }: MoneyProps) {
  return column ? <span className="o2r-num">{formatMoneyColumn(value)}</span> : <span>{formatMoney(value)}</span>;
}
