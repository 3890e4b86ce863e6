import { promotionUseEndpoints, type PromotionUseRow } from "@o2r/api/contract/promotions";
import { ReceiptText } from "lucide-react";
import type { CellDrawing } from "../../../kit/list/list-page.types.ts";
import { ListPage } from "../../../kit/list/list-page.tsx";
import { wrapped } from "../../../kit/list/wrapped.tsx";
import { promotions, promotionUses } from "./promotion-words.ts";

const nameOf = ({ orderNumber }: PromotionUseRow): string => orderNumber;
const hrefOf = ({ promotionId }: PromotionUseRow): string => `${promotions.path}/${promotionId}`;

const cells: Readonly<Record<string, CellDrawing<PromotionUseRow>>> = { hub: wrapped("hub") };

/** /promocode/use: which order used which promotion. */
export function PromotionUseList() {
  return (
    <ListPage<typeof promotionUseEndpoints.list, PromotionUseRow>
      {...promotionUses}
      endpoint={promotionUseEndpoints.list}
      title="Uses of promotions"
      icon={ReceiptText}
      rowName={nameOf}
      rowHref={hrefOf}
      cells={cells}
    />
  );
}
