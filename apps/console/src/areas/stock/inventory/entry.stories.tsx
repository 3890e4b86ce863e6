import preview from "../../../../../../.storybook/preview.tsx";
import { http } from "msw";
import { expect, userEvent, waitFor } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { box, chooseByKeys, open, retype, save } from "../../../stories/form.ts";
import { freshBrowser, ok, serviceFor, warehouses } from "../../../stories/service.ts";
import { inventoryService, stockedProducts } from "./stories/demo-inventory.ts";

/** The form of an entry over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Stock/Inventory entry",
  component: AppAt,
  parameters: { layout: "fullscreen" },
  globals: { role: "HUB_MANAGER" },
  args: { path: "/inventory/new" },
  beforeEach: ({ msw, globals }) => {
    const role = String(globals["role"]);
    freshBrowser(globals, role);
    msw.use(
      http.get("/api/warehouse", () => ok({ content: warehouses.slice(0, 1) })),
      ...inventoryService(),
      ...serviceFor(role),
    );
  },
});

export const Create = meta.story({
  name: "S3.26 S3.27 S4.57 S4.58 S4.59 an entry has its fields under their keys, and prices wait for the MRP",
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Add entry");
    for (const [label, key] of [
      ["Total stock", "stock"],
      ["MRP", "mrp"],
      ["PTR", "retailPrice"],
      ["PTH", "distPrice"],
      ["O2RLP", "o2rPrice"],
    ] as const)
      await expect(box(canvas, label)).toHaveAttribute("name", key);
    for (const price of ["PTR", "PTH", "O2RLP"]) await expect(box(canvas, price)).toBeDisabled();
    await retype(canvas, "MRP", "142");
    for (const price of ["PTR", "PTH", "O2RLP"]) await waitFor(() => expect(box(canvas, price)).toBeEnabled());
    await userEvent.clear(box(canvas, "MRP"));
    for (const price of ["PTR", "PTH", "O2RLP"]) await waitFor(() => expect(box(canvas, price)).toBeDisabled());
  },
});

export const Empty = meta.story({
  name: "S5.88 S5.89 S5.90 S5.92 an empty entry says what is missing, in the specification's words",
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Add entry");
    await save();
    await expect(await canvas.findAllByText("Please select one name")).not.toHaveLength(0);
    await expect(box(canvas, "Total stock")).toHaveAccessibleDescription(/Total Stock is required/);
    await expect(box(canvas, "MRP")).toHaveAccessibleDescription(/This field is required/);
  },
});

export const ManyUnits = meta.story({
  name: "a quantity that is hardly one entry's is asked about, and refuses nothing",
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Add entry");
    const units = box(canvas, "Total stock");
    await retype(canvas, "Total stock", "1000000");
    await userEvent.tab();
    await waitFor(() => expect(units).toHaveAccessibleDescription(/1,00,000 units or more are unusual for one entry/));
    await expect(units).not.toBeInvalid();
    await retype(canvas, "Total stock", "100");
    await userEvent.tab();
    await waitFor(() => expect(units).not.toHaveAccessibleDescription(/unusual/));
  },
});

export const Chain = meta.story({
  name: "S5.96 S5.97 S5.98 S5.99 prices out of order are refused at their fields",
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Add entry");
    await retype(canvas, "MRP", "100");
    await waitFor(() => expect(box(canvas, "PTR")).toBeEnabled());
    await retype(canvas, "PTR", "101");
    await retype(canvas, "PTH", "102");
    await retype(canvas, "O2RLP", "103");
    await save();
    await waitFor(() => expect(box(canvas, "PTR")).toHaveAccessibleDescription(/Retailer Price must be less then MRP/));
    await expect(box(canvas, "PTH")).toHaveAccessibleDescription(/Distributor Price must be less then PTR/);
    await expect(box(canvas, "MRP")).toHaveAccessibleDescription(/Mrp must be greater then PTH/);
    await expect(box(canvas, "O2RLP")).toHaveAccessibleDescription(/O2RLP must be less then PTH/);
  },
});

export const Product = meta.story({
  name: "a chosen product brings its SKU, category and shelf life, and suggests its prices",
  play: async ({ canvas, canvasElement, step }) => {
    const [rice, atta] = stockedProducts;
    await open(canvasElement, "Add entry");
    await step("by keyboard alone", async () => {
      await chooseByKeys(canvas, "Product", rice.formName);
      await expect(await canvas.findByDisplayValue(rice.sku)).toBeVisible();
      await expect(await canvas.findByDisplayValue("Grocery")).toBeVisible();
      for (const [label, price] of [
        ["MRP", "1480"],
        ["PTR", "1392"],
        ["PTH", "1338"],
        ["O2RLP", "1312.5"],
      ] as const)
        await waitFor(() => expect(box(canvas, label)).toHaveValue(price));
      await expect(await canvas.findAllByText(`From product ${rice.formName}`)).toHaveLength(4);
      await expect(await canvas.findByText("4 fields filled: MRP, PTR, PTH and O2RLP.")).toBeInTheDocument();
    });
    await step("another product leaves what was typed, and offers its own beside it", async () => {
      await retype(canvas, "MRP", "1500");
      await chooseByKeys(canvas, "Product", atta.formName);
      await waitFor(() => expect(box(canvas, "PTR")).toHaveValue("452"));
      await expect(box(canvas, "MRP")).toHaveValue("1500");
      await expect(await canvas.findByText(`Product ${atta.formName} gives “₹485”`)).toBeVisible();
      await expect(canvas.getAllByText(`From product ${atta.formName}`)).toHaveLength(3);
    });
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    await open(canvasElement, "Add entry");
  },
});
