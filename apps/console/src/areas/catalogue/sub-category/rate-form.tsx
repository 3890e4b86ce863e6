import { rateChangeEndpoints, rateChangeForm, type SubCategory } from "@o2r/api/contract/catalogue";
import { useMutation } from "@o2r/api/react";
import { fieldComponents } from "@o2r/forms/fields";
import { EngineForm, Field, useEngineForm, useSubmitting } from "@o2r/forms/react";
import { Button, Card, notify } from "@o2r/ui";
import { payloadOf } from "../../../session/refused.ts";
import { Refusal } from "../../../session/refusal.tsx";
import { RatePreview } from "./rate-preview.tsx";
import "./rate-form.css";

const affects = ["/oms/rate-change", "/oms/sub-category", "/oms/product"] as const;

/** A new rate of tax for a sub-category, with what it does to its products shown while it is typed. */
export function RateForm({ row }: { readonly row: SubCategory }) {
  const { run } = useMutation(rateChangeEndpoints.plan, { affects });
  const form = useEngineForm(rateChangeForm, {
    defaultValues: { subCategoryId: row.id, gst: row.gst, cess: row.cess },
    onSubmit: async (values) => payloadOf(await run({ body: values }, { quiet: true })),
    onSaved: ({ state }) =>
      notify({
        kind: "success",
        title:
          state === "APPLIED"
            ? `${row.subCategoryName} has its new rate`
            : `The new rate of ${row.subCategoryName} is scheduled`,
      }),
  });
  const submitting = useSubmitting(form);
  return (
    <Card title="New rate">
      <EngineForm form={form} components={fieldComponents} className="rate-form" aria-label="New rate">
        <p>
          {row.subCategoryName} has {row.gst}% GST and {row.cess}% cess. A new rate is taken by the products that have
          this one; a product with a rate of its own keeps it.
        </p>
        <Refusal form={form} />
        <div className="rate-form-fields">
          <Field name="gst" />
          <Field name="cess" />
          <Field name="effectiveOn" />
        </div>
        <Field name="reason" />
        <RatePreview form={form} row={row} />
        <div>
          <Button type="submit" variant="primary" loading={submitting}>
            Set new rate
          </Button>
        </div>
      </EngineForm>
    </Card>
  );
}
