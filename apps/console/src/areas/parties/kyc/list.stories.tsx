import { expect, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { listStates } from "../../../stories/list-states.ts";
import { kycService } from "./stories/demo-kyc.ts";

const kycs = listStates({
  title: "KYC",
  path: "/retailer/kyc",
  service: kycService,
  role: "ADMIN",
  first: "Om Sai Kirana",
});

/** Papers that wait to be verified, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Retailers and users/KYC list",
  component: AppAt,
  ...kycs.screen,
});

export const Loaded = meta.story({
  ...kycs.loaded,
  name: "papers show whose they are, who submitted them, and how far they have come",
  play: async ({ canvasElement }) => {
    const row = await kycs.row(canvasElement);
    for (const words of ["Ganesh Pawar", "Devika Menon", "Under review"])
      await expect(within(row).getByText(words)).toBeVisible();
  },
});

export const Phone = meta.story(kycs.phone);
