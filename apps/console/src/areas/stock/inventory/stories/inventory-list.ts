import { userEvent, within } from "storybook/test";
import { listStates } from "../../../../stories/list-states.ts";
import { inventoryService } from "./demo-inventory.ts";

/** The states of the inventory's list. */
export const batches = listStates({
  title: "Inventory",
  path: "/inventory",
  service: inventoryService,
  role: "SUPER_ADMIN",
  first: "Toor Dal 1 kg",
  onPhone: "ANN-TOOR-1KG",
});

export const toor = /^Select Toor Dal 1 kg, /;
export const oil = /^Select Groundnut Oil 1 L × 12, /;
export const biscuits = /^Select Glucose Biscuits 80 g × 48, /;

/** Selects rows of the list, each by the name of its checkbox. */
export const select = async (canvasElement: HTMLElement, ...names: readonly RegExp[]): Promise<void> => {
  await batches.row(canvasElement);
  for (const name of names) await userEvent.click(within(canvasElement).getByRole("checkbox", { name }));
};

/** Opens the menu of the first row. */
export const openMenu = async (canvasElement: HTMLElement): Promise<void> => {
  const row = await batches.row(canvasElement);
  await userEvent.click(within(row).getByRole("button", { name: /^Actions for Toor Dal 1 kg/ }));
};
