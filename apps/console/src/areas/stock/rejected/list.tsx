import {
  inventoryEndpoints,
  rejectedEndpoints,
  rejectedMoves,
  rejectedStates,
  ownPartIn,
  qcEndpoints,
  type RejectedMove,
  type RejectedRow,
  type RejectedState,
} from "@o2r/api/contract/stock";
import { may } from "@o2r/api/contract/core";
import { useMutation } from "@o2r/api/react";
import { DateText, formatMoney, formatNumber, notify, Status, TwoLineCell, type Tone } from "@o2r/ui";
import { ConfirmDialog } from "@o2r/ui/overlays";
import { ClipboardCheck, PackageX } from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import type { CellDrawing, RowAction } from "../../../kit/list/list-page.types.ts";
import { ListPage } from "../../../kit/list/list-page.tsx";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { Wrapped } from "../../../kit/list/wrapped.tsx";
import { RowPicture } from "../../../kit/row-picture.tsx";
import { useCurrentUser } from "../../../session/current-user.ts";
import { reasonText } from "../qc/qc-state.tsx";
import { consequences, rejectedName, rejectedNoun } from "./rejected-words.ts";
import { useBulkMoves } from "./use-bulk-moves.tsx";
import { rejections } from "../stock-lists.ts";

const affects = [rejectedEndpoints.list.path, inventoryEndpoints.list.path, qcEndpoints.list.path];

const tones: Readonly<Record<RejectedState, Tone>> = {
  OPEN: "warning",
  RETURNED: "info",
  CREDITED: "success",
  DISCARD_ASKED: "warning",
  DISCARDED: "neutral",
  RE_QC: "info",
  RESET: "neutral",
};
const stateWords = new Map<string, string>(rejectedStates.map(({ value, label }) => [value, label]));

function State({ state }: Pick<RejectedRow, "state">) {
  return <Status tone={tones[state]}>{stateWords.get(state)}</Status>;
}

const hrefOf = ({ qcId }: RejectedRow): string => `/quality-check/${qcId}`;

const cells: Readonly<Record<string, CellDrawing<RejectedRow>>> = {
  name: {
    cell: ({ name, sku, photo, image }) => (
      <TwoLineCell media={<RowPicture image={photo ?? image} />} detail={sku} code>
        {name}
      </TwoLineCell>
    ),
  },
  // Together they leave the product's name room for thirty letters.
  warehouse: { width: 144, compactWidth: 184, cell: ({ warehouse }) => <Wrapped>{warehouse}</Wrapped> },
  expiryDate: { width: 102 },
  quantity: { width: 64 },
  qcNumber: { width: 102 },
  reason: { width: 104, cell: ({ reason }) => reasonText(reason) },
  createdAt: { width: 148 },
  state: { width: 140, cell: (row) => <State {...row} /> },
};

const card = (row: RejectedRow, menu: ReactNode): ReactNode => (
  <RowCard
    image={<RowPicture image={row.photo ?? row.image} size={48} />}
    title={row.name}
    href={hrefOf(row)}
    detail={row.warehouse}
    menu={menu}
    facts={[
      <State key="state" {...row} />,
      reasonText(row.reason),
      <span key="expiry">
        expiry <DateText value={row.expiryDate} />
      </span>,
    ]}
    figures={[
      { label: "Units", value: formatNumber(row.quantity) },
      { label: "Value", value: formatMoney(row.value) },
    ]}
  />
);

interface MoveDialogProps {
  readonly row: RejectedRow;
  readonly move: RejectedMove;
  readonly onClose: () => void;
}

function MoveDialog({ row, move, onClose }: MoveDialogProps) {
  const { run, running } = useMutation(rejectedEndpoints.move, { affects });
  const [failure, setFailure] = useState<string>();
  const confirm = async () => {
    const { payload, error } = await run(
      { params: { id: row.id }, body: { action: move.action, note: "" } },
      { version: row.version },
    );
    if (error !== undefined) {
      setFailure(error.message);
      return;
    }
    notify({ kind: "success", title: `${rejectedName(payload)}: ${stateWords.get(payload.state)}` });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      action={move.label}
      tone={move.action === "discard" ? "danger" : "primary"}
      loading={running}
      error={failure}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <b>{rejectedName(row)}</b> {consequences[move.action]}
    </ConfirmDialog>
  );
}

/** /rejected-skus: what quality checks have rejected, and what becomes of it. */
export function RejectedList() {
  const { id: self, userType } = useCurrentUser();
  const bulkActions = useBulkMoves();
  const [moving, setMoving] = useState<{ readonly row: RejectedRow; readonly move: RejectedMove }>();
  const rowActions = useMemo<readonly RowAction<RejectedRow>[]>(
    () => [
      { label: "Open check", icon: ClipboardCheck, to: hrefOf },
      ...rejectedMoves
        .filter(({ allow }) => may(userType, allow))
        .map((move) => ({
          label: move.label,
          icon: PackageX,
          // Nobody decides on what they have asked for or rejected.
          when: (row: RejectedRow) => row.state === move.from && ownPartIn(move, row, self) === null,
          run: (row: RejectedRow) => setMoving({ row, move }),
        })),
    ],
    [userType, self],
  );
  return (
    <>
      <ListPage<typeof rejections.endpoint, RejectedRow>
        {...rejections}
        title="Rejected SKUs"
        noun={rejectedNoun}
        rowName={rejectedName}
        rowHref={hrefOf}
        cells={cells}
        card={card}
        rowActions={rowActions}
        {...(bulkActions.length > 0 && { bulkActions, bulkAffects: affects })}
      />
      {moving && <MoveDialog {...moving} onClose={() => setMoving(undefined)} />}
    </>
  );
}
