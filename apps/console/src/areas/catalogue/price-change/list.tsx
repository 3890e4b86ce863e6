import { priceChangeLife, type PriceChange } from "@o2r/api/contract/catalogue";
import { TwoLineCell } from "@o2r/ui";
import { BadgeIndianRupee, Eye } from "lucide-react";
import { useMemo } from "react";
import { useActs } from "../../../kit/lifecycle/use-acts.tsx";
import type { CellDrawing, RowAction } from "../../../kit/list/list-page.types.ts";
import { ListPage } from "../../../kit/list/list-page.tsx";
import { RowPicture } from "../../../kit/row-picture.tsx";
import { useMay } from "../../../kit/use-may.ts";
import { priceActs } from "./price-acts.ts";
import { priceChangeCard } from "./price-change-card.tsx";
import { priceChangeName, priceChanges } from "./price-change-words.ts";
import { PriceMove } from "./price-move.tsx";
import { PriceChangeStatus } from "./state-status.tsx";

const cells: Readonly<Record<string, CellDrawing<PriceChange>>> = {
  product: {
    cell: ({ product, sku, image }) => (
      <TwoLineCell media={<RowPicture image={image} />} detail={sku} code>
        {product}
      </TwoLineCell>
    ),
  },
  state: { cell: ({ state }) => <PriceChangeStatus state={state} /> },
  centralMrp: { cell: (change) => <PriceMove change={change} price="centralMrp" /> },
  centralPtr: { cell: (change) => <PriceMove change={change} price="centralPtr" /> },
  centralPth: { cell: (change) => <PriceMove change={change} price="centralPth" /> },
  centralO2rlp: { cell: (change) => <PriceMove change={change} price="centralO2rlp" /> },
  proposedBy: { kind: "muted" },
};

const hrefOf = ({ id }: PriceChange): string => `${priceChanges.path}/${id}`;

/** /product/price-change: every change of prices, with what waits for somebody's approval. */
export function PriceChangeList() {
  const acts = useActs(priceChangeLife, priceActs);
  const mayPropose = useMay("price.propose");
  const rowActions = useMemo<readonly RowAction<PriceChange>[]>(
    () => [
      { label: "Open", icon: Eye, to: hrefOf },
      ...acts.rowActions,
      { label: "Product", icon: BadgeIndianRupee, to: ({ productId }) => `/product/${productId}?tab=prices` },
    ],
    [acts.rowActions],
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
        {...acts.bulk}
      />
      {acts.dialog}
    </>
  );
}
