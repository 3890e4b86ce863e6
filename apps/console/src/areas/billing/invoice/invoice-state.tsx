import { invoiceLife, type InvoiceRow } from "@o2r/api/contract/billing";
import { Badge, formatNumber } from "@o2r/ui";
import { CircleCheck, Clock } from "lucide-react";
import { StateBadge, StateStatus } from "../../../kit/lifecycle/state-status.tsx";

const iconOf = (state: InvoiceRow["state"]) => (state === "PAID" ? CircleCheck : undefined);

/** How far an invoice has come, in a list. */
export const InvoiceStatus = ({ state }: Pick<InvoiceRow, "state">) => (
  <StateStatus life={invoiceLife} state={state} icon={iconOf(state)} />
);

/** The same beside its number, with how late it is. */
export const InvoiceBadges = ({ state, overdue }: Pick<InvoiceRow, "state" | "overdue">) => (
  <>
    <StateBadge life={invoiceLife} state={state} icon={iconOf(state)} />
    {overdue !== null && <Badge tone="danger" icon={Clock}>{`${formatNumber(overdue)} days overdue`}</Badge>}
  </>
);
