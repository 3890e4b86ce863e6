import { addressRequestEndpoints, addressRequestLife, type AddressRequestRow } from "@o2r/api/contract/parties";
import { formatDateTime } from "@o2r/ui";
import { Eye, MapPinned } from "lucide-react";
import { useMemo, type ReactNode } from "react";
import { StateStatus } from "../../../kit/lifecycle/state-status.tsx";
import type { CellDrawing, RowAction } from "../../../kit/list/list-page.types.ts";
import { ListPage } from "../../../kit/list/list-page.tsx";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { wrapped } from "../../../kit/list/wrapped.tsx";
import { addressRequests, requestName } from "./address-request-words.ts";
import { distanceText } from "./distance-text.ts";
import { useRequestActs } from "./use-request-acts.tsx";

const hrefOf = ({ id }: AddressRequestRow): string => `${addressRequests.path}/${id}`;
const status = ({ state }: AddressRequestRow) => <StateStatus life={addressRequestLife} state={state} />;

const cells: Readonly<Record<string, CellDrawing<AddressRequestRow>>> = {
  establishment: wrapped("establishment"),
  city: wrapped("city"),
  distance: { header: "Distance", cell: (row) => distanceText(row.distance) },
  requestedBy: wrapped("requestedBy"),
  state: { cell: status },
};

const card = (row: AddressRequestRow, menu: ReactNode): ReactNode => (
  <RowCard
    title={row.establishment}
    href={hrefOf(row)}
    detail={`To ${row.city} ${row.pincode}, ${distanceText(row.distance)} away`}
    menu={menu}
    facts={[<span key="state">{status(row)}</span>, `Asked ${formatDateTime(row.requestedAt)}`]}
  />
);

/** /retailer/address-request: requests for another address. */
export function AddressRequestList() {
  const { rowActions, bulk, dialog } = useRequestActs();
  const actions = useMemo<readonly RowAction<AddressRequestRow>[]>(
    () => [{ label: "Open", icon: Eye, to: hrefOf }, ...rowActions],
    [rowActions],
  );
  return (
    <>
      <ListPage<typeof addressRequestEndpoints.list, AddressRequestRow>
        {...addressRequests}
        endpoint={addressRequestEndpoints.list}
        title="Address requests"
        icon={MapPinned}
        rowName={requestName}
        rowHref={hrefOf}
        cells={cells}
        card={card}
        rowActions={actions}
        {...bulk}
      />
      {dialog}
    </>
  );
}
