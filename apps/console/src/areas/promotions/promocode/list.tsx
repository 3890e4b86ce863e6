import { wordOf } from "@o2r/api/contract/core";
import { promotionEndpoints, promotionKinds, promotionLife, type PromotionRow } from "@o2r/api/contract/promotions";
import { DateText, formatMoney, formatNumber, TwoLineCell } from "@o2r/ui";
import { Copy, Eye, FlaskConical, ReceiptText, SquarePen, TicketPercent } from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import { later } from "../../../kit/deferred.tsx";
import { useActs } from "../../../kit/lifecycle/use-acts.tsx";
import type { CellDrawing, RowAction } from "../../../kit/list/list-page.types.ts";
import { ListPage } from "../../../kit/list/list-page.tsx";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { Wrapped, wrapped } from "../../../kit/list/wrapped.tsx";
import { useMay } from "../../../kit/use-may.ts";
import type { DuplicateDialogProps } from "./duplicate-dialog.tsx";
import { promotionActs } from "./promotion-acts.ts";
import { PromotionStatus } from "./promotion-state.tsx";
import { isEditable, promotionName, promotions } from "./promotion-words.ts";

const DuplicateDialog = later<DuplicateDialogProps>(
  async () => (await import("./duplicate-dialog.tsx")).DuplicateDialog,
);

const hrefOf = ({ id }: PromotionRow): string => `${promotions.path}/${id}`;

const cells: Readonly<Record<string, CellDrawing<PromotionRow>>> = {
  title: { cell: ({ title, funding }) => <TwoLineCell detail={funding}>{title}</TwoLineCell> },
  hub: { cell: ({ hub }) => <Wrapped>{hub ?? "All hubs"}</Wrapped> },
  kind: { cell: ({ kind }) => <Wrapped>{wordOf(promotionKinds, kind) ?? kind}</Wrapped> },
  gives: wrapped("gives"),
  validTill: {
    cell: (row) => (
      <TwoLineCell
        detail={
          <>
            from <DateText value={row.validFrom} />
          </>
        }
      >
        <DateText value={row.validTill} />
      </TwoLineCell>
    ),
  },
  uses: {
    cell: ({ uses, useLimit }) => (
      <TwoLineCell detail={useLimit === null ? undefined : `of ${formatNumber(useLimit)}`}>
        {formatNumber(uses)}
      </TwoLineCell>
    ),
  },
  state: { cell: ({ state }) => <PromotionStatus state={state} /> },
};

const card = (row: PromotionRow, menu: ReactNode): ReactNode => (
  <RowCard
    title={row.title}
    href={hrefOf(row)}
    detail={
      <>
        {row.gives}
        {row.code !== null && (
          <>
            {" · "}
            <span className="o2r-mono">{row.code}</span>
          </>
        )}
      </>
    }
    menu={menu}
    facts={[
      <PromotionStatus key="state" state={row.state} />,
      <span key="till">
        till <DateText value={row.validTill} />
      </span>,
      row.hub ?? "All hubs",
    ]}
    figures={[
      { label: "Uses", value: formatNumber(row.uses) },
      { label: "Limit", value: row.useLimit === null ? "–" : formatNumber(row.useLimit) },
      { label: "Cost", value: formatMoney(row.spent) },
    ]}
  />
);

const related = [{ to: `${promotions.path}/use`, label: "Uses", icon: ReceiptText }] as const;

/** /promocode: promocodes and schemes, with their use. */
export function PromotionList() {
  const acts = useActs(promotionLife, promotionActs);
  const mayWrite = useMay("coupon.write");
  const [copying, copy] = useState<PromotionRow>();
  const rowActions = useMemo<readonly RowAction<PromotionRow>[]>(
    () => [
      { label: "Open", icon: Eye, to: hrefOf },
      ...(mayWrite
        ? [
            { label: "Edit", icon: SquarePen, to: (row: PromotionRow) => `${hrefOf(row)}/edit`, when: isEditable },
            { label: "Duplicate", icon: Copy, run: copy },
          ]
        : []),
      { label: "Simulate", icon: FlaskConical, to: (row) => `${hrefOf(row)}?tab=simulate` },
      {
        label: "Uses",
        icon: ReceiptText,
        to: (row) => `${hrefOf(row)}?tab=uses`,
        when: ({ state }) => state !== "DRAFT" && state !== "SCHEDULED",
      },
      ...acts.rowActions,
    ],
    [acts.rowActions, mayWrite],
  );
  return (
    <>
      <ListPage<typeof promotionEndpoints.list, PromotionRow>
        {...promotions}
        endpoint={promotionEndpoints.list}
        title="Promocode"
        icon={TicketPercent}
        rowName={promotionName}
        rowHref={hrefOf}
        cells={cells}
        card={card}
        related={related}
        {...(mayWrite && { create: { to: `${promotions.path}/new`, label: "Add promotion" } })}
        rowActions={rowActions}
        {...acts.bulk}
      />
      {acts.dialog}
      {copying && <DuplicateDialog row={copying} onClose={() => copy(undefined)} />}
    </>
  );
}
