import { wordOf } from "@o2r/api/contract/core";
import { retailerGroupForm, retailerGroupKinds, type RetailerGroup } from "@o2r/api/contract/parties";
import { formatNumber } from "@o2r/ui";
import { ActiveBadge } from "../../../kit/activity/active-status.tsx";
import type { FormHead } from "../../../kit/form/form-page.types.ts";
import { FormScreen } from "../../../kit/form/form-screen.tsx";
import { retailerGroupName, retailerGroups } from "./retailer-group-words.ts";

const headOf = (row: RetailerGroup): Omit<FormHead, "title"> => ({
  badge: <ActiveBadge active={row.active} />,
  description: (
    <>
      <span>{wordOf(retailerGroupKinds, row.kind)}</span>
      <span>{row.retailers === 1 ? "1 retailer" : `${formatNumber(row.retailers)} retailers`}</span>
    </>
  ),
});

/** /retailer-config/new, /retailer-config/new?from=:id and /retailer-config/:id. */
export function RetailerGroupForm() {
  return (
    <FormScreen<RetailerGroup>
      {...retailerGroups}
      definition={retailerGroupForm}
      rowName={retailerGroupName}
      head={headOf}
      notCopied={["retailerType", "status", "tier"]}
    />
  );
}
