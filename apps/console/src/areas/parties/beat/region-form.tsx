import { regionForm, type Region } from "@o2r/api/contract/parties";
import { ActiveBadge } from "../../../kit/activity/active-status.tsx";
import type { FormHead } from "../../../kit/form/form-page.types.ts";
import { FormScreen } from "../../../kit/form/form-screen.tsx";
import { counted } from "../../../kit/list/count-link.tsx";
import { regionName, regions } from "./beat-words.ts";

const headOf = (row: Region): Omit<FormHead, "title"> => ({
  badge: <ActiveBadge active={row.active} />,
  description: (
    <>
      {row.managers !== null && <span>{row.managers}</span>}
      <span>{counted(row.beats, "beat", "beats")}</span>
      <span>{counted(row.retailers, "retailer", "retailers")}</span>
    </>
  ),
});

/** /retailer-config/region/new and /retailer-config/region/:id. */
export function RegionForm() {
  return (
    <FormScreen<Region> {...regions} definition={regionForm} rowName={regionName} head={headOf} notCopied={["name"]} />
  );
}
