import type { ImportJob } from "@o2r/api/contract/insight";
import { Banner, buttonLook, formatNumber } from "@o2r/ui";
import { Link } from "react-router-dom";
import { priceChanges } from "../price-change/price-change-words.ts";

const counted = (count: number): string => `${formatNumber(count)} ${count === 1 ? "product" : "products"}`;

/** What an import makes of changed prices: said before it happens, and afterwards. */
export function ImportedPrices({ job }: { readonly job: ImportJob }) {
  return (
    <>
      {job.proposed > 0 && (
        <Banner
          tone="success"
          title={`New prices of ${counted(job.proposed)} are proposed`}
          actions={
            <Link to={`${priceChanges.path}?import=${job.id}`} {...buttonLook({ size: "sm" })}>
              Price changes
            </Link>
          }
        >
          A super admin has to approve them; until then the prices stay as they are.
        </Banner>
      )}
      {job.proposes > 0 && (
        <Banner title={`New prices of ${counted(job.proposes)} will be proposed, not saved`}>
          The import keeps their prices as they are and saves the rest. A super admin has to approve the new ones; then
          they are in force.
        </Banner>
      )}
      {job.overtakes > 0 && (
        <Banner tone="warning" title={`Price changes of ${counted(job.overtakes)} will be revoked`}>
          The new prices are in force as soon as they are imported, and nothing that was planned on the old ones undoes
          them. Which ones is said below, row by row.
        </Banner>
      )}
    </>
  );
}
