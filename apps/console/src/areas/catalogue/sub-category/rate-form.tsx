import { rateChangeEndpoints, rateChangeForm, taxWords, type SubCategory } from "@o2r/api/contract/catalogue";
import { useMutation } from "@o2r/api/react";
import { fieldComponents } from "@o2r/forms/fields";
import { EngineForm, Field, useDraft, useEngineForm, useSubmitting } from "@o2r/forms/react";
import { Button, Card, notify } from "@o2r/ui";
import { useEffect, useEffectEvent } from "react";
import { DraftNotice } from "../../../kit/form/leave/draft-notice.tsx";
import { LeaveDialog } from "../../../kit/form/leave/leave-dialog.tsx";
import { useLeave } from "../../../kit/form/leave/use-leave.ts";
import { useCurrentUser } from "../../../session/current-user.ts";
import { payloadOf } from "../../../session/refused.ts";
import { Refusal } from "../../../session/refusal.tsx";
import { RatePreview } from "./rate-preview.tsx";
import "./rate-form.css";

/** A new rate begins with the one in force. */
const inForce = ({
  id,
  gst,
  cess,
  taxBase,
  cessPerUnit,
}: Pick<SubCategory, "id" | "cess" | "taxBase" | "cessPerUnit"> & { readonly gst: number }) => ({
  subCategoryId: id,
  gst,
  cess,
  taxBase,
  ...(cessPerUnit && { cessPerUnit }),
});

/** A new rate of tax for a sub-category, with what it does to its products shown while it is typed; what is typed is not lost. */
export function RateForm({ row }: { readonly row: SubCategory }) {
  const { run } = useMutation(rateChangeEndpoints.plan);
  const form = useEngineForm(rateChangeForm, {
    defaultValues: inForce(row),
    onSubmit: async (values) => payloadOf(await run({ body: values })),
    onSaved: ({ state, ...rate }) => {
      const isApplied = state === "APPLIED";
      draft.discard();
      form.load(inForce(isApplied ? { ...rate, id: row.id } : row));
      notify({
        kind: "success",
        title: isApplied
          ? `${row.subCategoryName} has its new rate`
          : `The new rate of ${row.subCategoryName} is scheduled`,
      });
    },
  });
  const draft = useDraft(form, { key: `${useCurrentUser().id}.${row.id}` });
  const leaving = useLeave(form);
  /** Another rate has come into force meanwhile: what is typed stays. */
  const adopt = useEffectEvent(() => {
    const typed = form.changes().map(({ field }) => [field, form.engine.raw(field)] as const);
    form.load(inForce(row));
    for (const [field, value] of typed) form.change(field, value);
  });
  useEffect(() => adopt(), [row.gst, row.cess, row.taxBase, row.cessPerUnit]);
  const submitting = useSubmitting(form);
  return (
    <Card title="New rate">
      <EngineForm form={form} components={fieldComponents} className="rate-form" aria-label="New rate">
        <p>
          {row.subCategoryName} has {taxWords(row)}. A new rate is taken by the products that have this one; a product
          with a rate of its own keeps it.
        </p>
        <DraftNotice draft={draft} />
        <Refusal form={form} />
        <div className="rate-form-fields">
          <Field name="gst" />
          <Field name="cess" />
          <Field name="taxBase" />
          <Field name="cessPerUnit" />
          <Field name="effectiveOn" />
        </div>
        <Field name="reason" />
        <RatePreview form={form} rows={[row]} />
        <div>
          <Button type="submit" variant="primary" loading={submitting}>
            Set new rate
          </Button>
        </div>
      </EngineForm>
      <LeaveDialog
        open={leaving.asked}
        typed={form.changes().length > 0}
        onLeave={leaving.leave}
        onStay={leaving.stay}
      />
    </Card>
  );
}
