import preview from "../../../../../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { formStates } from "../../../stories/form-states.ts";
import { box, open, save } from "../../../stories/form.ts";
import { companyService, demoCompany } from "./stories/demo-companies.ts";

const first = demoCompany(0);

const states = formStates({
  path: `/brand/company/${first.id}`,
  service: companyService,
  role: "ADMIN",
  title: "Adewal Brands Pvt Ltd",
});

/** The company form over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Catalogue/Company form",
  component: AppAt,
  ...states.screen,
});

export const Edit = meta.story({
  name: "S3.34 a company stands with its fields under their keys",
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Adewal Brands Pvt Ltd");
    for (const [label, key] of [
      ["Name", "name"],
      ["GSTIN", "gst"],
      ["Description", "description"],
      ["Address line 1", "addressLine1"],
      ["Pincode", "pincode"],
      ["City", "city"],
      ["State", "state"],
    ] as const)
      await expect(box(canvas, label)).toHaveAttribute("name", key);
  },
});

export const Phone = meta.story(states.phone);

export const Create = meta.story({
  name: "S5.145 S5.147 a new company asks for what the specification requires",
  args: { path: "/brand/company/new" },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Add company");
    await save();
    await expect(await canvas.findByText("2 fields need attention before saving")).toBeVisible();
    await expect(box(canvas, "Name")).toHaveAccessibleDescription("This field is required");
  },
});

export const Warned = meta.story({
  name: "S5.147 a GSTIN is read as capital letters, and one with another check digit is warned of, not refused",
  args: { path: "/brand/company/new" },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await open(canvasElement, "Add company");
    const gstin = box(canvas, "GSTIN");
    await userEvent.type(gstin, "27aapfu0939f1za");
    await userEvent.tab();
    await expect(await canvas.findByText(/^The last character is not the check digit/)).toBeVisible();
    await expect(gstin).not.toHaveAttribute("aria-invalid", "true");
    await userEvent.clear(gstin);
    await userEvent.type(gstin, "29ABC");
    await userEvent.tab();
    await expect(gstin).toHaveAccessibleDescription("Enter valid GST Number");
  },
});
