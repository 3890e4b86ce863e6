import { dialerForm, type Dialer } from "@o2r/api/contract/orders";
import { ActiveBadge } from "../../../kit/activity/active-status.tsx";
import type { FormHead } from "../../../kit/form/form-page.types.ts";
import { FormScreen } from "../../../kit/form/form-screen.tsx";
import { dialerName, dialers, kindText } from "./dialer-words.ts";

const headOf = (row: Dialer): Omit<FormHead, "title"> => ({
  badge: <ActiveBadge active={row.active} />,
  description: (
    <span>
      {kindText(row.kind)} of {row.agents} agents
    </span>
  ),
});

/** /user-management/dialer/new and /user-management/dialer/:id. */
export function DialerForm() {
  return (
    <FormScreen<Dialer>
      {...dialers}
      definition={dialerForm}
      rowName={dialerName}
      head={headOf}
      notCopied={["name", "callerNumber"]}
    />
  );
}
