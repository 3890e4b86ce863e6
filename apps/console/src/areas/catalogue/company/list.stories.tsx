import preview from "../../../../../../.storybook/preview.tsx";
import { http } from "msw";
import { expect, screen, userEvent, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { listStates } from "../../../stories/list-states.ts";
import { refuse } from "../../../stories/service.ts";
import { companyService } from "./stories/demo-companies.ts";

const companies = listStates({
  title: "Companies",
  path: "/brand/company",
  endpoint: "/oms/company",
  service: companyService,
  noun: { one: "company", many: "companies" },
  role: "SUPER_ADMIN",
  barred: "FSA",
  first: "Adewal Brands Pvt Ltd",
  create: "Add company",
  onPhone: "3 brands",
});

/** The company list over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Company list",
  component: AppAt,
  tags: ["!autodocs"],
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

export const Dark = meta.story(companies.dark);

export const Loading = meta.story(companies.loading);

export const NothingYet = meta.story(companies.nothingYet);

export const NoMatch = meta.story(companies.noMatch);

export const Failed = meta.story(companies.failed);

export const NoPermission = meta.story(companies.noPermission);

export const FiveHundredRows = meta.story(companies.fiveHundredRows);

export const Phone = meta.story(companies.phone);

const inUse =
  "Adewal Brands Pvt Ltd is used by 3 active brands: Annapurti, Dhanlaxmi and Mithaas. Deactivate them first.";

export const Refused = meta.story({
  name: "a company that is used is not switched off, and the dialog says by what",
  beforeEach: ({ msw }) => {
    msw.use(http.post("/oms/company/:id/active", () => refuse(409, "row.conflict", inUse)));
  },
  play: async ({ canvasElement }) => {
    const row = await companies.row(canvasElement);
    await userEvent.click(within(row).getByRole("button", { name: "Actions for Adewal Brands Pvt Ltd" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Deactivate" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Deactivate" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Yes, deactivate now!" }));
    await expect(await within(dialog).findByText(inUse)).toBeVisible();
  },
});
