import type { Credit, PadContext } from "@o2r/api/contract/orders";
import { Card, formatDate, formatMoney, Progress, Status } from "@o2r/ui";
import { HandCoins } from "lucide-react";
import "./credit-card.css";

interface CreditCardProps {
  readonly credit: Credit;
  /** Rupees that this order adds to what stands, where it is not placed yet. */
  readonly adding?: number;
  /** What is to be collected next. */
  readonly promise?: PadContext["promise"];
}

function Promised({ promise }: Required<Pick<CreditCardProps, "promise">>) {
  if (promise === null) return null;
  return (
    <p className="credit-card-promise">
      <Status tone="warning" icon={HandCoins}>
        Promised {formatMoney(promise.amount)} on {formatDate(promise.on)}
      </Status>
    </p>
  );
}

/** What a retailer may owe, what they owe, and what is left. */
export function CreditCard({ credit, adding = 0, promise = null }: CreditCardProps) {
  const { limit, days, outstanding, placed, left } = credit;
  if (limit === null)
    return (
      <Card title="Credit">
        <p className="credit-card-none">No limit is set.</p>
        <Promised promise={promise} />
      </Card>
    );
  const after = (left ?? 0) - adding;
  const used = limit === 0 ? 100 : Math.min(100, Math.max(0, ((limit - after) / limit) * 100));
  return (
    <Card title={days === null ? "Credit" : `Credit, ${days} days`}>
      <Progress value={used} label="Credit used" />
      <dl className="credit-card">
        <div>
          <dt>Limit</dt>
          <dd>{formatMoney(limit)}</dd>
        </div>
        <div>
          <dt>Outstanding</dt>
          <dd>{formatMoney(outstanding)}</dd>
        </div>
        <div>
          <dt>Placed, not invoiced</dt>
          <dd>{formatMoney(placed)}</dd>
        </div>
        {adding > 0 && (
          <div>
            <dt>This order</dt>
            <dd>{formatMoney(adding)}</dd>
          </div>
        )}
        <div data-left data-over={after < 0 || undefined}>
          <dt>{adding > 0 ? "Left after order" : "Left"}</dt>
          <dd>{formatMoney(after)}</dd>
        </div>
      </dl>
      <Promised promise={promise} />
    </Card>
  );
}
