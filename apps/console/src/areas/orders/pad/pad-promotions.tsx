import type { Quote } from "@o2r/api/contract/orders";
import { formatMoney } from "@o2r/ui";
import "./pad-promotions.css";

/** What promotions take off, and what a little more would bring. */
export function PadPromotions({ promotions }: Pick<Quote, "promotions">) {
  if (promotions.length === 0) return null;
  return (
    <ul className="pad-promotions" aria-label="Promotions">
      {promotions.map(({ promotionId, title, code, applied, amount, why, nearly }) => (
        <li key={promotionId} data-nearly={!applied || undefined}>
          <span>
            {code === null ? title : `${title} (${code})`}
            {nearly !== null && `: ${nearly}`}
            {applied && <small>{why}</small>}
          </span>
          {applied && <b>{formatMoney(-amount)}</b>}
        </li>
      ))}
    </ul>
  );
}
