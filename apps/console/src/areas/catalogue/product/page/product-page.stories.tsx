// Long because all tabs of the one page are shown over the same few rows.
import preview from "../../../../../../../.storybook/preview.tsx";
import { delay, http, HttpResponse } from "msw";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { AppAt } from "../../../../stories/app-at.tsx";
import { arrive } from "../../../../stories/arrive.ts";
import { freshBrowser, ok, refuse, serviceFor } from "../../../../stories/service.ts";
import { demoId } from "../../../../stories/thing-service.ts";
import { demoProduct } from "../stories/demo-products.ts";
import {
  demoAttributesOf,
  demoOrders,
  demoSchemes,
  demoStock,
  productPageService,
} from "../stories/product-page-service.ts";

const product = demoProduct(1);
const at = (tab: string) => ({ path: `/product/${product.id}?tab=${tab}` });

/** What has become of a product, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Catalogue/Product page",
  component: AppAt,
  parameters: { layout: "fullscreen" },
  globals: { role: "SUPER_ADMIN" },
  args: at("prices"),
  beforeEach: ({ msw, globals }) => {
    const role = String(globals["role"]);
    freshBrowser(globals, role);
    msw.use(...productPageService, ...serviceFor(role));
  },
});

const tabOf = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole("tab", { name }, { timeout: 10_000 });

export const Prices = meta.story({
  name: "S3.22 a product shows what its prices were and what is proposed",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Chakki Atta 10 kg");
    await expect(await canvas.findByRole("heading", { name: "Every price so far" })).toBeVisible();
    // What can be done with the product stands on each of its tabs.
    await expect(canvas.getByRole("button", { name: "Print" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "More actions" })).toBeVisible();
    await expect(canvas.getByRole("tabpanel")).toHaveAccessibleName("Prices");
    const made = canvas.getByRole("row", { name: /Product made/ });
    await expect(within(made).getByText("417.00")).toBeVisible();
    await expect(await canvas.findByText("Proposed")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Propose price change" })).toHaveAttribute(
      "href",
      `/product/price-change/new?product=${product.id}`,
    );
  },
});

export const Attributes = meta.story({
  name: "what a product has of the attributes stands in words, and all of them are edited by fields of their data types",
  args: at("attributes"),
  play: async ({ canvas, canvasElement, msw }) => {
    const sent = fn<(body: unknown) => void>();
    msw.use(
      http.put("/oms/product/:id/attributes", async ({ request }) => {
        sent(await request.json());
        return ok([...demoAttributesOf]);
      }),
    );
    await arrive(canvasElement, "Chakki Atta 10 kg");
    await expect(await canvas.findByText("Cool and dry")).toBeVisible();
    await expect(canvas.getByText("01-04-2021")).toBeVisible();
    await expect(canvas.getByText("12.5075")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Edit attributes" }));
    const dialog = within(await screen.findByRole("dialog", {}, { timeout: 10_000 }));
    await userEvent.type(await dialog.findByRole("textbox", { name: "Allergens" }), "Gluten");
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Vegetarian" }), "");
    await userEvent.click(dialog.getByRole("button", { name: "Save attributes" }));
    await screen.findByText("The attributes are saved");
    await expect(sent).toHaveBeenCalledWith({
      attributes: [
        { id: demoId(830), value: "Gluten" },
        { id: demoId(831), value: "2021-04-01" },
        { id: demoId(832), value: "12.5075" },
        { id: demoId(833), value: "Cool and dry" },
      ],
    });
  },
});

export const FirstAttributes = meta.story({
  name: "the first values that are saved of a product leave the focus where they were asked for",
  args: at("attributes"),
  play: async ({ canvas, canvasElement, msw }) => {
    let held = demoAttributesOf.map((one) => ({ ...one, value: null as string | null }));
    msw.use(
      http.get("/oms/product/:id/attributes", () => ok(held)),
      http.put("/oms/product/:id/attributes", () => ok((held = [...demoAttributesOf]))),
    );
    await arrive(canvasElement, "Chakki Atta 10 kg");
    await expect(await canvas.findByText("No values yet")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Edit attributes" }));
    const dialog = within(await screen.findByRole("dialog", {}, { timeout: 10_000 }));
    await userEvent.type(await dialog.findByRole("textbox", { name: "Storage" }), "Cool and dry");
    await userEvent.click(dialog.getByRole("button", { name: "Save attributes" }));
    await expect(await canvas.findByText("Cool and dry")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Edit attributes" })).toHaveFocus());
  },
});

export const AttributeRefused = meta.story({
  name: "a number that is too long, and what the service refuses of attributes, is said at its field",
  args: at("attributes"),
  play: async ({ canvas, canvasElement, msw }) => {
    const message = "This attribute is inactive";
    // The number is the second of what is sent, and the third field: the product has nothing of the first.
    const errors = [{ field: "attributes.1.value", message }];
    msw.use(
      http.put("/oms/product/:id/attributes", () =>
        HttpResponse.json({ errorMessage: message, code: "form.invalid", errors }, { status: 422 }),
      ),
    );
    await arrive(canvasElement, "Chakki Atta 10 kg");
    await userEvent.click(await canvas.findByRole("button", { name: "Edit attributes" }));
    const dialog = within(await screen.findByRole("dialog", {}, { timeout: 10_000 }));
    const protein = await dialog.findByRole("textbox", { name: "Protein in 100 g" });
    await userEvent.clear(protein);
    await userEvent.type(protein, "1234567890123");
    await userEvent.click(dialog.getByRole("button", { name: "Save attributes" }));
    await expect(protein).toHaveAccessibleDescription(
      "Enter a number, with at most 12 digits before the point and 4 decimals",
    );
    await userEvent.type(protein, "{Backspace}");
    await userEvent.click(dialog.getByRole("button", { name: "Save attributes" }));
    await waitFor(() => expect(protein).toHaveAccessibleDescription(message));
  },
});

export const PartOff = meta.story({
  name: "a kit with a part that is switched off says which, and is asked about like any product before it is switched off",
  args: at("details"),
  beforeEach: ({ msw }) => {
    msw.use(
      http.get("/oms/product/holders", () => ok({ kits: [], combos: ["Clean Home Combo"], unnamed: 0 })),
      http.get("/oms/product/:id", () => ok({ ...product, partsOff: ["Toor Dal 1 kg", "Sugar 1 kg"] })),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Chakki Atta 10 kg");
    await expect(await canvas.findByText("2 parts are off")).toBeVisible();
    await expect(canvas.getByText("Cannot be sold while inactive: Toor Dal 1 kg, Sugar 1 kg")).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "More actions" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Deactivate" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Deactivate" });
    await waitFor(() =>
      expect(dialog).toHaveTextContent("While it is inactive, Clean Home Combo cannot be sold either."),
    );
  },
});

export const PricesPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Chakki Atta 10 kg");
    await canvas.findByRole("heading", { name: "Every price so far" });
  },
});

export const Orders = meta.story({
  args: at("orders"),
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Chakki Atta 10 kg");
    await expect(await canvas.findByRole("heading", { name: "Newest orders" })).toBeVisible();
    await expect(canvas.getByText("ORD-003000")).toBeVisible();
  },
});

export const OrdersPhone = meta.story({
  args: at("orders"),
  globals: { viewport: { value: "phone" }, mode: "dark" },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Chakki Atta 10 kg");
    await canvas.findByRole("heading", { name: "Newest orders" });
  },
});

export const NoOrders = meta.story({
  args: at("orders"),
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/product/:id/orders", () => ok(demoOrders(0))));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Chakki Atta 10 kg");
    await expect(await canvas.findByText("No orders in 30 days")).toBeVisible();
  },
});

export const Stock = meta.story({
  name: "S3.22 a product shows its stock by warehouse, and each leads to its batches",
  args: at("stock"),
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Chakki Atta 10 kg");
    await canvas.findByRole("heading", { name: "Stock by warehouse" });
    const row = within(canvas.getByRole("row", { name: /Pune Hub Hadapsar/ }));
    await expect(row.getByText("286")).toBeVisible();
    await expect(row.getByText("18 days left")).toBeVisible();
    await expect(row.getByRole("link", { name: "Pune Hub Hadapsar" })).toHaveAttribute(
      "href",
      `/inventory?warehouse=${demoStock[2]?.warehouseId}&product=${product.id}`,
    );
    await expect(canvas.getByText("5,272")).toBeVisible();
  },
});

export const StockPhone = meta.story({
  args: at("stock"),
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Chakki Atta 10 kg");
    await canvas.findByRole("heading", { name: "Stock by warehouse" });
  },
});

export const NoStock = meta.story({
  args: at("stock"),
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/product/:id/stock", () => ok([])));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Chakki Atta 10 kg");
    await expect(await canvas.findByText("No stock")).toBeVisible();
  },
});

export const Schemes = meta.story({
  name: "a product shows the promotions that hold for it, and each leads to its page for those who may open it",
  args: at("schemes"),
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Chakki Atta 10 kg");
    const byBrand = within(await canvas.findByRole("row", { name: /Atta by the case/ }));
    await expect(byBrand.getByText("Its brand")).toBeVisible();
    await expect(byBrand.getByRole("link", { name: "Atta by the case" })).toHaveAttribute(
      "href",
      `/promocode/${demoSchemes[1]?.id}`,
    );
    await expect(canvas.getByText("New Year code")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "New Year code" })).toBeNull();
  },
});

export const NoSchemes = meta.story({
  args: at("schemes"),
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/product/:id/schemes", () => ok({ total: 0, shown: [] })));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Chakki Atta 10 kg");
    await expect(await canvas.findByText("No schemes")).toBeVisible();
  },
});

export const LeaveGuard = meta.story({
  name: "Another tab asks before it takes the place of a form with something typed",
  args: { path: `/product/${product.id}` },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Chakki Atta 10 kg");
    const name = await canvas.findByRole("textbox", { name: /^Name/ }, { timeout: 10_000 });
    await userEvent.type(name, " new");
    await userEvent.click(await tabOf(canvasElement, "Prices"));
    const question = within(await screen.findByRole("alertdialog", { name: "Leave" }));
    await userEvent.click(question.getByRole("button", { name: "Stay here" }));
    await expect(name).toHaveValue("Chakki Atta 10 kg new");
    await expect(await tabOf(canvasElement, "Details")).toHaveAttribute("aria-selected", "true");
    await userEvent.click(await tabOf(canvasElement, "Prices"));
    await userEvent.click(await screen.findByRole("button", { name: "Yes, leave now!" }));
    await expect(await canvas.findByRole("heading", { name: "Every price so far" })).toBeVisible();
  },
});

export const Kits = meta.story({
  args: at("kits"),
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Chakki Atta 10 kg");
    await expect(await canvas.findByRole("heading", { name: "Part of" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Mustard Oil Kachi Ghani 1 L × 12" })).toBeVisible();
  },
});

export const NoKit = meta.story({
  args: at("kits"),
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/product/:id/kits", () => ok({ parts: [], within: [] })));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Chakki Atta 10 kg");
    await expect(await canvas.findByText("No kit")).toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  name: "The tabs are walked by arrows, and the address names the one in sight",
  args: { path: `/product/${product.id}` },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Chakki Atta 10 kg");
    (await tabOf(canvasElement, "Details")).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(await canvas.findByRole("heading", { name: "Attributes" })).toBeVisible();
    await expect(await tabOf(canvasElement, "Attributes")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(await canvas.findByRole("heading", { name: "Every price so far" })).toBeVisible();
    await expect(await tabOf(canvasElement, "Prices")).toHaveFocus();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/product/:id/prices", () => delay("infinite")));
  },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "Chakki Atta 10 kg");
    await waitFor(() => expect(canvasElement.querySelector("[role=tabpanel] [aria-busy=true]")).not.toBeNull());
  },
});

const busy = () => refuse(503, "server.unavailable", "The service is busy");

export const Failed = meta.story({
  name: "S8.01 a tab whose rows did not come says so in its place, and by a toast",
  args: at("orders"),
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/product/:id/orders", busy));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Chakki Atta 10 kg");
    // The toast goes after 1500 ms, so it is looked for first.
    await waitFor(() => expect(document.querySelector("[data-o2r-toaster]")).toHaveTextContent("The service is busy"));
    await expect(await canvas.findByRole("button", { name: "Retry" })).toBeVisible();
  },
});

export const Recovers = meta.story({
  name: "a tab whose rows did not come asks for them again",
  args: at("orders"),
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/product/:id/orders", busy, { once: true }));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Chakki Atta 10 kg");
    await userEvent.click(await canvas.findByRole("button", { name: "Retry" }));
    await canvas.findByRole("heading", { name: "Newest orders" });
  },
});
