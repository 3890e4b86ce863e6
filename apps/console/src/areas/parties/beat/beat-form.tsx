import { beatForm, type Beat } from "@o2r/api/contract/parties";
import { ActiveBadge } from "../../../kit/activity/active-status.tsx";
import type { FormHead } from "../../../kit/form/form-page.types.ts";
import { FormScreen } from "../../../kit/form/form-screen.tsx";
import { counted } from "../../../kit/list/count-link.tsx";
import { beatName, beats } from "./beat-words.ts";

const headOf = (row: Beat): Omit<FormHead, "title"> => ({
  badge: <ActiveBadge active={row.active} />,
  description: (
    <>
      <span>{row.hub}</span>
      <span>{row.days}</span>
      <span>{counted(row.retailers, "retailer", "retailers")}</span>
    </>
  ),
});

/** /retailer-config/beat/new, /retailer-config/beat/new?from=:id and /retailer-config/beat/:id. */
export function BeatForm() {
  return <FormScreen<Beat> {...beats} definition={beatForm} rowName={beatName} head={headOf} notCopied={["name"]} />;
}
