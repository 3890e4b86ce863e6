import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { FormDevtools, FormInspector } from "../../devtools/index.ts";
import { EngineForm, useEngineForm } from "../../react/index.ts";
import { offerForm } from "../../test/product-form.ts";
import { fieldComponents, FormFields } from "../index.ts";
import { withReady } from "../../ready/with-ready.ts";

const meta = preview.meta({ title: "Patterns/Forms/Inspector" });

const some = ["discountType", "discount", "zone", "approver", "pan", "gstin"];

function Inspected() {
  const form = useEngineForm(offerForm, { registry: withReady(), onSubmit: () => undefined });
  return (
    <div style={{ display: "grid", gap: 24 }}>
      <EngineForm form={form} components={fieldComponents}>
        <FormFields names={some} />
      </EngineForm>
      <div style={{ blockSize: 360, border: "1px solid var(--o2r-line)" }}>
        <FormInspector form={form} />
      </div>
    </div>
  );
}

/** Graph, last passes, and why each field is as it is, while the form is filled. */
export const BesideAForm = meta.story({
  render: () => <Inspected />,
  play: async ({ canvas, step }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole("button", { name }));
    await step("a pass names what was typed and what it did", async () => {
      await press("Passes");
      await userEvent.selectOptions(canvas.getByLabelText("Discount type"), "PERCENT");
      await waitFor(() => expect(canvas.getByText("visible: false → true")).toBeVisible());
    });
    await step("why: the same sentences that staff read, with what is read and by whom", async () => {
      await press("Why");
      await userEvent.type(canvas.getByLabelText("Find a field"), "appr");
      await userEvent.click(canvas.getByRole("button", { name: /^approver/, pressed: false }));
      await waitFor(() =>
        expect(
          canvas.getByText("Approver is hidden because Zone is empty. It shows when Zone is filled."),
        ).toBeVisible(),
      );
    });
    await step("the graph leads from field to field", async () => {
      await press("Graph");
      await userEvent.click(canvas.getByRole("button", { name: "gstin" }));
      await expect(canvas.getByRole("button", { name: "gstin" })).toHaveAttribute("aria-pressed", "true");
    });
    await step("the submission tells what would be sent, and what stops it", async () => {
      await press("Submission");
      await expect(canvas.getByRole("heading", { name: "Stopped by 1" })).toBeVisible();
    });
  },
});

function Developed() {
  const form = useEngineForm(offerForm, { registry: withReady(), onSubmit: () => undefined });
  return (
    <div style={{ maxInlineSize: 560, minBlockSize: 480 }}>
      <EngineForm form={form} components={fieldComponents}>
        <FormFields names={some} />
      </EngineForm>
      <FormDevtools />
    </div>
  );
}

export const DockedForDevelopment = meta.story({
  render: () => <Developed />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Inspect form" }));
    await expect(canvas.getByRole("region", { name: "Inspector of form test-offer" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await expect(canvas.getByRole("button", { name: "Inspect form" })).toBeVisible();
  },
});
