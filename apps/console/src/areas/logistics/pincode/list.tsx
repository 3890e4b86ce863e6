import type { Pincode } from "@o2r/api/contract/logistics";
import { Status } from "@o2r/ui";
import { MapPinned } from "lucide-react";
import type { ReactNode } from "react";
import { ActiveStatus } from "../../../kit/activity/active-status.tsx";
import type { CellDrawing } from "../../../kit/list/list-page.types.ts";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { ThingList } from "../../../kit/list/thing-list.tsx";
import { Wrapped, wrapped } from "../../../kit/list/wrapped.tsx";
import { pincodeName, pincodes } from "./pincode-words.ts";

const nobody = <Status tone="warning">Nobody</Status>;

const cells: Readonly<Record<string, CellDrawing<Pincode>>> = {
  city: wrapped("city"),
  state: wrapped("state"),
  localities: wrapped("localities"),
  hub: { cell: ({ hub }) => (hub === null ? nobody : <Wrapped>{hub}</Wrapped>) },
  standInNames: wrapped("standInNames"),
};

const card = (row: Pincode, menu: ReactNode): ReactNode => (
  <RowCard
    title={row.pincode}
    href={`${pincodes.path}/${row.id}`}
    detail={`${row.city}, ${row.state}`}
    menu={menu}
    facts={[...(row.active ? [] : [<ActiveStatus key="active" active={false} />]), row.hub ?? nobody]}
  />
);

/** /warehouse-management/pincode: where pincodes are, and who delivers there. */
export function PincodeList() {
  return (
    <ThingList
      {...pincodes}
      title="Serviceable pincodes"
      icon={MapPinned}
      rowName={pincodeName}
      cells={cells}
      card={card}
      importTo={`${pincodes.path}/import`}
    />
  );
}
