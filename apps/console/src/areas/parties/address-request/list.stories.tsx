import { expect, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { listStates } from "../../../stories/list-states.ts";
import { requestService } from "./stories/demo-requests.ts";

const requests = listStates({
  title: "Address requests",
  path: "/retailer/address-request",
  service: requestService,
  role: "ADMIN",
  first: "Om Sai Kirana",
});

/** Requests for another address, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Retailers and users/Address request list",
  component: AppAt,
  ...requests.screen,
});

export const Loaded = meta.story({
  ...requests.loaded,
  name: "requests show where to, how far, who asked, and how they stand",
  play: async ({ canvasElement }) => {
    const row = await requests.row(canvasElement);
    for (const words of ["411038", "14.2 km", "Farhan Qureshi", "Waiting"])
      await expect(within(row).getByText(words)).toBeVisible();
  },
});

export const Phone = meta.story(requests.phone);
