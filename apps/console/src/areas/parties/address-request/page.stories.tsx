import { expect, screen, userEvent, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { screenOf } from "../../../stories/screen-of.ts";
import { demoRequest, requestService } from "./stories/demo-requests.ts";

const path = (number: number) => `/retailer/address-request/${demoRequest(number).id}` as const;

/** A request for another address, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Retailers and users/Address request",
  component: AppAt,
  ...screenOf({ role: "ADMIN", path: path(0), service: () => requestService() }),
});

export const Loaded = meta.story({
  name: "S3.69 both addresses stand side by side with the distance, and what changes with the new one is said",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Om Sai Kirana");
    await expect(await canvas.findByText("14.2 km away")).toBeVisible();
    await expect(canvas.getByText("Shop 14, Market Yard, Hadapsar")).toBeVisible();
    await expect(canvas.getByText("Shop 9, New Market, Kothrud")).toBeVisible();
    await expect(canvas.getByText("The hub changes to Pune Hub Kothrud")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Approve" })).toBeVisible();
  },
});

export const Rejecting = meta.story({
  name: "a rejection asks for its reason",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Om Sai Kirana");
    await userEvent.click(await canvas.findByRole("button", { name: "Reject" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Reject" }, { timeout: 10_000 }));
    await userEvent.click(await dialog.findByRole("button", { name: "Yes, reject now!" }));
    await expect(await dialog.findByText("Reason is required")).toBeVisible();
  },
});

export const Phone = meta.story({
  args: { path: path(2) },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "New Bharat Provisions");
    await expect(await canvas.findByText("Shop closed")).toBeVisible();
  },
});
