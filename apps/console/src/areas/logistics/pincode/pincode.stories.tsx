import { expect, screen, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { box, open, save } from "../../../stories/form.ts";
import { listStates } from "../../../stories/list-states.ts";
import { demoPincode, pincodeMasterService } from "./stories/demo-pincodes.ts";

const pincodes = listStates({
  title: "Serviceable pincodes",
  path: "/warehouse-management/pincode",
  service: pincodeMasterService,
  role: "ADMIN",
  first: "411001",
  onPhone: "Pune, Maharashtra",
});

/** Pincodes and who serves them, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Logistics/Pincodes",
  component: AppAt,
  ...pincodes.screen,
});

export const Loaded = meta.story({
  ...pincodes.loaded,
  name: "a pincode shows where it is, who delivers there, and who stands in",
  play: async ({ canvasElement }) => {
    const row = await pincodes.row(canvasElement, "411028");
    for (const words of ["Pune", "Maharashtra", "Pune Hub Kothrud", "Mumbai Hub Andheri"])
      await expect(within(row).getByText(words)).toBeVisible();
    await expect(within(await pincodes.row(canvasElement, "194101")).getByText("Nobody")).toBeVisible();
  },
});

export const Create = meta.story({
  name: "a new pincode asks for its place",
  args: { path: "/warehouse-management/pincode/new" },
  play: async ({ canvasElement }) => {
    await open(canvasElement, "Add pincode");
    await save();
    await expect(await screen.findByText("3 fields need attention before saving")).toBeVisible();
  },
});

export const Edit = meta.story({
  name: "a pincode stands with its hubs, and is known by its digits",
  args: { path: `/warehouse-management/pincode/${demoPincode(1).id}` },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "411028");
    await expect(box(canvas, "Pincode")).toHaveAttribute("readonly");
    await expect(await canvas.findByText("Mumbai Hub Andheri")).toBeVisible();
  },
});

export const Phone = meta.story(pincodes.phone);
