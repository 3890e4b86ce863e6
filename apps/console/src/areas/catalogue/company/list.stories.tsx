import preview from "../../../../../../.storybook/preview.tsx";
import { delay, http } from "msw";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { freshBrowser, ok, refuse, serviceFor } from "../../../stories/service.ts";
import { pageOf } from "../../../stories/thing-service.ts";
import { companyService, demoCompany } from "./stories/demo-companies.ts";

/** The company list over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Company list",
  component: AppAt,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  globals: { role: "SUPER_ADMIN" },
  args: { path: "/brand/company?size=50" },
  beforeEach: ({ msw, globals }) => {
    const role = String(globals["role"]);
    freshBrowser(globals, role);
    msw.use(...companyService(), ...serviceFor(role));
  },
});

const firstRow = async (canvasElement: HTMLElement): Promise<HTMLElement> => {
  await arrive(canvasElement, "Companies");
  const name = await within(canvasElement).findByText("Adewal Brands Pvt Ltd", {}, { timeout: 10_000 });
  return name.closest<HTMLElement>("[data-row], li") ?? name;
};

export const Loaded = meta.story({
  name: "S3.34 a company shows what it is, and the list how many there are",
  play: async ({ canvas, canvasElement }) => {
    const row = await firstRow(canvasElement);
    await expect(within(row).getByText("36ISZCT2175X1ZJ")).toBeVisible();
    await expect(canvas.getByText("14 companies")).toBeVisible();
  },
});

export const Dark = meta.story({
  globals: { mode: "dark" },
  play: async ({ canvasElement }) => {
    await firstRow(canvasElement);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/company", () => delay("infinite")));
  },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "Companies");
    await waitFor(() => expect(canvasElement.querySelector("[aria-busy=true]")).not.toBeNull());
  },
});

export const NothingYet = meta.story({
  args: { path: "/brand/company" },
  beforeEach: ({ msw }) => {
    msw.use(...companyService(0));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Companies");
    await expect(await canvas.findByText("No companies yet")).toBeVisible();
  },
});

export const NoMatch = meta.story({
  args: { path: "/brand/company?q=caviar" },
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/company", () => ok(pageOf([]))));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Companies");
    await expect(await canvas.findByText("No company matches")).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    let calls = 0;
    msw.use(
      http.get("/oms/company", () => {
        calls += 1;
        return calls === 1
          ? refuse(503, "server.unavailable", "The service is busy")
          : ok(pageOf([demoCompany(0)], 50));
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Companies");
    await userEvent.click(await canvas.findByRole("button", { name: "Retry" }));
    await firstRow(canvasElement);
  },
});

export const NoPermission = meta.story({
  globals: { role: "FSA" },
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/company", () => refuse(403, "access.denied", "You do not have access to this.")));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Companies");
    await expect(await canvas.findByText(/are not open to your role/)).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Add company" })).toBeNull();
  },
});

export const FiveHundredRows = meta.story({
  args: { path: "/brand/company?size=500" },
  beforeEach: ({ msw }) => {
    msw.use(...companyService(600));
  },
  play: async ({ canvasElement }) => {
    await firstRow(canvasElement);
    await expect(canvasElement.querySelectorAll("[data-row]")).toHaveLength(500);
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Companies");
    await expect(await canvas.findByRole("link", { name: "Adewal Brands Pvt Ltd" })).toBeVisible();
    await expect(canvas.getAllByText("3 brands")[0]).toBeVisible();
  },
});

const inUse =
  "Adewal Brands Pvt Ltd is used by 3 active brands: Annapurti, Dhanlaxmi and Mithaas. Deactivate them first.";

export const Refused = meta.story({
  name: "a company that is used is not switched off, and the dialog says by what",
  beforeEach: ({ msw }) => {
    msw.use(http.post("/oms/company/:id/active", () => refuse(409, "row.conflict", inUse)));
  },
  play: async ({ canvas, canvasElement }) => {
    await firstRow(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Actions for Adewal Brands Pvt Ltd" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Deactivate" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Deactivate" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Yes, deactivate now!" }));
    await expect(await within(dialog).findByText(inUse)).toBeVisible();
  },
});
