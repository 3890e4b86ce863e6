import { warehouseForm, type Warehouse } from "@o2r/api/contract/logistics";
import { useParams } from "react-router-dom";
import { RecordPage } from "../../../kit/record/record-page.tsx";
import type { RecordTab } from "../../../kit/record/record-page.types.ts";
import { ThingActions } from "../../../kit/record/thing-actions.tsx";
import { WarehouseForm, warehouseHead } from "./form.tsx";
import { warehouseName, warehouses } from "./warehouse-words.ts";

const tabs: readonly [RecordTab<Warehouse>, ...RecordTab<Warehouse>[]] = [
  { id: "details", label: "Details", page: (row) => <WarehouseForm below={row} /> },
  {
    id: "pincodes",
    label: "Serviceable pincodes",
    load: async () => (await import("./pincodes-tab.tsx")).PincodesTab,
  },
  {
    id: "calendar",
    label: "Calendar",
    load: async () => (await import("./calendar-tab.tsx")).CalendarTab,
  },
  {
    id: "standing",
    label: "Stock, people and bank",
    load: async () => (await import("./standing-tab.tsx")).StandingTab,
  },
  {
    id: "documents",
    label: "Documents",
    load: async () => (await import("./documents-tab.tsx")).DocumentsTab,
  },
];

/** /warehouse-management/new and /warehouse-management/:id: the form of a warehouse, and beside it in tabs how it stands. */
export function WarehousePage() {
  const { id } = useParams();
  if (id === undefined) return <WarehouseForm />;
  return (
    <RecordPage<Warehouse>
      {...warehouses}
      id={id}
      rowName={warehouseName}
      head={warehouseHead}
      tabs={tabs}
      actions={(row) => <ThingActions {...warehouses} row={row} definition={warehouseForm} rowName={warehouseName} />}
    />
  );
}
