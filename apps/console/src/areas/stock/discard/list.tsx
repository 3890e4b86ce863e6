import {
  discardEndpoints,
  discardReasons,
  inventoryEndpoints,
  reasonForm,
  type DiscardRow,
} from "@o2r/api/contract/stock";
import { useMutation } from "@o2r/api/react";
import { DateText, formatMoney, formatNumber, notify, Status, TwoLineCell } from "@o2r/ui";
import { ConfirmDialog } from "@o2r/ui/overlays";
import { Boxes, Check, X } from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import type { CellDrawing, RowAction } from "../../../kit/list/list-page.types.ts";
import { ListPage } from "../../../kit/list/list-page.tsx";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { Wrapped } from "../../../kit/list/wrapped.tsx";
import { useMay } from "../../../kit/use-may.ts";
import { useCurrentUser } from "../../../session/current-user.ts";
import { inventoryPath } from "../inventory/inventory-words.ts";
import { ActDialog } from "../../../kit/form/act-dialog.tsx";
import { requestNoun, stateText, stateTone } from "./request-words.ts";
import { useBulkDecisions } from "./use-bulk-decisions.tsx";
import { discards } from "../stock-lists.ts";

const affects = [discardEndpoints.list.path, inventoryEndpoints.list.path];

const reasonWords = new Map<string, string>(discardReasons.map(({ value, label }) => [value, label]));

function State({ state }: Pick<DiscardRow, "state">) {
  return <Status tone={stateTone(state)}>{stateText(state)}</Status>;
}

const requestName = ({ name, quantity }: DiscardRow): string => `${formatNumber(quantity)} of ${name}`;

const cells: Readonly<Record<string, CellDrawing<DiscardRow>>> = {
  name: {
    cell: ({ name, sku }) => (
      <TwoLineCell detail={sku} code>
        {name}
      </TwoLineCell>
    ),
  },
  warehouse: { width: 140, cell: ({ warehouse }) => <Wrapped>{warehouse}</Wrapped> },
  reason: {
    cell: ({ reason, note }) => (note === "" ? reasonWords.get(reason) : `${reasonWords.get(reason)}: ${note}`),
  },
  state: { cell: (row) => <State {...row} /> },
};

const card = (row: DiscardRow, menu: ReactNode): ReactNode => (
  <RowCard
    title={row.name}
    href={`${inventoryPath}/${row.inventoryId}`}
    detail={row.warehouse}
    menu={menu}
    facts={[
      <State key="state" {...row} />,
      reasonWords.get(row.reason),
      <span key="expiry">
        expiry <DateText value={row.expiryDate} />
      </span>,
      // Whoever asked may be nobody any more.
      ...(row.requestedBy === null ? [] : [`asked by ${row.requestedBy}`]),
    ]}
    figures={[
      { label: "Units", value: formatNumber(row.quantity) },
      { label: "Value", value: formatMoney(row.value) },
    ]}
  />
);

interface DecisionProps {
  readonly row: DiscardRow;
  readonly onClose: () => void;
}

/** Asks before units are thrown away for good. */
function ApproveDialog({ row, onClose }: DecisionProps) {
  const { run, running } = useMutation(discardEndpoints.decide, { affects });
  const [failure, setFailure] = useState<string>();
  const confirm = async () => {
    const { error } = await run(
      { params: { id: row.id }, body: { approve: true, reason: "" } },
      { version: row.version },
    );
    if (error !== undefined) {
      setFailure(error.message);
      return;
    }
    notify({ kind: "success", title: `Discarded: ${requestName(row)}` });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      action="Discard"
      loading={running}
      error={failure}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {row.warehouse} loses <b>{requestName(row)}</b>, worth {formatMoney(row.value)} at PTH.
    </ConfirmDialog>
  );
}

function RefuseDialog({ row, onClose }: DecisionProps) {
  const { run } = useMutation(discardEndpoints.decide, { affects });
  return (
    <ActDialog
      definition={reasonForm}
      size="sm"
      title="Refuse to discard"
      lead={`${row.warehouse} keeps ${requestName(row)}.`}
      submit="Refuse"
      act={({ reason }) => run({ params: { id: row.id }, body: { approve: false, reason } }, { version: row.version })}
      done={() => "The request is refused"}
      onClose={onClose}
    />
  );
}

/** /inventory/discard: what somebody wants to be thrown away, and who decides on it. */
export function DiscardList() {
  const mayApprove = useMay("stock.approve");
  const { id: self } = useCurrentUser();
  const bulkActions = useBulkDecisions();
  const [deciding, setDeciding] = useState<{ readonly row: DiscardRow; readonly approve: boolean }>();
  const rowActions = useMemo<readonly RowAction<DiscardRow>[]>(() => {
    const isOpen = ({ state, requestedById }: DiscardRow) => state === "REQUESTED" && requestedById !== self;
    return [
      { label: "Open batch", icon: Boxes, to: ({ inventoryId }) => `${inventoryPath}/${inventoryId}` },
      ...(mayApprove
        ? [
            {
              label: "Approve",
              icon: Check,
              when: isOpen,
              run: (row: DiscardRow) => setDeciding({ row, approve: true }),
            },
            {
              label: "Refuse",
              icon: X,
              when: isOpen,
              run: (row: DiscardRow) => setDeciding({ row, approve: false }),
            },
          ]
        : []),
    ];
  }, [mayApprove, self]);
  const close = () => setDeciding(undefined);
  return (
    <>
      <ListPage<typeof discards.endpoint, DiscardRow>
        {...discards}
        title="Discard requests"
        noun={requestNoun}
        rowName={requestName}
        rowHref={({ inventoryId }) => `${inventoryPath}/${inventoryId}`}
        cells={cells}
        card={card}
        rowActions={rowActions}
        {...(bulkActions.length > 0 && { bulkActions, bulkAffects: affects })}
      />
      {deciding &&
        (deciding.approve ? (
          <ApproveDialog row={deciding.row} onClose={close} />
        ) : (
          <RefuseDialog row={deciding.row} onClose={close} />
        ))}
    </>
  );
}
