import { chargeForm, type Charge } from "@o2r/api/contract/settings";
import { ActiveBadge } from "../../../kit/activity/active-status.tsx";
import type { FormHead } from "../../../kit/form/form-page.types.ts";
import { FormScreen } from "../../../kit/form/form-screen.tsx";
import { chargeName, charges } from "./charge-words.ts";

const headOf = (row: Charge): Omit<FormHead, "title"> => ({
  badge: <ActiveBadge active={row.active} />,
  description: (
    <>
      <span>{row.charged}</span>
      <span>{row.place}</span>
    </>
  ),
});

/** /charge-config/new, /charge-config/new?from=:id and /charge-config/:id. */
export function ChargeForm() {
  return <FormScreen<Charge> {...charges} definition={chargeForm} rowName={chargeName} head={headOf} />;
}
