import { http } from "msw";
import preview from "../../../../../../.storybook/preview.tsx";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { listStates } from "../../../stories/list-states.ts";
import { ok, refuse } from "../../../stories/service.ts";
import { layoutService } from "./demo-layout.ts";

const contents = listStates({
  title: "Content",
  path: "/layout-content",
  service: layoutService,
  role: "SUPER_ADMIN",
  first: "Winter stock-up",
  onPhone: "Banner",
});

const rails = listStates({
  title: "Rail",
  path: "/rail-type",
  service: layoutService,
  role: "SUPER_ADMIN",
  first: "Fast movers near you",
  onPhone: "Default · 3 contents",
});
const pages = listStates({
  title: "Page",
  path: "/layout-page",
  service: layoutService,
  role: "SUPER_ADMIN",
  first: "Home",
  onPhone: "O2R · Mobile",
});

/** The lists of contents, rails and pages over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Retailer app/Layout lists",
  component: AppAt,
  ...contents.screen,
});

export const Contents = meta.story({
  name: "A content says where it is used, and which are unused",
  globals: { viewport: { value: "desk" } },
  play: async ({ canvasElement }) => {
    const row = await contents.row(canvasElement);
    await expect(within(row).getByText("Fast movers near you and 1 more")).toBeVisible();
    await expect(within(await contents.row(canvasElement, "Free delivery")).getByText("Unused")).toBeVisible();
  },
});

const soon = { timeout: 10_000 };

export const PreviewContent = meta.story({
  name: "A content is seen from its row as the apps show it, on a phone and on the web",
  globals: { viewport: { value: "desk" } },
  play: async ({ canvasElement }) => {
    const row = within(await contents.row(canvasElement));
    await userEvent.click(row.getByRole("button", { name: /^Actions for/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Preview" }, soon));
    const dialog = within(await screen.findByRole("dialog", { name: "Preview of Winter stock-up" }, soon));
    const page = await dialog.findByRole("article", { name: "Page as shown" }, soon);
    await expect(await within(page).findByText("4% off tea and coffee", {}, soon)).toBeVisible();
    await userEvent.click(dialog.getByRole("radio", { name: "Web" }));
    await expect(page).toHaveAttribute("data-device", "web");
    await expect(within(page).getByText("4% off tea and coffee")).toBeVisible();
  },
});

export const PreviewFails = meta.story({
  name: "A preview that could not be read says so in its place, and claims nothing of the content",
  globals: { viewport: { value: "desk" } },
  play: async ({ canvasElement, msw }) => {
    msw.use(http.get("/oms/layout/rail-preview", () => refuse(503, "server.unavailable", "Try again soon")));
    const row = within(await contents.row(canvasElement));
    await userEvent.click(row.getByRole("button", { name: /^Actions for/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Preview" }, soon));
    const dialog = within(await screen.findByRole("dialog", {}, soon));
    await expect(await dialog.findByText("Prices and stock could not be read", {}, soon)).toBeVisible();
    await expect(dialog.queryByRole("article")).toBeNull();
  },
});

export const DeleteContent = meta.story({
  name: "A content that no rail shows is deleted; where that is refused, one toast says so, and the question says why",
  globals: { viewport: { value: "desk" } },
  play: async ({ canvasElement, msw }) => {
    const why = "Free delivery is used by 1 active rail: Offers. Take it out of it first.";
    msw.use(http.delete("/oms/layout/content/:id", () => refuse(409, "row.conflict", why)));
    const row = within(await contents.row(canvasElement, "Free delivery"));
    await userEvent.click(row.getByRole("button", { name: /^Actions for/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }, soon));
    const dialog = within(await screen.findByRole("alertdialog", {}, soon));
    await userEvent.click(dialog.getByRole("button", { name: "Yes, delete now!" }));
    // The toast goes by itself, so it is looked for first.
    await waitFor(() => expect(document.querySelector("[data-o2r-toaster]")).toHaveTextContent(why), soon);
    await expect(document.querySelectorAll("[data-o2r-toaster] .o2r-toast")).toHaveLength(1);
    await expect(dialog.getByText(why)).toBeVisible();
    msw.use(http.delete("/oms/layout/content/:id", () => ok({ done: true })));
    await userEvent.click(dialog.getByRole("button", { name: "Yes, delete now!" }));
    await expect(await screen.findByText("Free delivery is deleted", {}, soon)).toBeVisible();
  },
});

export const Rails = meta.story({
  name: "A rail says how many contents it has, and which pages show it",
  args: { path: "/rail-type" },
  globals: { viewport: { value: "desk" } },
  play: async ({ canvasElement }) => {
    const row = await rails.row(canvasElement);
    await expect(within(row).getByText("Home")).toBeVisible();
  },
});

export const Pages = meta.story({
  name: "A page says whether it is published, which version is live, and which app configurations begin with it",
  args: { path: "/layout-page" },
  globals: { viewport: { value: "desk" } },
  play: async ({ canvasElement }) => {
    const row = await pages.row(canvasElement);
    await expect(within(row).getByText("Published")).toBeVisible();
    await expect(within(row).getByText("12")).toBeVisible();
    await expect(within(row).getByText("Retailer app, Android and 2 more")).toBeVisible();
    await expect(within(await pages.row(canvasElement, "Diwali bazaar")).getByText("No home page")).toBeVisible();
  },
});
