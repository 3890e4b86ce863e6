import {
  changedPrices,
  priceChangeEndpoints,
  productForm,
  type PriceChange,
  type ProductDetail,
} from "@o2r/api/contract/catalogue";
import { useEndpoint } from "@o2r/api/react";
import { todayIn } from "@o2r/forms/days";
import type { FormHandle } from "@o2r/forms/react";
import { Banner } from "@o2r/ui";
import { useOpeningDay } from "../../../kit/format/use-opening-day.ts";
import { useMay } from "../../../kit/use-may.ts";
import { useCurrentUser } from "../../../session/current-user.ts";
import { useAmount } from "./use-amount.ts";
import { WaitingChanges } from "./waiting-changes.tsx";
import "./price-notice.css";

interface PriceNoticeProps {
  readonly form: FormHandle;
  /** The product as it stands. */
  readonly product: ProductDetail;
}

/** As many price changes as are named; a product has one a day at most. */
const shown = 10;
const and = new Intl.ListFormat("en-GB");

/**
 * What saving makes of changed prices, as soon as one differs: who may not set them proposes them, and who may puts an end
 * to what waits. Until then, what waits.
 */
export function PriceNotice({ form, product }: PriceNoticeProps) {
  const maySet = useMay("price.set");
  const mayPropose = useMay("price.propose");
  const person = useCurrentUser();
  const today = todayIn(undefined, useOpeningDay());
  const changed = changedPrices(product, {
    formO2rPrice: useAmount(form, "formO2rPrice"),
    formDlp: useAmount(form, "formDlp"),
    formRlp: useAmount(form, "formRlp"),
    formProductMrp: useAmount(form, "formProductMrp"),
  });
  const { data } = useEndpoint(
    priceChangeEndpoints.list,
    mayPropose
      ? { query: { product: product.id, state: "PROPOSED,APPROVED,SCHEDULED", sort: "effectiveOn", size: shown } }
      : null,
    { quiet: true, revalidateOnMount: true },
  );
  const waiting: readonly PriceChange[] = data?.content ?? [];
  const list = waiting.length > 0 && <WaitingChanges changes={waiting} />;
  const counted = waiting.length === 1 ? "a price change" : `${waiting.length} price changes`;

  if (changed.length === 0)
    return (
      list && (
        <Banner
          role="note"
          title={waiting.length === 1 ? "A price change waits" : `${waiting.length} price changes wait`}
        >
          {list}
        </Banner>
      )
    );
  if (maySet)
    return (
      list && (
        <Banner tone="warning" title={`Saving these prices revokes ${counted}`}>
          They are in force as soon as they are saved, and nothing that was planned on the old ones undoes them.
          {list}
        </Banner>
      )
    );
  const labels = and.format(changed.map((price) => productForm.fields[price].label));
  const theirs = waiting.find(({ effectiveOn, proposedById }) => effectiveOn === today && proposedById !== person.id);
  if (theirs)
    return (
      <Banner tone="warning" title={`${theirs.proposedBy} has proposed prices for today already`}>
        A product has one price change a day. Put {labels} back to save the rest.
        {list}
      </Banner>
    );
  return (
    <Banner title={`${labels} will be proposed, not saved`}>
      Saving keeps the prices as they are and saves the rest. A super admin has to approve the new ones; then they are
      in force.
      {list}
    </Banner>
  );
}
