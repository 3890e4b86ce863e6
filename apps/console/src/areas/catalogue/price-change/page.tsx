import { priceChangeEndpoints, priceChangeLife, ptrAboveMrp, type PriceChange } from "@o2r/api/contract/catalogue";
import { useEndpoint } from "@o2r/api/react";
import { Banner, buttonLook, Card, DateText, formatMoneyColumn, Page, PageHeader, Skeleton } from "@o2r/ui";
import { Link } from "react-router-dom";
import { useActs } from "../../../kit/lifecycle/use-acts.tsx";
import { RowMissing } from "../../../kit/row-missing.tsx";
import { RowPicture } from "../../../kit/row-picture.tsx";
import { usePageName } from "../../../kit/page-name.ts";
import { PriceLadderView } from "../product/price-ladder-view.tsx";
import { ChangeTimeline } from "./change-timeline.tsx";
import { ComparedPrices } from "./compared-prices.tsx";
import { priceActs } from "./price-acts.ts";
import { priceChanges } from "./price-change-words.ts";
import { PriceChangeBadge } from "./state-status.tsx";
import "./page.css";

/** /product/price-change/:id: what would change, who said what, and what the reader can do about it. */
export function PriceChangePage({ id }: { readonly id: string }) {
  const { data, error, mutate } = useEndpoint(
    priceChangeEndpoints.get,
    { params: { id } },
    { revalidateOnMount: true },
  );
  usePageName(data?.product);
  if (data) return <Loaded change={data} />;
  if (!error)
    return (
      <Page>
        <div className="price-change-waiting" aria-busy>
          <Skeleton width={280} height={28} />
          <Skeleton height={240} />
        </div>
      </Page>
    );
  return (
    <RowMissing
      noun={priceChanges.noun.one}
      error={error}
      list={{ to: priceChanges.path, label: `All ${priceChanges.noun.many}` }}
      onRetry={() => void mutate()}
    />
  );
}

function Loaded({ change }: { readonly change: PriceChange }) {
  const acts = useActs(priceChangeLife, priceActs);
  const [own] = acts.reasons(change);
  const taxed = ptrAboveMrp({
    ptr: change.centralPtr,
    mrp: change.centralMrp,
    gst: change.gst,
    cess: change.cess,
  });
  return (
    <Page>
      <PageHeader
        media={<RowPicture image={change.image} />}
        title={change.product}
        badge={<PriceChangeBadge state={change.state} />}
        description={
          <>
            <span className="o2r-mono">{change.sku}</span>
            <span>
              {change.state === "APPLIED" ? "Took effect for" : "Takes effect on"}{" "}
              <DateText value={change.effectiveOn} />
            </span>
          </>
        }
        actions={
          <>
            <Link to={`/product/${change.productId}?tab=prices`} {...buttonLook({})}>
              Product
            </Link>
            {acts.buttons(change)}
          </>
        }
      />
      <div className="price-change">
        <div className="price-change-main">
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
            prices={{
              o2rlp: change.centralO2rlp,
              pth: change.centralPth,
              ptr: change.centralPtr,
              mrp: change.centralMrp,
            }}
            gst={undefined}
            cess={undefined}
          />
          <Card title="Reason">
            <p className="price-change-reason">{change.reason}</p>
          </Card>
        </div>
        <Card title="What happened">
          <ChangeTimeline change={change} />
        </Card>
      </div>
      {acts.dialog}
    </Page>
  );
}
