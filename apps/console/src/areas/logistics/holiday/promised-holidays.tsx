import { orderEndpoints } from "@o2r/api/contract/orders";
import { useEndpoint } from "@o2r/api/react";
import { Banner, formatDate, formatNumber, Link } from "@o2r/ui";
import { Fragment } from "react";
import { holidays } from "./holiday-words.ts";

/** So many are named; the list has the others. */
const named = 5;

/** Names the holidays for which open orders are promised, also those that came from a file or from last year; nothing where none are. */
export function PromisedHolidays() {
  const { data = [] } = useEndpoint(orderEndpoints.onHolidays, {}, { quiet: true });
  if (data.length === 0) return null;
  const first = data.length <= named + 1 ? data : data.slice(0, named);
  const rest = data.length - first.length;
  return (
    <Banner
      tone="warning"
      title={`Open orders are promised for ${data.length === 1 ? "a holiday" : `${formatNumber(data.length)} holidays`}`}
    >
      {first.map(({ id, name, day, orders }, at) => (
        <Fragment key={id}>
          {at > 0 && ", "}
          <Link href={`${holidays.path}/${id}`}>
            {name}, {formatDate(day)}
          </Link>{" "}
          ({formatNumber(orders)})
        </Fragment>
      ))}
      {rest > 0 && ` and ${formatNumber(rest)} more`}
    </Banner>
  );
}
