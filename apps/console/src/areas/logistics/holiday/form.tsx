import { holidayForm, type Holiday } from "@o2r/api/contract/logistics";
import { DateText } from "@o2r/ui";
import { ActiveBadge } from "../../../kit/activity/active-status.tsx";
import { later } from "../../../kit/deferred.tsx";
import type { FormHead } from "../../../kit/form/form-page.types.ts";
import { FormScreen } from "../../../kit/form/form-screen.tsx";
import { holidayName, holidays } from "./holiday-words.ts";
import type { OrdersOnHolidayProps } from "./orders-on-holiday.tsx";

const OrdersOnHoliday = later<OrdersOnHolidayProps>(
  async () => (await import("./orders-on-holiday.tsx")).OrdersOnHoliday,
);

const headOf = (row: Holiday): Omit<FormHead, "title"> => ({
  badge: <ActiveBadge active={row.active} />,
  description: (
    <>
      <DateText value={row.day} />
      <span>{row.place}</span>
    </>
  ),
  below: <OrdersOnHoliday id={row.id} day={row.day} />,
});

/** /holidays/new, /holidays/new?from=:id and /holidays/:id. */
export function HolidayForm() {
  return (
    <FormScreen<Holiday>
      {...holidays}
      definition={holidayForm}
      rowName={holidayName}
      head={headOf}
      notCopied={["day"]}
    />
  );
}
