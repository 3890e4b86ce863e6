import {
  promotionDerivations,
  promotionEndpoints,
  promotionForm,
  type PromotionRecord,
} from "@o2r/api/contract/promotions";
import { rows } from "@o2r/forms/rows";
import { DateText } from "@o2r/ui";
import type { FormHead } from "../../../kit/form/form-page.types.ts";
import { FormScreen } from "../../../kit/form/form-screen.tsx";
import { PromotionBadge } from "./promotion-state.tsx";
import { promotionName, promotions } from "./promotion-words.ts";

const derivations = () => promotionDerivations;

const headOf = (row: PromotionRecord): Omit<FormHead, "title"> => ({
  badge: <PromotionBadge state={row.state} />,
  description: (
    <>
      {row.code !== null && <span className="o2r-mono">{row.code}</span>}
      <span>
        <DateText value={row.validFrom} /> – <DateText value={row.validTill} />
      </span>
    </>
  ),
});

/** /promocode/new and /promocode/:id/edit: a promocode or a scheme that does not hold yet. */
export function PromotionForm() {
  return (
    <FormScreen<PromotionRecord>
      {...promotions}
      endpoints={promotionEndpoints}
      permission="coupon.write"
      definition={promotionForm}
      rowName={promotionName}
      head={headOf}
      derivations={derivations}
      lists={rows}
    />
  );
}
