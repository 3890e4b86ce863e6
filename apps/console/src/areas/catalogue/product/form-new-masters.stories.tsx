import { http } from "msw";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { ok, refuse } from "../../../stories/service.ts";
import { screenOf } from "../../../stories/screen-of.ts";
import { demoId, lookupService } from "../../../stories/thing-service.ts";
import { productService } from "./stories/product-service.ts";

/** What a product names and nobody has made yet is made from within its form. */
const meta = preview.meta({
  title: "Screens/Catalogue/Product form, new masters",
  component: AppAt,
  ...screenOf({ role: "SUPER_ADMIN", path: "/product/new", service: productService }),
});

const soon = { timeout: 15_000 };
const open = async (canvasElement: HTMLElement, one: string) => {
  await arrive(canvasElement, "Add product");
  await userEvent.type(await within(canvasElement).findByRole("textbox", { name: /^Name/ }, soon), "Ragi Flour 1 kg");
  const buttons = await within(canvasElement).findAllByRole("button", { name: `Add a new ${one}` }, soon);
  await userEvent.click(buttons[0] ?? canvasElement);
  return within(await screen.findByRole("dialog", { name: `Add ${one}` }, soon));
};

export const NewCompany = meta.story({
  name: "a company is added from within the product's form, and chosen; what was typed stays",
  play: async ({ canvas, canvasElement, msw }) => {
    const sent = fn<(body: unknown) => void>();
    const made = { id: demoId(77), name: "Suryoday Mills" };
    msw.use(
      http.post("/oms/company", async ({ request }) => {
        sent(await request.json());
        return ok({ ...made, version: 1, active: true });
      }),
      lookupService("/api/company", [made]),
    );
    const dialog = await open(canvasElement, "company");
    await userEvent.type(await dialog.findByRole("textbox", { name: /^Name/ }, soon), made.name);
    await userEvent.type(dialog.getByRole("textbox", { name: /^GSTIN/ }), "27AAPFU0939F1ZV");
    await userEvent.click(dialog.getByRole("button", { name: "Add company" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), soon);
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ name: made.name }));
    await waitFor(() => expect(canvas.getByRole("combobox", { name: /^Manufacturer/ })).toHaveValue(made.name), soon);
    await expect(canvas.getByRole("textbox", { name: /^Name/ })).toHaveValue("Ragi Flour 1 kg");
    await expect(canvas.queryByText(/fields need attention/)).toBeNull();
  },
});

export const Refused = meta.story({
  name: "a brand that the service refuses stays in its dialog as it was typed, and names a company that is new, too",
  play: async ({ canvasElement, msw }) => {
    msw.use(http.post("/oms/company", () => refuse(409, "row.conflict", "This company exists already")));
    const brand = await open(canvasElement, "brand");
    await userEvent.click(await brand.findByRole("button", { name: "Add a new company" }, soon));
    const company = within(await screen.findByRole("dialog", { name: "Add company" }, soon));
    await userEvent.type(await company.findByRole("textbox", { name: /^Name/ }, soon), "Suryoday Mills");
    await userEvent.type(company.getByRole("textbox", { name: /^GSTIN/ }), "27AAPFU0939F1ZV");
    await userEvent.click(company.getByRole("button", { name: "Add company" }));
    await expect(await company.findByText("This company exists already", {}, soon)).toBeVisible();
    await expect(company.getByRole("textbox", { name: /^Name/ })).toHaveValue("Suryoday Mills");
  },
});
