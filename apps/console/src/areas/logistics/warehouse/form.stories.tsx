import preview from "../../../../../../.storybook/preview.tsx";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { formStates } from "../../../stories/form-states.ts";
import { box, open, retype, save } from "../../../stories/form.ts";
import { demoWarehouse, warehouseService } from "./stories/demo-warehouses.ts";

const first = demoWarehouse(0);
const page = `/warehouse-management/${first.id}` as const;

const states = formStates({ path: page, service: warehouseService, role: "ADMIN", title: first.companyName });

/** The page of a warehouse over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Logistics/Warehouse form",
  component: AppAt,
  ...states.screen,
});

export const Edit = meta.story({
  name: "S3.31 S3.32 a warehouse stands with its fields under their keys",
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, first.companyName);
    for (const key of Object.keys(first).filter(
      (name) => !/^(id|version|active|updatedAt|pincodes|manager|fssaiDaysLeft)$/.test(name),
    ))
      await waitFor(() => expect(canvasElement.querySelector(`[name="${key}"]`)).not.toBeNull());
    await expect(box(canvas, "City")).toHaveAttribute("readonly");
    await expect(box(canvas, "State")).toHaveAttribute("readonly");
  },
});

export const Phone = meta.story(states.phone);

export const Create = meta.story({
  name: "S5.124 S5.133 S5.134 S5.138 S5.140 S5.141 S5.142 a new warehouse asks for what the specification requires, and finds city and state",
  args: { path: "/warehouse-management/new" },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Add warehouse");
    await save();
    await waitFor(() => expect(box(canvas, "Company name")).toHaveAccessibleDescription("This field is required"));
    await retype(canvas, "PAN", "AAPFU{Tab}");
    await expect(box(canvas, "PAN")).toHaveAccessibleDescription("PAN must have 10 characters");
    await retype(canvas, "FSSAI number", "1152{Tab}");
    await expect(box(canvas, "FSSAI number")).toHaveAccessibleDescription("FSSAI number must have 14 characters");
    await retype(canvas, "Pincode", "41102{Tab}");
    await expect(box(canvas, "Pincode")).toHaveAccessibleDescription("Enter 6 digit pincode");
    await retype(canvas, "Pincode", "411028{Tab}");
    await waitFor(() => expect(box(canvas, "City")).toHaveValue("Pune"));
    await expect(box(canvas, "State")).toHaveValue("Maharashtra");
    await retype(canvas, "GSTIN", "29AAPFU0939F1ZR{Tab}");
    await expect(await canvas.findByText(/^The GSTIN is of another state than Maharashtra/)).toBeVisible();
  },
});

export const Pincodes = meta.story({
  name: "S2.64 the pincodes of a warehouse open as two lists to be changed",
  args: { path: `${page}?tab=pincodes` },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, first.companyName);
    await userEvent.click(await canvas.findByRole("button", { name: "Edit pincodes" }));
    const dialog = within(await screen.findByRole("dialog", { name: `Pincodes of ${first.companyName}` }));
    await waitFor(() =>
      expect(dialog.getByRole("textbox", { name: /^Stands in/ })).toHaveValue("400001, 400002, 400003"),
    );
  },
});

export const Calendar = meta.story({
  name: "the calendar of a warehouse has its weekly offs and its holidays, and the former are changed here",
  args: { path: `${page}?tab=calendar` },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, first.companyName);
    await expect(await canvas.findByText("200 orders")).toBeVisible();
    await expect(await canvas.findByRole("region", { name: "November 2026" })).toHaveTextContent("Diwali");
    await userEvent.click(canvas.getByRole("button", { name: "Edit" }));
    const dialog = within(await screen.findByRole("dialog", { name: `Calendar of ${first.companyName}` }));
    await waitFor(() => expect(dialog.getByRole("textbox", { name: /^Deliveries a day/ })).toHaveValue("200"));
    await expect(dialog.getByText("Weekly off")).toBeVisible();
  },
});

export const Standing = meta.story({
  name: "S3.10 S3.11 what a warehouse holds, who works there, and the supplier card",
  args: { path: `${page}?tab=standing` },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, first.companyName);
    for (const label of ["GST Number", "Account Number", "IFSC Code", "Bank Name", "Supplier Status"])
      await expect(await canvas.findByText(label)).toBeVisible();
    await expect(canvas.getByText("HDFC0001234")).toBeVisible();
    await expect(canvas.getByText("Central warehouse manager")).toBeVisible();
  },
});

export const Supplier = meta.story({
  name: "S3.11 the supplier card is changed, and what is no IFSC code is said",
  args: { path: `${page}?tab=standing` },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, first.companyName);
    // An administrator edits the warehouse, not its accounts.
    await expect(await canvas.findByText("HDFC0001234")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Add contact" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Edit" }));
    const dialog = within(await screen.findByRole("dialog", { name: `Supplier of ${first.companyName}` }));
    const ifsc = await dialog.findByRole("textbox", { name: /^IFSC Code/ });
    await waitFor(() => expect(ifsc).toHaveValue("HDFC0001234"));
    await userEvent.clear(ifsc);
    await userEvent.type(ifsc, "HDFC12{Tab}");
    await expect(ifsc).toHaveAccessibleDescription("Enter valid IFSC Code");
  },
});

export const Contact = meta.story({
  name: "S3.33 S5.57 S5.143 a super admin gives the contact of a warehouse an account",
  args: { path: `${page}?tab=standing` },
  globals: { role: "SUPER_ADMIN" },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, first.companyName);
    await userEvent.click(await canvas.findByRole("button", { name: "Add contact" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Add contact" }, { timeout: 10_000 }));
    await userEvent.type(await dialog.findByLabelText(/^Password/), "abcd");
    await userEvent.type(dialog.getByLabelText(/^Confirm password/), "abce{Tab}");
    await userEvent.click(dialog.getByRole("button", { name: "Add contact" }));
    await expect(await dialog.findByText("Password must be at least of 5 characters.")).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: /^Name/ })).toHaveAttribute("name", "personalName");
  },
});

export const StandingOnPhone = meta.story({
  args: { path: `${page}?tab=standing` },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, first.companyName);
    await expect(await canvas.findByText("HDFC0001234")).toBeVisible();
  },
});
