import type { PadContext } from "@o2r/api/contract/orders";
import { kycStates } from "@o2r/api/contract/parties";
import { stateValues } from "@o2r/api/contract/core";
import { Button, Card, DescriptionList, formatDate, formatMoneyColumn, Kbd, Link } from "@o2r/ui";
import { ValueStatus } from "../../../kit/value-status.tsx";
import "./retailer-card.css";

const weekdayNames = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;
const kycs = stateValues(kycStates);

/** The days of the week that a beat is served on, in words. */
const visits = (weekdays: readonly number[]): string =>
  weekdays.length === 0 || weekdays.length === 7
    ? "Every day"
    : weekdays.map((day) => weekdayNames[day - 1] ?? "").join(", ");

/** Who orders: the shop, its beat and hub, and how it stands with its papers. */
export function RetailerCard({ context }: { readonly context: PadContext }) {
  const { establishment, city, pincode, kyc, owner, mobile, beat, weekdays, hub, retailerType, isPrime } = context;
  return (
    <Card title={establishment}>
      <p className="retailer-card-place">
        {city} {pincode}
      </p>
      <DescriptionList
        items={[
          { term: "KYC", value: <ValueStatus values={kycs} value={kyc} /> },
          { term: "Owner", value: owner },
          {
            term: "Mobile",
            value: (
              <a className="o2r-mono" href={`tel:+91${mobile}`}>
                {mobile}
              </a>
            ),
          },
          { term: "Beat", value: beat },
          { term: "Visits", value: visits(weekdays) },
          { term: "Hub", value: hub },
          { term: "Type", value: [retailerType, isPrime ? "prime" : null].filter(Boolean).join(", ") },
        ]}
      />
    </Card>
  );
}

interface LastOrdersProps {
  readonly context: PadContext;
  readonly onRepeat: () => void;
}

/** The last five orders, and the last one again. */
export function LastOrders({ context, onRepeat }: LastOrdersProps) {
  const { lastOrders, lastLines } = context;
  return (
    <Card
      title="Last orders"
      actions={
        lastLines.length > 0 && (
          <Button size="sm" onClick={onRepeat}>
            Repeat <Kbd>F8</Kbd>
          </Button>
        )
      }
    >
      {lastOrders.length === 0 ? (
        "None yet."
      ) : (
        <dl className="last-orders">
          {lastOrders.map(({ id, placedAt, total, opens }) => (
            <div key={id}>
              <dt>
                {opens ? (
                  // Beside the pad, on which an order is being put together.
                  <Link external href={`/order/${id}`} aria-label={`${formatDate(placedAt)} (opens in a new tab)`}>
                    {formatDate(placedAt)}
                  </Link>
                ) : (
                  formatDate(placedAt)
                )}
              </dt>
              <dd>{formatMoneyColumn(total)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
