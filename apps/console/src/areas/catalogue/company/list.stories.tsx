import preview from "../../../../../../.storybook/preview.tsx";
import { expect, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { listStates } from "../../../stories/list-states.ts";
import { companyService } from "./stories/demo-companies.ts";

const companies = listStates({
  title: "Companies",
  path: "/brand/company",
  service: companyService,
  role: "SUPER_ADMIN",
  first: "Adewal Brands Pvt Ltd",
  onPhone: "3 brands",
});

/** The company list over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Catalogue/Company list",
  component: AppAt,
  ...companies.screen,
});

export const Loaded = meta.story({
  ...companies.loaded,
  name: "S3.34 a company shows what it is, and the list how many there are",
  play: async ({ canvas, canvasElement }) => {
    const row = await companies.row(canvasElement);
    await expect(within(row).getByText("36ISZCT2175X1ZJ")).toBeVisible();
    await expect(canvas.getByText("14 companies")).toBeVisible();
  },
});

export const Phone = meta.story(companies.phone);
