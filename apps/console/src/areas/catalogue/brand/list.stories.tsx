import preview from "../../../../../../.storybook/preview.tsx";
import { delay, http } from "msw";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { freshBrowser, ok, refuse, serviceFor } from "../../../stories/service.ts";
import { pageOf } from "../../../stories/thing-service.ts";
import { brandService, demoBrand } from "./stories/demo-brands.ts";

/** The brand list over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Brand list",
  component: AppAt,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  globals: { role: "SUPER_ADMIN" },
  args: { path: "/brand?size=50" },
  beforeEach: ({ msw, globals }) => {
    const role = String(globals["role"]);
    freshBrowser(globals, role);
    msw.use(...brandService(), ...serviceFor(role));
  },
});

const firstRow = async (canvasElement: HTMLElement): Promise<HTMLElement> => {
  await arrive(canvasElement, "Brand");
  const name = await within(canvasElement).findByText("Annapurti", {}, { timeout: 10_000 });
  return name.closest<HTMLElement>("[data-row], li") ?? name;
};

export const Loaded = meta.story({
  name: "S3.23 a brand shows its logo, manufacturer and products",
  play: async ({ canvas, canvasElement }) => {
    const row = await firstRow(canvasElement);
    await expect(within(row).getByText("Adewal Brands Pvt Ltd")).toBeVisible();
    await expect(within(row).getByRole("link", { name: "73" })).toHaveAttribute(
      "href",
      expect.stringContaining(`/product?brand=${demoBrand(0).id}`),
    );
    await expect(canvas.getByText("47 brands")).toBeVisible();
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
    msw.use(http.get("/oms/brand", () => delay("infinite")));
  },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "Brand");
    await waitFor(() => expect(canvasElement.querySelector("[aria-busy=true]")).not.toBeNull());
  },
});

export const NothingYet = meta.story({
  args: { path: "/brand" },
  beforeEach: ({ msw }) => {
    msw.use(...brandService(0));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Brand");
    await expect(await canvas.findByText("No brands yet")).toBeVisible();
  },
});

export const NoMatch = meta.story({
  args: { path: "/brand?q=caviar" },
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/brand", () => ok(pageOf([]))));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Brand");
    await expect(await canvas.findByText("No brand matches")).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    let calls = 0;
    msw.use(
      http.get("/oms/brand", () => {
        calls += 1;
        return calls === 1 ? refuse(503, "server.unavailable", "The service is busy") : ok(pageOf([demoBrand(0)], 50));
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Brand");
    await userEvent.click(await canvas.findByRole("button", { name: "Retry" }));
    await firstRow(canvasElement);
  },
});

export const NoPermission = meta.story({
  name: "a role that may open the page and not read brands is told so",
  globals: { role: "FSA" },
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/brand", () => refuse(403, "access.denied", "You do not have access to this.")));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Brand");
    await expect(await canvas.findByText("Brands are not open to your role.")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Add brand" })).toBeNull();
  },
});

export const FiveHundredRows = meta.story({
  args: { path: "/brand?size=500" },
  beforeEach: ({ msw }) => {
    msw.use(...brandService(600));
  },
  play: async ({ canvasElement }) => {
    await firstRow(canvasElement);
    await expect(canvasElement.querySelectorAll("[data-row]")).toHaveLength(500);
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Brand");
    await expect(await canvas.findByRole("link", { name: "Annapurti" })).toBeVisible();
    await expect(canvas.getAllByText("73 products")[0]).toBeVisible();
  },
});

const inUse = "Annapurti is used by 73 active products: Atta, Besan, Maida and 70 more. Deactivate them first.";

export const Refused = meta.story({
  name: "a brand that products carry is not switched off, and the dialog says which products those are",
  beforeEach: ({ msw }) => {
    msw.use(http.post("/oms/brand/:id/active", () => refuse(409, "row.conflict", inUse)));
  },
  play: async ({ canvas, canvasElement }) => {
    const row = await firstRow(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Actions for Annapurti" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Deactivate" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Deactivate" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Yes, deactivate now!" }));
    await expect(await within(dialog).findByText(inUse)).toBeVisible();
    await expect(within(row).getByText("Active")).toBeInTheDocument();
  },
});
