import type { Warehouse } from "@o2r/api/contract/logistics";
import { Button, TwoLineCell } from "@o2r/ui";
import { FileText, MapPin, MapPinned, Users } from "lucide-react";
import { useState, type ReactNode } from "react";
import { ActiveStatus } from "../../../kit/activity/active-status.tsx";
import { CountLink, counted } from "../../../kit/list/count-link.tsx";
import type { CellDrawing, RowAction } from "../../../kit/list/list-page.types.ts";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { wrapped } from "../../../kit/list/wrapped.tsx";
import { ThingList } from "../../../kit/list/thing-list.tsx";
import { phone, useMedia } from "../../../kit/use-media.ts";
import { PincodeDialog } from "../pincode/pincode-dialog.tsx";
import { pincodes as servedPincodes } from "../pincode/pincode-words.ts";
import { Licence } from "./licence.tsx";
import { typeText, warehouseName, warehouses } from "./warehouse-words.ts";

const tabOf =
  (tab: string) =>
  ({ id }: Warehouse): string =>
    `${warehouses.path}/${id}?tab=${tab}`;

const pincodesOf = tabOf("pincodes");

const cells: Readonly<Record<string, CellDrawing<Warehouse>>> = {
  companyName: { cell: (row) => <TwoLineCell detail={row.address}>{row.companyName}</TwoLineCell> },
  pincodes: { cell: (row) => <CountLink count={row.pincodes} href={pincodesOf(row)} /> },
  manager: wrapped("manager"),
  fssaiExpiry: { width: 168, compactWidth: 232, cell: (row) => <Licence row={row} /> },
};

const card = (row: Warehouse, menu: ReactNode): ReactNode => (
  <RowCard
    title={row.companyName}
    href={`${warehouses.path}/${row.id}`}
    detail={`${typeText(row.type)}, ${row.city}`}
    menu={menu}
    facts={[
      ...(row.active ? [] : [<ActiveStatus key="active" active={false} />]),
      ...(row.type === "HUB" ? [counted(row.pincodes, "pincode", "pincodes")] : []),
      ...(row.manager === null ? [] : [row.manager]),
      <Licence key="licence" row={row} said />,
    ]}
  />
);

const more: readonly RowAction<Warehouse>[] = [
  { label: "Serviceable pincodes", icon: MapPinned, to: pincodesOf },
  { label: "People and bank", icon: Users, to: tabOf("standing") },
  { label: "Documents", icon: FileText, to: tabOf("documents") },
];

const related = [{ to: servedPincodes.path, label: "Serviceable pincodes", icon: MapPinned }] as const;

/** /warehouse-management: hubs and central warehouses. */
export function WarehouseList() {
  // Beside the filters of a phone there is room for one word.
  const isPhone = useMedia(phone);
  const [looking, setLooking] = useState(false);
  return (
    <>
      <ThingList
        {...warehouses}
        title="Warehouse Management"
        rowName={warehouseName}
        cells={cells}
        card={card}
        more={more}
        related={related}
        acts={
          <Button icon={MapPin} size={isPhone ? "sm" : "md"} onClick={() => setLooking(true)}>
            {isPhone ? "Pincode" : "Look up pincode"}
          </Button>
        }
      />
      {looking && <PincodeDialog onClose={() => setLooking(false)} />}
    </>
  );
}
