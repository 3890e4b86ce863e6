import { roleOf } from "../../../../../.storybook/role-of.ts";
import preview from "../../../../../.storybook/preview.tsx";
import { http } from "msw";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { productService } from "../../areas/catalogue/product/stories/product-service.ts";
import { AppAt } from "../../stories/app-at.tsx";
import { arrive } from "../../stories/arrive.ts";
import { freshBrowser, ok, refuse, serviceFor } from "../../stories/service.ts";

/** Adding to a master list from beside the select that shows it. */
const meta = preview.meta({
  title: "Screens/Every screen/Add New Option",
  component: AppAt,
  parameters: { layout: "fullscreen", role: "SUPER_ADMIN" },
  args: { path: "/product/new" },
  beforeEach: ({ msw, globals, parameters }) => {
    const role = roleOf({ globals, parameters });
    freshBrowser(globals, role);
    delete document.body.dataset["sent"];
    msw.use(...productService(), ...serviceFor(role));
  },
});

const soon = { timeout: 15_000 };
const openDialog = async (canvasElement: HTMLElement, label: string) => {
  await arrive(canvasElement, "Add product");
  const plus = await within(canvasElement).findByLabelText(`Add a new option to ${label}`, {}, soon);
  await userEvent.click(plus);
  return within(await screen.findByRole("dialog", { name: "Add New Option" }, soon));
};

export const NotAllowed = meta.story({
  name: "an administrator, who may add no option, sees the select without a plus",
  globals: { role: "ADMIN" },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Add product");
    await canvas.findByRole("combobox", { name: "Pack type" }, soon);
    await expect(canvas.queryByLabelText(/^Add a new option to/)).toBeNull();
  },
});

export const MainOption = meta.story({
  name: "S3.12 S3.13 S4.34 S4.35 S7.32 S7.33 S8.05 a main option is added, said, and chosen at once",
  beforeEach: ({ msw }) => {
    const added: { id: string; label: string; value: string }[] = [];
    msw.use(
      http.get("/oms/master/common", () => ok([{ id: "1", label: "Bag", value: "BAG" }, ...added])),
      http.post("/oms/master/common", async ({ request }) => {
        const body = await request.json();
        document.body.dataset["sent"] = JSON.stringify(body);
        added.push({ id: "2", label: "Shrink wrap", value: "SHRINK_WRAP" });
        return ok({ done: true });
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await openDialog(canvasElement, "Pack type");
    await userEvent.type(dialog.getByRole("textbox", { name: "Name" }), "Shrink wrap{Enter}");
    await screen.findByText("New option Shrink wrap is added in PACK_TYPE");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(document.body.dataset["sent"]).toBe(
      '{"category":"PACK_TYPE","name":"Shrink wrap","value":"SHRINK_WRAP"}',
    );
    const select = canvas.getByRole("combobox", { name: "Pack type" });
    await waitFor(() => expect(select).toHaveDisplayValue("Shrink wrap"), soon);
    await expect(select).toHaveValue("SHRINK_WRAP");
    await expect(canvas.getByLabelText("Add a new option to Pack type")).toHaveFocus();
    await expect(canvas.queryByText("20 fields need attention before saving")).toBeNull();
  },
});

export const ListOption = meta.story({
  name: "S7.34 S7.35 S8.06 a list option goes to the field that its id names",
  beforeEach: ({ msw }) => {
    msw.use(
      http.get("/oms/master/field", () => ok({ id: "0199f5c4-01e1-7000-8000-066351460501", category: "retailerType" })),
      http.put("/oms/master/common/:id", async ({ request, params }) => {
        document.body.dataset["sent"] = `${String(params["id"])} ${JSON.stringify(await request.json())}`;
        return ok({ done: true });
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, "Target customer");
    await userEvent.type(dialog.getByRole("textbox", { name: "Name" }), "Petrol pump");
    await userEvent.click(dialog.getByRole("button", { name: "Add" }));
    await screen.findByText("New option Petrol pump is added in retailerType");
    await expect(document.body.dataset["sent"]).toBe(
      '0199f5c4-01e1-7000-8000-066351460501 {"label":"Petrol pump","value":"PETROL_PUMP"}',
    );
  },
});

export const Refused = meta.story({
  name: "S8.10 a refused option keeps the dialog and what was typed",
  beforeEach: ({ msw }) => {
    msw.use(http.post("/oms/master/common", () => refuse(409, "row.conflict", "This option is there already")));
  },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, "Pack type");
    const name = dialog.getByRole("textbox", { name: "Name" });
    await userEvent.click(dialog.getByRole("button", { name: "Add" }));
    await waitFor(() => expect(name).toHaveAttribute("aria-invalid", "true"));
    await userEvent.type(name, "Bag");
    await userEvent.click(dialog.getByRole("button", { name: "Add" }));
    await dialog.findByText("This option is there already");
    await expect(name).toHaveValue("Bag");
  },
});
