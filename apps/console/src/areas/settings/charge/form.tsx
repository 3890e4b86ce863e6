import { chargeForm, type Charge } from "@o2r/api/contract/settings";
import type { FormHandle } from "@o2r/forms/react";
import { ActiveBadge } from "../../../kit/activity/active-status.tsx";
import type { FormHead } from "../../../kit/form/form-page.types.ts";
import { FormScreen } from "../../../kit/form/form-screen.tsx";
import { ChargePreview } from "./charge-preview.tsx";
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

const besideOf = (form: FormHandle) => <ChargePreview form={form} />;

/** /charge-config/new, /charge-config/new?from=:id and /charge-config/:id. */
export function ChargeForm() {
  return (
    <FormScreen<Charge> {...charges} definition={chargeForm} rowName={chargeName} head={headOf} beside={besideOf} />
  );
}
