import { kycEndpoints, type KycRow } from "@o2r/api/contract/parties";
import { formatDateTime } from "@o2r/ui";
import { BadgeCheck, Eye } from "lucide-react";
import { useMemo, type ReactNode } from "react";
import type { CellDrawing, RowAction } from "../../../kit/list/list-page.types.ts";
import { ListPage } from "../../../kit/list/list-page.tsx";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { wrapped } from "../../../kit/list/wrapped.tsx";
import { KycStatus } from "../retailer/retailer-state.tsx";
import { kycName, kycs } from "./kyc-words.ts";
import { useKycActs } from "./use-kyc-acts.tsx";

const hrefOf = ({ id }: KycRow): string => `${kycs.path}/${id}`;

const cells: Readonly<Record<string, CellDrawing<KycRow>>> = {
  state: { cell: ({ state }) => <KycStatus kyc={state} /> },
  hub: wrapped("hub"),
};

const card = (row: KycRow, menu: ReactNode): ReactNode => (
  <RowCard
    title={row.establishment}
    href={hrefOf(row)}
    detail={row.name}
    menu={menu}
    facts={[
      <KycStatus key="state" kyc={row.state} />,
      row.submittedAt === null ? "Not submitted" : `Submitted ${formatDateTime(row.submittedAt)}`,
    ]}
  />
);

/** /retailer/kyc: papers that wait to be verified, and those that were. */
export function KycList() {
  const { rowActions, dialog } = useKycActs();
  const actions = useMemo<readonly RowAction<KycRow>[]>(
    () => [{ label: "Open", icon: Eye, to: hrefOf }, ...rowActions],
    [rowActions],
  );
  return (
    <>
      <ListPage<typeof kycEndpoints.list, KycRow>
        {...kycs}
        endpoint={kycEndpoints.list}
        title="KYC"
        icon={BadgeCheck}
        rowName={kycName}
        rowHref={hrefOf}
        cells={cells}
        card={card}
        rowActions={actions}
      />
      {dialog}
    </>
  );
}
