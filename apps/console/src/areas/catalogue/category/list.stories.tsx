import preview from "../../../../../../.storybook/preview.tsx";
import { http } from "msw";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { listStates } from "../../../stories/list-states.ts";
import { ok } from "../../../stories/service.ts";
import { pageOf } from "../../../stories/thing-service.ts";
import { categoryService, demoCategory } from "./stories/demo-categories.ts";

const categories = listStates({
  title: "Category",
  path: "/category",
  service: categoryService,
  role: "SUPER_ADMIN",
  first: "Staples",
  onPhone: "92 products",
});

/** The category list over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Catalogue/Category list",
  component: AppAt,
  ...categories.screen,
});

export const Loaded = meta.story({
  ...categories.loaded,
  name: "S3.24 a category shows what it is, and the list how many there are",
  play: async ({ canvas, canvasElement }) => {
    const row = await categories.row(canvasElement);
    await expect(within(row).getByText("STAPLE")).toBeVisible();
    await expect(canvas.getByText("12 categories")).toBeVisible();
  },
});

const soon = { timeout: 10_000 };

export const Reordered = meta.story({
  name: "Reorder shows all categories in their order; one is moved by arrow keys, and by its menu",
  beforeEach: ({ msw }) => {
    const rows = [0, 1, 2, 3].map(demoCategory);
    msw.use(
      http.get("/oms/category", () => ok(pageOf(rows))),
      http.put("/oms/category/:id/position", async ({ params, request }) => {
        const { position }: { position: number } = Object(await request.json());
        const at = rows.findIndex(({ id }) => id === params["id"]);
        rows.splice(position - 1, 0, ...rows.splice(at, 1));
        return ok(rows[position - 1] ?? null);
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const row = within(await categories.row(canvasElement));
    await userEvent.click(row.getByRole("button", { name: /^Actions for/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Reorder" }, soon));
    const dialog = within(await screen.findByRole("dialog", { name: "Reorder categories" }, soon));
    const shown = () => dialog.getAllByRole("rowheader").map(({ textContent }) => textContent);
    const snacks = await dialog.findByRole("button", { name: /^Move Snacks/ }, soon);
    snacks.focus();
    await userEvent.keyboard("{ArrowUp}");
    await screen.findByText("Snacks is now number 3 of 4", {}, soon);
    await expect(shown()).toEqual(["Staples", "Edible oil", "Snacks", "Beverages"]);
    await userEvent.click(dialog.getByRole("button", { name: "Actions for Staples" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Move down" }, soon));
    await waitFor(() => expect(shown()).toEqual(["Edible oil", "Staples", "Snacks", "Beverages"]), soon);
  },
});

export const Phone = meta.story(categories.phone);
