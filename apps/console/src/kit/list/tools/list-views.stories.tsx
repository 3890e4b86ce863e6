import { roleOf } from "../../../../../../.storybook/role-of.ts";
import type { SavedView } from "@o2r/api/contract/insight";
import { http } from "msw";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { brandService } from "../../../areas/catalogue/brand/stories/demo-brands.ts";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { freshBrowser, ok, refuse, serviceFor } from "../../../stories/service.ts";
import { demoId } from "../../../stories/thing-service.ts";

const view = (number: number, name: string, query: string, shared = false): SavedView => ({
  id: demoId(700 + number),
  version: 1,
  name,
  shared,
  query,
  density: "compact",
});
const demoViews = [
  view(1, "Largest first", "sort=-products&columns=name%2Cproducts"),
  view(2, "Switched off", "active=false"),
  view(3, "Adewal’s brands", `manufacturer=${demoId(3)}`, true),
];

/** The saved views of a list, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Every screen/List views",
  component: AppAt,
  parameters: { layout: "fullscreen", role: "SUPER_ADMIN" },
  args: { path: "/brand" },
  beforeEach: ({ msw, globals, parameters }) => {
    const role = roleOf({ globals, parameters });
    freshBrowser(globals, role);
    msw.use(
      http.get("/oms/saved-view", () => ok({ content: demoViews })),
      ...brandService(),
      ...serviceFor(role),
    );
  },
});

const openViews = async (canvasElement: HTMLElement): Promise<HTMLElement> => {
  await arrive(canvasElement, "Brand");
  await within(canvasElement).findByText("Annapurti", {}, { timeout: 10_000 });
  await userEvent.click(within(canvasElement).getByRole("button", { name: "Views" }));
  return screen.findByRole("dialog", { name: "Views" });
};

export const Views = meta.story({
  name: "a saved view is gone to from beside the title",
  play: async ({ canvas, canvasElement }) => {
    const panel = within(await openViews(canvasElement));
    await expect(await panel.findByRole("button", { name: "Adewal’s brands" })).toBeVisible();
    await userEvent.click(panel.getByRole("button", { name: "Largest first" }));
    await waitFor(() => expect(canvas.queryByRole("columnheader", { name: /Manufacturer/ })).toBeNull());
    await expect(canvas.getByRole("columnheader", { name: /Products/ })).toHaveAttribute("aria-sort", "descending");
    await userEvent.click(canvas.getByRole("button", { name: "Views" }));
    const again = within(await screen.findByRole("dialog", { name: "Views" }));
    await expect(await again.findByRole("button", { name: "Largest first" })).toHaveAttribute("aria-current", "true");
  },
});

export const ViewIsSaved = meta.story({
  name: "what is shown is saved under a name, with search, filters, order and columns, shared by administrators, and the focus returns",
  args: { path: "/brand?q=chai&sort=-products&columns=name,products" },
  play: async ({ canvas, canvasElement, msw }) => {
    const sent = fn<(body: unknown) => void>();
    msw.use(
      http.post("/oms/saved-view", async ({ request }) => {
        sent(await request.json());
        return ok(view(9, "Tea", ""));
      }),
    );
    const panel = within(await openViews(canvasElement));
    await userEvent.click(await panel.findByRole("button", { name: "Save view" }));
    await expect(await panel.findByText("A view needs a name")).toBeVisible();
    await userEvent.type(panel.getByRole("textbox", { name: /Save what is shown as/ }), "Tea");
    await userEvent.click(panel.getByRole("checkbox", { name: "Share with everybody" }));
    await userEvent.click(panel.getByRole("button", { name: "Save view" }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        list: "brand",
        name: "Tea",
        shared: true,
        query: "q=chai&sort=-products&columns=name%2Cproducts",
        density: "comfortable",
      }),
    );
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Views" })).toBeNull());
    await waitFor(() => expect(canvas.getByRole("button", { name: "Views" })).toHaveFocus());
  },
});

export const ViewsAsTabs = meta.story({
  name: "saved views stand above the list by their names, and a press goes to one",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Brand");
    const off = await canvas.findByRole("tab", { name: "Switched off" }, { timeout: 10_000 });
    await expect(canvas.getByRole("tab", { name: "All brands" })).toHaveAttribute("aria-selected", "true");
    await userEvent.click(off);
    await waitFor(() => expect(off).toHaveAttribute("aria-selected", "true"));
  },
});

export const ViewIsDeleted = meta.story({
  name: "a view that was deleted can be brought back at once",
  play: async ({ canvasElement, msw }) => {
    const kept = fn<(body: unknown) => void>();
    msw.use(
      http.delete("/oms/saved-view/:id", () => ok({ done: true })),
      http.post("/oms/saved-view", async ({ request }) => {
        kept(await request.json());
        return ok(view(2, "Switched off", "active=false"));
      }),
    );
    const panel = within(await openViews(canvasElement));
    await userEvent.click(await panel.findByRole("button", { name: "Delete the view Switched off" }));
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() =>
      expect(kept).toHaveBeenCalledWith(expect.objectContaining({ name: "Switched off", list: "brand" })),
    );
  },
});

export const ViewsOfOthers = meta.story({
  name: "who is no administrator shares no view and deletes no shared one",
  globals: { role: "FSA" },
  play: async ({ canvasElement }) => {
    const panel = within(await openViews(canvasElement));
    await expect(await panel.findByRole("button", { name: "Delete the view Largest first" })).toBeVisible();
    await expect(panel.queryByRole("button", { name: /Delete the view Adewal/ })).toBeNull();
    await expect(panel.queryByRole("checkbox", { name: "Share with everybody" })).toBeNull();
  },
});

export const ViewsFail = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/saved-view", () => refuse(503, "server.unavailable", "The service is busy")));
  },
  play: async ({ canvasElement }) => {
    const panel = within(await openViews(canvasElement));
    await expect(await panel.findByText("The views could not be loaded")).toBeVisible();
    await expect(panel.getByRole("button", { name: "Retry" })).toBeVisible();
  },
});
