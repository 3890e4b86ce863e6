import { Button } from "@o2r/ui";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { defineForm, list, money, number, select, step, text } from "../../index.ts";
import { migrate } from "../../serialize/index.ts";
import { EngineForm, useDraft, useEngineForm, useLeaveGuard } from "../../react/index.ts";
import { withReady } from "../../ready/with-ready.ts";
import { DraftBanner, ErrorSummary, fieldComponents, FormSections, FormSteps } from "../index.ts";
import "./story-form.css";

const meta = preview.meta({ title: "Patterns/Forms/Steps" });

const onboarding = defineForm({
  id: "onboarding",
  version: 3,
  fields: {
    shop: text({ label: "Shop name", required: true, maxLength: 50 }),
    kind: select({ label: "Kind", options: ["KIRANA", "PHARMACY"], required: true, width: "half" }),
    mobile: text({ label: "Mobile", required: true, checks: ["mobile"], digits: true, width: "half" }),
    licence: text({ label: "Drug licence", visible: { field: "kind", in: ["PHARMACY"] }, required: true }),
    pincode: text({ label: "Pincode", checks: ["pincode"], digits: true, required: true, width: "half" }),
    city: text({ label: "City", required: true, width: "half" }),
    credit: money({ label: "Credit limit", min: 1, width: "half" }),
    days: number({ label: "Credit days", integer: true, width: "half", required: { field: "credit", filled: true } }),
    goods: list({
      label: "Goods",
      row: "Good",
      fields: {
        sku: text({ label: "SKU", required: true }),
        unit: select({ label: "Unit", options: ["kg", "pc"] }),
      },
    }),
  },
  rules: [{ compare: ["days", "<=", 90], message: "At most 90 days" }],
  steps: [
    step("shop", "Shop", ["shop", "kind", "mobile"], { description: "As it stands above the door." }),
    step("licences", "Licences", ["licence"]),
    step("address", "Address", ["pincode", "city"]),
    step("terms", "Terms", ["credit", "days", "goods"]),
  ],
  migrations: [{ to: 3, steps: [{ rename: ["shopName", "shop"] }] }],
});

function Onboarding() {
  const [saved, setSaved] = useState("");
  const form = useEngineForm(onboarding, {
    registry: withReady(),
    onSubmit: (values) => {
      if (values.city !== "Nowhere") return JSON.stringify(values);
      const errors = [{ field: "city", message: "Nothing is delivered there" }];
      throw Object.assign(new Error("Please check the address"), { errors });
    },
    onSaved: setSaved,
  });
  const draft = useDraft(form, { key: "story", rest: 10, migrate });
  useLeaveGuard(form);
  return (
    <EngineForm form={form} components={fieldComponents} className="story-form" style={{ maxInlineSize: 640 }}>
      <DraftBanner draft={draft} />
      <ErrorSummary form={form} />
      <FormSteps label="Onboarding">
        <Button type="submit" variant="primary">
          Save
        </Button>
      </FormSteps>
      <output aria-label="Saved">{saved}</output>
    </EngineForm>
  );
}

const place = "o2r-draft:onboarding:story";
const forgetDraft = () => {
  localStorage.removeItem(place);
  return () => localStorage.removeItem(place);
};

export const ThreeSteps = meta.story({
  render: () => <Onboarding />,
  beforeEach: forgetDraft,
  play: async ({ canvas, step: part }) => {
    const button = (name: string | RegExp) => canvas.getByRole("button", { name });
    const input = (label: string) => canvas.getByLabelText(new RegExp(`^${label}`));
    const stepButton = (name: RegExp) => within(canvas.getByRole("navigation")).getByRole("button", { name });
    await part("a step is not left while something in it is wrong; its first error takes the focus", async () => {
      await userEvent.click(button("Next"));
      await waitFor(() => expect(input("Shop name")).toHaveFocus());
      await expect(input("Shop name")).toHaveAccessibleDescription("This field is required");
      await expect(stepButton(/: Shop.*3 errors.*Needs attention/)).toBeVisible();
      await expect(stepButton(/Address/)).toBeDisabled();
    });
    await part(
      "Enter goes on, past the step that has nothing to ask; the new step's title takes the focus",
      async () => {
        await userEvent.type(input("Shop name"), "Gupta Stores");
        await userEvent.selectOptions(input("Kind"), "KIRANA");
        await userEvent.type(input("Mobile"), "9876543210{Enter}");
        await waitFor(() => expect(canvas.getByRole("heading", { name: "Step 2 of 3: Address" })).toHaveFocus());
        await expect(stepButton(/: Shop.*Done/)).toBeVisible();
      },
    );
    await part("going back asks nothing, and nothing typed is lost", async () => {
      await userEvent.type(input("Pincode"), "4000");
      await userEvent.click(button("Back"));
      await expect(input("Shop name")).toHaveValue("Gupta Stores");
      await userEvent.selectOptions(input("Kind"), "PHARMACY");
      await expect(stepButton(/Licences/)).toBeVisible();
      await userEvent.selectOptions(input("Kind"), "KIRANA");
      await userEvent.click(button("Next"));
      await waitFor(() => expect(input("Pincode")).toHaveValue("4000"));
    });
    await part("S3.68 a step that was seen is not gone to past one that has errors", async () => {
      await userEvent.type(input("Pincode"), "01");
      await userEvent.type(input("City"), "Mumbai");
      await userEvent.click(button("Next"));
      await userEvent.type(await canvas.findByLabelText(/^Credit limit/), "500");
      await userEvent.type(input("Credit days"), "30");
      // “Next” has become “Save” meanwhile, and has sent nothing.
      await expect(canvas.getByLabelText("Saved")).toBeEmptyDOMElement();
      await userEvent.click(stepButton(/: Address/));
      await userEvent.clear(input("City"));
      await expect(stepButton(/: Terms/)).toBeDisabled();
      await userEvent.type(input("City"), "Nowhere");
      await expect(stepButton(/: Terms/)).toBeEnabled();
    });
    await part("a line of the summary opens the step in which its field stands", async () => {
      await userEvent.click(stepButton(/: Terms/));
      await userEvent.click(button("Save"));
      const summary = await canvas.findByRole("alert");
      await waitFor(() => expect(summary).toHaveFocus());
      await userEvent.click(within(summary).getAllByRole("link")[0] ?? document.body);
      await waitFor(() => expect(input("City")).toHaveFocus());
      await userEvent.clear(input("City"));
      await userEvent.type(input("City"), "Mumbai");
    });
    await part("the last step saves", async () => {
      await userEvent.click(stepButton(/: Terms/));
      await userEvent.click(button("Save"));
      await waitFor(() => expect(canvas.getByLabelText("Saved")).toHaveTextContent('"credit":500,"days":30'));
      await waitFor(() => expect(localStorage.getItem(place)).toBeNull());
    });
  },
});

export const DraftOfAnEarlierVersion = meta.story({
  render: () => <Onboarding />,
  beforeEach: () => {
    localStorage.setItem(
      place,
      JSON.stringify({
        version: 2,
        savedAt: "2026-11-20T10:00:00Z",
        values: {
          shopName: "Gupta Stores",
          kind: "HOTEL",
          fax: "022-1234",
          goods: [
            { sku: "ATTA", unit: "kg" },
            { sku: "DAL", unit: "stone" },
          ],
        },
      }),
    );
    return () => localStorage.removeItem(place);
  },
  play: async ({ canvas, step: part }) => {
    const button = (name: string) => canvas.getByRole("button", { name });
    await part("what was kept is offered", async () => {
      await expect(await canvas.findByText("Kept on 20-11-2026 15:30.")).toBeVisible();
      await userEvent.click(button("Restore"));
    });
    await part("what fits came back, renamed fields under their new name", async () => {
      await expect(canvas.getByLabelText(/^Shop name/)).toHaveValue("Gupta Stores");
    });
    await part("what no longer fits is listed, also in rows", async () => {
      await expect(canvas.getByText("3 values no longer fit this form")).toBeVisible();
      const told = canvas.getAllByRole("listitem").map(({ textContent }) => textContent);
      await expect(told).toEqual(expect.arrayContaining(["KindHOTEL", "fax022-1234", "Good 2: Unitstone"]));
    });
    await part("and kept again as it is now", async () => {
      await userEvent.type(canvas.getByLabelText(/^Mobile/), "9");
      await waitFor(() => expect(localStorage.getItem(place)).toContain('"sku":"DAL"'));
      await expect(localStorage.getItem(place)).toContain('"version":3');
      await userEvent.click(button("Dismiss"));
      await expect(canvas.queryByText("3 values no longer fit this form")).toBeNull();
    });
  },
});

const folding = defineForm({
  id: "folding",
  version: 1,
  fields: { name: text({ label: "Name" }), gstin: text({ label: "GSTIN", required: true, checks: ["gstin"] }) },
  sections: [
    { id: "shop", title: "Shop", fields: ["name"] },
    { id: "tax", title: "Tax", description: "What the invoice needs.", fields: ["gstin"] },
  ],
});

function Folding({ summary }: { readonly summary: boolean }) {
  const form = useEngineForm(folding, { registry: withReady(), onSubmit: () => undefined });
  return (
    <EngineForm form={form} components={fieldComponents} className="story-form" style={{ maxInlineSize: 640 }}>
      {summary && <ErrorSummary form={form} />}
      <div>
        <FormSections folded={["tax"]} />
      </div>
      <Button type="submit" variant="primary" style={{ justifySelf: "start" }}>
        Save
      </Button>
    </EngineForm>
  );
}

export const FoldedSection = meta.story({
  render: () => <Folding summary={false} />,
  play: async ({ canvas, canvasElement, step }) => {
    const gstin = () => canvasElement.querySelector<HTMLInputElement>('[name="gstin"]');
    const details = canvasElement.querySelector("details");
    await step("it is closed until its title is pressed", async () => {
      await expect(details).not.toHaveAttribute("open");
      await userEvent.click(canvas.getByRole("heading", { name: "Tax" }));
      await waitFor(() => expect(gstin()).toBeVisible());
      await userEvent.click(canvas.getByRole("heading", { name: "Tax" }));
      await waitFor(() => expect(details).not.toHaveAttribute("open"));
    });
    await step("an error in it opens it and takes the focus", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Save" }));
      await waitFor(() => expect(gstin()).toHaveFocus());
      await expect(details).toHaveAttribute("open");
      await expect(gstin()).toHaveAccessibleDescription("This field is required");
    });
  },
});
export const FoldedSectionWithSummary = meta.story({
  render: () => <Folding summary />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await userEvent.click(await canvas.findByRole("link", { name: "GSTIN is required" }));
    await waitFor(() => expect(canvasElement.querySelector('[name="gstin"]')).toHaveFocus());
  },
});
