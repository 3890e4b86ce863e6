import { rateChangeEndpoints, ratesForm, type RatesValues, type SubCategory } from "@o2r/api/contract/catalogue";
import { useMutation } from "@o2r/api/react";
import { ActDialog } from "../../../kit/form/act-dialog.tsx";
import { given } from "../../../kit/lifecycle/given.ts";
import { eachRow } from "../../../kit/list/bulk/each-row.ts";
import { failureOf } from "../../../kit/list/failure-of.ts";
import type { BulkDialogProps } from "../../../kit/list/list-page.types.ts";
import { RatePreview } from "./rate-preview.tsx";
import "./rate-form.css";

/** Gives several sub-categories one new rate from a day on, with what it does to their products shown while it is typed. */
export function RateOfMany({ rows, about, onRun, onClose }: BulkDialogProps<SubCategory>) {
  const { run: plan } = useMutation(rateChangeEndpoints.plan, eachRow);
  return (
    <ActDialog
      definition={ratesForm}
      size="lg"
      title="Re-rate"
      lead={
        <>
          The new rate is taken by the products that have the rate of their sub-category. A product with a rate of its
          own keeps it.
          {about}
        </>
      }
      submit="Set new rate"
      extra={(form) => <RatePreview form={form} rows={rows} />}
      act={given}
      onDone={(rate: RatesValues) =>
        onRun(async ({ id }) => failureOf((await plan({ body: { subCategoryId: id, ...rate } })).error))
      }
      onClose={onClose}
    />
  );
}
