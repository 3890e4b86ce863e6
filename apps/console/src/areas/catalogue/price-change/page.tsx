import { openActions, priceChangeEndpoints, ptrAboveMrp, type PriceChange } from "@o2r/api/contract/catalogue";
import { useEndpoint } from "@o2r/api/react";
import { Banner, Button, buttonLook, Card, DateText, formatMoneyColumn, Page, PageHeader, Skeleton } from "@o2r/ui";
import { CircleCheck, CircleSlash } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { RowMissing } from "../../../kit/row-missing.tsx";
import { RowPicture } from "../../../kit/row-picture.tsx";
import { useMay } from "../../../kit/use-may.ts";
import { useCurrentUser } from "../../../session/current-user.ts";
import { usePageName } from "../../../shell/page-name.ts";
import { PriceLadderView } from "../product/price-ladder-view.tsx";
import { ApproveDialog } from "./approve-dialog.tsx";
import { ChangeTimeline } from "./change-timeline.tsx";
import { ComparedPrices } from "./compared-prices.tsx";
import { priceChanges } from "./price-change-words.ts";
import { RevokeDialog } from "./revoke-dialog.tsx";
import { StateBadge } from "./state-status.tsx";
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
  const person = useCurrentUser();
  const mayApprove = useMay("price.approve");
  const [asked, ask] = useState<"approve" | "revoke">();
  const actions = openActions(change, person);
  const mine = change.proposedById === person.id;
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
        badge={<StateBadge state={change.state} />}
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
            {actions.includes("revoke") && (
              <Button icon={CircleSlash} onClick={() => ask("revoke")}>
                Revoke
              </Button>
            )}
            {actions.includes("approve") && (
              <Button variant="primary" icon={CircleCheck} onClick={() => ask("approve")}>
                Approve
              </Button>
            )}
          </>
        }
      />
      <div className="price-change">
        <div className="price-change-main">
          {change.state === "PROPOSED" && !actions.includes("approve") && (
            <Banner
              tone="info"
              title={mine && mayApprove ? "Somebody else has to approve it" : "It waits for approval"}
            >
              {mine && mayApprove
                ? "Who proposes prices never approves them."
                : "A super admin who did not propose it can approve it."}
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
      <ApproveDialog change={asked === "approve" ? change : undefined} onClose={() => ask(undefined)} />
      <RevokeDialog change={asked === "revoke" ? change : undefined} onClose={() => ask(undefined)} />
    </Page>
  );
}
