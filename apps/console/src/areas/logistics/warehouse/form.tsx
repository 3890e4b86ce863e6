import { warehouseForm, type Warehouse } from "@o2r/api/contract/logistics";
import type { FormHandle } from "@o2r/forms/react";
import type { ReactNode } from "react";
import { ActiveBadge } from "../../../kit/activity/active-status.tsx";
import type { SectionExtra } from "../../../kit/form/form-body.tsx";
import type { FormHead } from "../../../kit/form/form-page.types.ts";
import { FormScreen } from "../../../kit/form/form-screen.tsx";
import { GstinNotice } from "../../../kit/notice/gstin-notice.tsx";
import { PlaceOnMap } from "../../../kit/notice/place-on-map.tsx";
import { typeText, warehouseName, warehouses } from "./warehouse-words.ts";

/** What stands in the head of a warehouse's page, whichever tab is in sight. */
export const warehouseHead = (row: Warehouse): Omit<FormHead, "title"> => ({
  badge: <ActiveBadge active={row.active} />,
  description: (
    <span>
      {typeText(row.type)}, {row.city}
    </span>
  ),
});

const extrasOf = (form: FormHandle): Readonly<Record<string, SectionExtra>> => ({
  place: { content: <PlaceOnMap form={form} latitude="wlat" longitude="wlng" street="address" /> },
  licences: { after: "gstNumber", content: <GstinNotice form={form} /> },
});

export interface WarehouseFormProps {
  /** Stands below the warehouse's head. */
  readonly below?: ReactNode;
}

/** A warehouse made, copied, edited, or only looked at. */
export function WarehouseForm({ below }: WarehouseFormProps) {
  return (
    <FormScreen<Warehouse>
      {...warehouses}
      definition={warehouseForm}
      rowName={warehouseName}
      head={(row) => ({ ...warehouseHead(row), below })}
      notCopied={["companyName", "gstNumber", "fssaiNumber", "fssaiExpiry"]}
      extras={extrasOf}
    />
  );
}
