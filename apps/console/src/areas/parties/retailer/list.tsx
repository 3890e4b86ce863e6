import { assignAgentForm, assignBeatForm, retailerEndpoints, type RetailerRow } from "@o2r/api/contract/parties";
import { formatDate } from "@o2r/ui";
import { BadgeCheck, Eye, MapPinned, SquarePen, Store, UserCog } from "lucide-react";
import { useMemo, type ReactNode } from "react";
import { useAssigning, type Assigning } from "../../../kit/list/bulk/use-assigning.tsx";
import type { CellDrawing, RowAction } from "../../../kit/list/list-page.types.ts";
import { ListPage } from "../../../kit/list/list-page.tsx";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { wrapped } from "../../../kit/list/wrapped.tsx";
import { useMay } from "../../../kit/use-may.ts";
import { KycStatus, RetailerStatus } from "./retailer-state.tsx";
import { retailerName, retailers } from "./retailer-words.ts";
import { useRetailerActs } from "./use-retailer-acts.tsx";
import { useRowLinks } from "./use-row-links.ts";

const hrefOf = ({ id }: RetailerRow): string => `${retailers.path}/${id}`;

const cells: Readonly<Record<string, CellDrawing<RetailerRow>>> = {
  state: { cell: ({ state }) => <RetailerStatus state={state} /> },
  kyc: { cell: ({ kyc }) => <KycStatus kyc={kyc} /> },
  establishment: wrapped("establishment"),
  name: wrapped("name"),
  beat: wrapped("beat"),
  hub: wrapped("hub"),
  // The day is enough to see who has not ordered for long.
  lastOrderAt: { cell: ({ lastOrderAt }) => (lastOrderAt === null ? null : formatDate(lastOrderAt)) },
};

const card = (row: RetailerRow, menu: ReactNode): ReactNode => (
  <RowCard
    title={row.establishment}
    href={hrefOf(row)}
    detail={
      <>
        {row.name} · <span className="o2r-mono">{row.mobile}</span>
      </>
    }
    menu={menu}
    facts={[
      <RetailerStatus key="state" state={row.state} />,
      `${row.city} ${row.pincode}`,
      row.lastOrderAt === null ? "No order yet" : `Last order ${formatDate(row.lastOrderAt)}`,
    ]}
  />
);

const byBeat: Assigning<typeof assignBeatForm, RetailerRow> = {
  endpoint: retailerEndpoints.assignBeat,
  form: assignBeatForm,
  label: "Assign hub and beat",
  icon: MapPinned,
  submit: "Assign",
  done: "assigned",
  before: ({ hubId, beatId }) => (hubId === null || beatId === null ? undefined : { hubId, beatId }),
};
const byAgent: Assigning<typeof assignAgentForm, RetailerRow> = {
  endpoint: retailerEndpoints.assignAgent,
  form: assignAgentForm,
  label: "Assign agent",
  icon: UserCog,
  submit: "Assign",
  done: "assigned",
  before: ({ agentId }) => (agentId === null ? undefined : { agentId }),
};

const related = [
  { to: "/retailer/kyc", label: "KYC", icon: BadgeCheck },
  { to: "/retailer/address-request", label: "Address requests", icon: MapPinned },
] as const;

/** /retailer: every shop that orders, or is to. */
export function RetailerList() {
  const { rowActions, bulk, dialog } = useRetailerActs();
  const links = useRowLinks();
  const mayWrite = useMay("retailer.write");
  const mayOnboard = useMay("retailer.onboard");
  const mayAssign = useMay("retailer.assign");
  const maySetAgent = useMay("retailer.terms");
  const assignBeat = useAssigning(byBeat);
  const assignAgent = useAssigning(byAgent);
  const mayVerify = useMay("kyc.decide");
  const mayImport = useMay("retailer.import");
  const actions = useMemo<readonly RowAction<RetailerRow>[]>(
    () => [
      { label: "Open", icon: Eye, to: hrefOf },
      ...(mayWrite ? [{ label: "Edit", icon: SquarePen, to: (row: RetailerRow) => `${hrefOf(row)}/edit` }] : []),
      ...links,
      ...rowActions,
    ],
    [mayWrite, links, rowActions],
  );
  return (
    <>
      <ListPage<typeof retailerEndpoints.list, RetailerRow>
        {...retailers}
        endpoint={retailerEndpoints.list}
        title="Retailers"
        icon={Store}
        rowName={retailerName}
        rowHref={hrefOf}
        cells={cells}
        card={card}
        {...(mayOnboard && { create: { to: `${retailers.path}/new`, label: "Onboard retailer" } })}
        importTo={mayImport ? `${retailers.path}/import` : undefined}
        {...(mayVerify && { related })}
        rowActions={actions}
        bulkActions={[
          ...(mayAssign ? [assignBeat] : []),
          ...(maySetAgent ? [assignAgent] : []),
          ...(bulk.bulkActions ?? []),
        ]}
      />
      {dialog}
    </>
  );
}
