import { rateChangeEndpoints, type SubCategory } from "@o2r/api/contract/catalogue";
import { useEndpoint } from "@o2r/api/react";
import { PanelState } from "../../../kit/panel-state.tsx";
import type { RecordPanelProps } from "../../../kit/record/record-page.types.ts";
import { useMay } from "../../../kit/use-may.ts";
import { RateChanges } from "./rate-changes.tsx";
import { RateForm } from "./rate-form.tsx";

/** The rates of tax of a sub-category that were and will be, and a new one for a day to come. */
export function RatesTab({ row }: RecordPanelProps<SubCategory>) {
  const mayWrite = useMay("catalogue.write");
  const { data, error, mutate } = useEndpoint(
    rateChangeEndpoints.list,
    { query: { subCategory: row.id } },
    { revalidateOnMount: true },
  );
  if (data === undefined) return <PanelState what="The rates" error={error} onRetry={() => void mutate()} />;
  return (
    <>
      {mayWrite && <RateForm key={row.id} row={row} />}
      <RateChanges changes={data} />
    </>
  );
}
