import preview from "../../../../../../.storybook/preview.tsx";
import { delay, http } from "msw";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { freshBrowser, ok, refuse, serviceFor } from "../../../stories/service.ts";
import { pageOf } from "../../../stories/thing-service.ts";
import { categoryService, demoCategory } from "./stories/demo-categories.ts";

/** The category list over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Category list",
  component: AppAt,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  globals: { role: "SUPER_ADMIN" },
  args: { path: "/category?size=50" },
  beforeEach: ({ msw, globals }) => {
    const role = String(globals["role"]);
    freshBrowser(globals, role);
    msw.use(...categoryService(), ...serviceFor(role));
  },
});

const firstRow = async (canvasElement: HTMLElement): Promise<HTMLElement> => {
  await arrive(canvasElement, "Category");
  const name = await within(canvasElement).findByText("Staples", {}, { timeout: 10_000 });
  return name.closest<HTMLElement>("[data-row], li") ?? name;
};

export const Loaded = meta.story({
  name: "S3.24 a category shows what it is, and the list how many there are",
  play: async ({ canvas, canvasElement }) => {
    const row = await firstRow(canvasElement);
    await expect(within(row).getByText("STAPLE")).toBeVisible();
    await expect(canvas.getByText("12 categories")).toBeVisible();
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
    msw.use(http.get("/oms/category", () => delay("infinite")));
  },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "Category");
    await waitFor(() => expect(canvasElement.querySelector("[aria-busy=true]")).not.toBeNull());
  },
});

export const NothingYet = meta.story({
  args: { path: "/category" },
  beforeEach: ({ msw }) => {
    msw.use(...categoryService(0));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Category");
    await expect(await canvas.findByText("No categories yet")).toBeVisible();
  },
});

export const NoMatch = meta.story({
  args: { path: "/category?q=caviar" },
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/category", () => ok(pageOf([]))));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Category");
    await expect(await canvas.findByText("No category matches")).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    let calls = 0;
    msw.use(
      http.get("/oms/category", () => {
        calls += 1;
        return calls === 1
          ? refuse(503, "server.unavailable", "The service is busy")
          : ok(pageOf([demoCategory(0)], 50));
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Category");
    await userEvent.click(await canvas.findByRole("button", { name: "Retry" }));
    await firstRow(canvasElement);
  },
});

export const NoPermission = meta.story({
  globals: { role: "FSA" },
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/category", () => refuse(403, "access.denied", "You do not have access to this.")));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Category");
    await expect(await canvas.findByText(/are not open to your role/)).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Add category" })).toBeNull();
  },
});

export const FiveHundredRows = meta.story({
  args: { path: "/category?size=500" },
  beforeEach: ({ msw }) => {
    msw.use(...categoryService(600));
  },
  play: async ({ canvasElement }) => {
    await firstRow(canvasElement);
    await expect(canvasElement.querySelectorAll("[data-row]")).toHaveLength(500);
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Category");
    await expect(await canvas.findByRole("link", { name: "Staples" })).toBeVisible();
    await expect(canvas.getAllByText("92 products")[0]).toBeVisible();
  },
});

const inUse = "Staples is used by 92 active products: Atta, Besan, Maida and 89 more. Deactivate them first.";

export const Refused = meta.story({
  name: "a category that is used is not switched off, and the dialog says by what",
  beforeEach: ({ msw }) => {
    msw.use(http.post("/oms/category/:id/active", () => refuse(409, "row.conflict", inUse)));
  },
  play: async ({ canvas, canvasElement }) => {
    await firstRow(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Actions for Staples" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Deactivate" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Deactivate" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Yes, deactivate now!" }));
    await expect(await within(dialog).findByText(inUse)).toBeVisible();
  },
});
