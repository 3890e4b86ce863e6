import preview from "../../../../../../.storybook/preview.tsx";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { listStates } from "../../../stories/list-states.ts";
import { demoWarehouse, warehouseService } from "./stories/demo-warehouses.ts";

const warehouses = listStates({
  title: "Warehouse Management",
  path: "/warehouse-management",
  service: warehouseService,
  role: "SUPER_ADMIN",
  first: "Ahmedabad Central Warehouse",
  onPhone: "31 pincodes",
});

/** The list of warehouses over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Logistics/Warehouse list",
  component: AppAt,
  ...warehouses.screen,
});

export const Loaded = meta.story({
  ...warehouses.loaded,
  name: "S2.64 a warehouse shows what it is, who runs it, and when its licence ends",
  play: async ({ canvas, canvasElement }) => {
    const row = await warehouses.row(canvasElement, "Ahmedabad Hub Bopal");
    for (const words of ["Hub", "Meera Joshi", "24CLSCC8917W1ZO", "38 days left"])
      await expect(within(row).getByText(words)).toBeVisible();
    await expect(within(row).getByRole("link", { name: "31" })).toHaveAttribute(
      "href",
      expect.stringContaining(`/warehouse-management/${demoWarehouse(1).id}?tab=pincodes`),
    );
    await expect(canvas.getByText("18 warehouses")).toBeVisible();
  },
});

export const Phone = meta.story({
  ...warehouses.phone,
  name: "on a phone what narrows and what leads on stand in one row; other pages are in its menu",
  play: async (context) => {
    await warehouses.phone.play(context);
    const { canvas } = context;
    const [filter, more] = [
      canvas.getByRole("button", { name: /^Filter/ }),
      canvas.getByRole("button", { name: "More for this list" }),
    ];
    const middle = (element: Element) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2;
    };
    await expect(middle(more)).toBeCloseTo(middle(filter), 0);
    await userEvent.click(more);
    await expect(await screen.findByRole("menuitem", { name: "Serviceable pincodes" })).toBeVisible();
  },
});

export const LookUp = meta.story({
  name: "S2.126 S3.76 S5.224 the pincode look-up form opens from the list, and says who delivers to a pincode",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Warehouse Management");
    await userEvent.click(canvas.getByRole("button", { name: "Look up pincode" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Look up pincode" }));
    const pincode = await dialog.findByRole("textbox", { name: /^Pincode/ });
    await userEvent.type(pincode, "411028");
    await waitFor(() => expect(dialog.getByRole("textbox", { name: /^City/ })).toHaveValue("Pune"));
    await expect(dialog.getByRole("textbox", { name: /^State/ })).toHaveValue("Maharashtra");
    await expect(await dialog.findByText("Hadapsar, Sasanenagar")).toBeVisible();
    await expect(dialog.getByText("Pune Hub Kothrud")).toBeVisible();
    await userEvent.clear(pincode);
    await userEvent.type(pincode, "560001");
    await expect(await dialog.findByText("No hub serves it yet")).toBeVisible();
    await userEvent.clear(pincode);
    await userEvent.type(pincode, "999999{Tab}");
    await waitFor(() => expect(pincode).toHaveAccessibleDescription("There is no such pincode"));
  },
});
