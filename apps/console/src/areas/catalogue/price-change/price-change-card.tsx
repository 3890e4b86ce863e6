import type { PriceChange } from "@o2r/api/contract/catalogue";
import { DateText } from "@o2r/ui";
import type { ReactNode } from "react";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { RowPicture } from "../../../kit/row-picture.tsx";
import { priceChanges, priceKeys } from "./price-change-words.ts";
import { PriceMove } from "./price-move.tsx";
import { PriceChangeStatus } from "./state-status.tsx";

/** A price change on a phone: of what, how far it has come, from when on, and the four prices. */
export const priceChangeCard = (change: PriceChange, menu: ReactNode): ReactNode => (
  <RowCard
    image={<RowPicture image={change.image} size={48} />}
    title={change.product}
    href={`${priceChanges.path}/${change.id}`}
    detail={<span className="o2r-mono">{change.sku}</span>}
    menu={menu}
    facts={[
      <PriceChangeStatus key="state" state={change.state} />,
      <DateText key="day" value={change.effectiveOn} />,
      change.proposedBy,
    ]}
    figures={priceKeys
      .toReversed()
      .map(({ key, label }) => ({ label, value: <PriceMove change={change} price={key} /> }))}
  />
);
