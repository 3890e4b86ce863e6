import {
  rateChangeEndpoints,
  subCategoryEndpoints,
  type RateChange,
  type SubCategory,
} from "@o2r/api/contract/catalogue";
import { useEndpoint } from "@o2r/api/react";
import { Page, PageHeader, Skeleton } from "@o2r/ui";
import { useId } from "react";
import { PageTabs } from "../../../kit/page-tabs.tsx";
import { PanelState } from "../../../kit/panel-state.tsx";
import { RowMissing } from "../../../kit/row-missing.tsx";
import { useMay } from "../../../kit/use-may.ts";
import { usePageName } from "../../../kit/page-name.ts";
import { RateChanges } from "./rate-changes.tsx";
import { RateForm } from "./rate-form.tsx";
import { subCategoryHead } from "./sub-category-head.tsx";
import { subCategoryName, subCategoryTabs } from "./sub-category-words.ts";

/** /sub-category/:id?tab=rate: the rates of tax that were and will be, and a new one for a day to come. */
export function RatePage({ id }: { readonly id: string }) {
  const panel = useId();
  const {
    data: row,
    error,
    mutate,
  } = useEndpoint(subCategoryEndpoints.get, { params: { id } }, { revalidateOnMount: true });
  const rates = useEndpoint(rateChangeEndpoints.list, { query: { subCategory: id } }, { revalidateOnMount: true });
  usePageName(row && subCategoryName(row));
  if (error && !row)
    return (
      <RowMissing
        noun="sub-category"
        error={error}
        list={{ to: "/sub-category", label: "All sub-categories" }}
        onRetry={() => void mutate()}
      />
    );
  return (
    <Page>
      {row ? (
        <PageHeader title={subCategoryName(row)} {...subCategoryHead(row)} />
      ) : (
        <div aria-busy>
          <Skeleton width={280} height={28} />
        </div>
      )}
      <PageTabs label="Sub-category" tabs={subCategoryTabs} panel={panel} />
      <div id={panel} role="tabpanel" aria-label="Tax rate" className="page-tab-panel">
        {row &&
          (rates.data ? (
            <Rates row={row} changes={rates.data} />
          ) : (
            <PanelState what="The rates" error={rates.error} onRetry={() => void rates.mutate()} />
          ))}
      </div>
    </Page>
  );
}

function Rates({ row, changes }: { readonly row: SubCategory; readonly changes: readonly RateChange[] }) {
  const mayWrite = useMay("catalogue.write");
  return (
    <>
      {mayWrite && <RateForm key={row.id} row={row} />}
      <RateChanges changes={changes} />
    </>
  );
}
