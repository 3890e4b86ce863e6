import { priceChangeEndpoints, priceChangeLife, ptrAboveMrp, type PriceChange } from "@o2r/api/contract/catalogue";
import { Banner, buttonLook, Card, DateText, formatMoneyColumn } from "@o2r/ui";
import { CircleCheck, CircleSlash, Tag } from "lucide-react";
import { Link } from "react-router-dom";
import { useActs, type Acts } from "../../../kit/lifecycle/use-acts.tsx";
import { RecordPage } from "../../../kit/record/record-page.tsx";
import { RecordTimeline, type TimelineGiven } from "../../../kit/record/record-timeline.tsx";
import { RowPicture } from "../../../kit/row-picture.tsx";
import { PriceLadderView } from "../product/price-ladder-view.tsx";
import { ComparedPrices } from "./compared-prices.tsx";
import { priceActs } from "./price-acts.ts";
import { priceChangeName, priceChanges } from "./price-change-words.ts";
import { PriceChangeBadge } from "./state-status.tsx";
import "./page.css";

const timeline: TimelineGiven = {
  history: priceChangeEndpoints.history,
  life: priceChangeLife,
  icons: { approved: CircleCheck, applied: Tag, revoked: CircleSlash },
  why: "revokeReason",
};

const headOf = ({ image, sku, state, effectiveOn }: PriceChange) => ({
  media: <RowPicture image={image} />,
  badge: <PriceChangeBadge state={state} />,
  description: (
    <>
      <span className="o2r-mono">{sku}</span>
      <span>
        {state === "APPLIED" ? "Took effect for" : "Takes effect on"} <DateText value={effectiveOn} />
      </span>
    </>
  ),
});

/** /product/price-change/:id: what would change, who said what, and what the reader can do about it. */
export function PriceChangePage({ id }: { readonly id: string }) {
  const acts = useActs(priceChangeLife, priceActs);
  return (
    <RecordPage<PriceChange>
      {...priceChanges}
      endpoints={priceChangeEndpoints}
      id={id}
      rowName={priceChangeName}
      head={headOf}
      actions={({ productId }) => (
        <Link to={`/product/${productId}?tab=prices`} {...buttonLook({})}>
          Product
        </Link>
      )}
      acts={acts}
      timeline={(row) => <RecordTimeline row={row} given={timeline} />}
    >
      {(change) => <Proposal change={change} acts={acts} />}
    </RecordPage>
  );
}

function Proposal({ change, acts }: { readonly change: PriceChange; readonly acts: Acts<PriceChange> }) {
  const [own] = acts.reasons(change);
  const taxed = ptrAboveMrp({
    ptr: change.centralPtr,
    mrp: change.centralMrp,
    gst: change.gst,
    cess: change.cess,
    taxBase: change.taxBase,
    cessPerUnit: change.cessPerUnit,
  });
  return (
    <>
      {change.state === "PROPOSED" && acts.whyNot(change, "approve") !== undefined && (
        <Banner tone="info" title={own ?? "It waits for approval"}>
          A super admin who did not propose it can approve it.
        </Banner>
      )}
      {taxed !== null && (
        <Banner tone="warning" title={`PTR with tax is ₹${formatMoneyColumn(taxed)}, above MRP`}>
          Selling above MRP is not allowed: the retailer would sell at a loss.
        </Banner>
      )}
      <Card title="Prices per pack" flush>
        <ComparedPrices change={change} />
      </Card>
      <PriceLadderView
        prices={{ o2rlp: change.centralO2rlp, pth: change.centralPth, ptr: change.centralPtr, mrp: change.centralMrp }}
      />
      <Card title="Reason">
        <p className="price-change-reason">{change.reason}</p>
      </Card>
    </>
  );
}
