import { undertakingForm, type Undertaking } from "@o2r/api/contract/settings";
import { formatDate } from "@o2r/ui";
import { ActiveBadge } from "../../../kit/activity/active-status.tsx";
import type { FormHead } from "../../../kit/form/form-page.types.ts";
import { FormScreen } from "../../../kit/form/form-screen.tsx";
import { undertakingName, undertakings } from "./undertaking-words.ts";

const headOf = (row: Undertaking): Omit<FormHead, "title"> => ({
  badge: <ActiveBadge active={row.active} />,
  description: (
    <span>
      {formatDate(row.validFrom)} – {formatDate(row.validTill)}
    </span>
  ),
});

/** /global-config/undertaking/new, /global-config/undertaking/new?from=:id and /global-config/undertaking/:id. */
export function UndertakingForm() {
  return (
    <FormScreen<Undertaking>
      {...undertakings}
      definition={undertakingForm}
      rowName={undertakingName}
      head={headOf}
      notCopied={["arn"]}
    />
  );
}
