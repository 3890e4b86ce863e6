import { promotionEndpoints, promotionLife, type PromotionRow } from "@o2r/api/contract/promotions";
import { Button, buttonLook, DateText } from "@o2r/ui";
import { useState } from "react";
import { Link, useParams } from "react-router-dom";
import { later } from "../../../kit/deferred.tsx";
import { useActs } from "../../../kit/lifecycle/use-acts.tsx";
import { RecordPage } from "../../../kit/record/record-page.tsx";
import type { RecordTab } from "../../../kit/record/record-page.types.ts";
import { useMay } from "../../../kit/use-may.ts";
import type { DuplicateDialogProps } from "./duplicate-dialog.tsx";
import { promotionActs } from "./promotion-acts.ts";
import { PromotionBadge } from "./promotion-state.tsx";
import { isEditable, promotionName, promotions } from "./promotion-words.ts";

const DuplicateDialog = later<DuplicateDialogProps>(
  async () => (await import("./duplicate-dialog.tsx")).DuplicateDialog,
);

const tabs: readonly [RecordTab<PromotionRow>, ...RecordTab<PromotionRow>[]] = [
  { id: "terms", label: "Terms", load: async () => (await import("./terms-tab.tsx")).TermsTab },
  { id: "simulate", label: "Simulate", load: async () => (await import("./simulate-tab.tsx")).SimulateTab },
  { id: "uses", label: "Uses", load: async () => (await import("./uses-tab.tsx")).UsesTab },
];

const endpoints = { get: promotionEndpoints.page };

/** /promocode/:id: what it gives and to whom, tried on a cart, and who used it. */
export function PromotionPage() {
  const { id = "" } = useParams();
  const acts = useActs(promotionLife, promotionActs);
  const mayWrite = useMay("coupon.write");
  const [copying, copy] = useState<PromotionRow>();
  return (
    <>
      <RecordPage<PromotionRow>
        {...promotions}
        endpoints={endpoints}
        id={id}
        rowName={promotionName}
        head={(row) => ({
          badge: <PromotionBadge state={row.state} />,
          description: (
            <>
              {row.code !== null && <span className="o2r-mono">{row.code}</span>}
              <span>{row.gives}</span>
              <span>
                <DateText value={row.validFrom} /> – <DateText value={row.validTill} />
              </span>
            </>
          ),
        })}
        actions={(row) =>
          mayWrite && (
            <>
              <Button onClick={() => copy(row)}>Duplicate</Button>
              {isEditable(row) && (
                <Link to={`${promotions.path}/${row.id}/edit`} {...buttonLook({})}>
                  Edit
                </Link>
              )}
            </>
          )
        }
        acts={acts}
        tabs={tabs}
      />
      {copying && <DuplicateDialog row={copying} onClose={() => copy(undefined)} />}
    </>
  );
}
