import { openActions, type PersonalAction, type PriceChange } from "@o2r/api/contract/catalogue";
import { TwoLineCell } from "@o2r/ui";
import { BadgeIndianRupee, CircleCheck, CircleSlash, Eye } from "lucide-react";
import { useMemo, useState } from "react";
import type { BulkAction, CellDrawing, RowAction } from "../../../kit/list/list-page.types.ts";
import { ListPage } from "../../../kit/list/list-page.tsx";
import { RowPicture } from "../../../kit/row-picture.tsx";
import { useMay } from "../../../kit/use-may.ts";
import { useCurrentUser } from "../../../session/current-user.ts";
import { ApproveDialog } from "./approve-dialog.tsx";
import { priceChangeCard } from "./price-change-card.tsx";
import { priceChangeName, priceChanges } from "./price-change-words.ts";
import { PriceMove } from "./price-move.tsx";
import { RevokeDialog } from "./revoke-dialog.tsx";
import { StateStatus } from "./state-status.tsx";
import { usePriceSteps, whyNot } from "./use-steps.ts";

const cells: Readonly<Record<string, CellDrawing<PriceChange>>> = {
  product: {
    cell: ({ product, sku, image }) => (
      <TwoLineCell media={<RowPicture image={image} />} detail={sku} code>
        {product}
      </TwoLineCell>
    ),
  },
  state: { cell: ({ state }) => <StateStatus state={state} /> },
  centralMrp: { cell: (change) => <PriceMove change={change} price="centralMrp" /> },
  centralPtr: { cell: (change) => <PriceMove change={change} price="centralPtr" /> },
  centralPth: { cell: (change) => <PriceMove change={change} price="centralPth" /> },
  centralO2rlp: { cell: (change) => <PriceMove change={change} price="centralO2rlp" /> },
  proposedBy: { kind: "muted" },
};

const hrefOf = ({ id }: PriceChange): string => `${priceChanges.path}/${id}`;

/** /product/price-change: every change of prices, with what waits for somebody's approval. */
export function PriceChangeList() {
  const person = useCurrentUser();
  const mayApprove = useMay("price.approve");
  const mayPropose = useMay("price.propose");
  const { approve } = usePriceSteps();
  const [approving, setApproving] = useState<PriceChange>();
  const [revoking, setRevoking] = useState<PriceChange>();

  const can = useMemo(
    () => (action: PersonalAction) => (change: PriceChange) => openActions(change, person).includes(action),
    [person],
  );
  const rowActions = useMemo<readonly RowAction<PriceChange>[]>(
    () => [
      { label: "Open", icon: Eye, to: hrefOf },
      { label: "Approve", icon: CircleCheck, when: can("approve"), run: setApproving },
      { label: "Revoke", icon: CircleSlash, when: can("revoke"), run: setRevoking },
      { label: "Product", icon: BadgeIndianRupee, to: ({ productId }) => `/product/${productId}?tab=prices` },
    ],
    [can],
  );
  const bulkActions = useMemo<readonly BulkAction<PriceChange>[]>(
    () => [
      {
        label: "Approve",
        icon: CircleCheck,
        done: "approved",
        ask: {
          action: "Approve",
          consequence: (count) =>
            `${count} ${count === 1 ? "price change takes" : "price changes take"} effect on ${count === 1 ? "its day" : "their days"}, at once where that has come.`,
        },
        unfit: (change) => {
          if (can("approve")(change)) return undefined;
          return change.state === "PROPOSED" ? "proposed by yourself" : "not waiting for approval";
        },
        run: async (change) => whyNot(await approve(change)),
      },
    ],
    [can, approve],
  );

  return (
    <>
      <ListPage<typeof priceChanges.endpoint, PriceChange>
        {...priceChanges}
        title="Price changes"
        icon={BadgeIndianRupee}
        rowName={priceChangeName}
        rowHref={hrefOf}
        cells={cells}
        card={priceChangeCard}
        rowActions={rowActions}
        {...(mayPropose && { create: { to: `${priceChanges.path}/new`, label: "Propose price change" } })}
        {...(mayApprove && { bulkActions })}
      />
      <ApproveDialog change={approving} onClose={() => setApproving(undefined)} />
      <RevokeDialog change={revoking} onClose={() => setRevoking(undefined)} />
    </>
  );
}
