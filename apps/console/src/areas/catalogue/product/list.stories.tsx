import preview from "../../../../../../.storybook/preview.tsx";
import { delay, http } from "msw";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { freshBrowser, ok, refuse, serviceFor } from "../../../stories/service.ts";
import { demoRow } from "./stories/demo-products.ts";
import { productService } from "./stories/product-service.ts";

/** The product list over the service that MSW plays: every state that a list can be in. */
const meta = preview.meta({
  title: "Screens/Product list",
  component: AppAt,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  globals: { role: "SUPER_ADMIN" },
  args: { path: "/product?size=50" },
  beforeEach: ({ msw, globals }) => {
    const role = String(globals["role"]);
    freshBrowser(globals, role);
    msw.use(...productService(), ...serviceFor(role));
  },
});

/** By its words: asking five hundred rows for their accessible names takes a browser seconds. */
const firstRow = async (canvasElement: HTMLElement): Promise<HTMLElement> => {
  await arrive(canvasElement, "Product");
  const name = await within(canvasElement).findByText("Sona Masoori Rice 25 kg", {}, { timeout: 10_000 });
  return name.closest<HTMLElement>("[data-row], li") ?? name;
};

export const Loaded = meta.story({
  name: "S2.55 the list shows products with their prices in the order of the trade",
  play: async ({ canvas, canvasElement }) => {
    const row = await firstRow(canvasElement);
    await expect(within(row).getByText("1,480.00")).toBeVisible();
    await expect(canvas.getByText("1,284 products")).toBeVisible();
    await expect(canvas.getByText("1–50 of 1,284")).toBeVisible();
  },
});

export const Dark = meta.story({
  globals: { mode: "dark" },
  play: async ({ canvasElement }) => {
    await firstRow(canvasElement);
  },
});

export const Compact = meta.story({
  globals: { density: "compact" },
  play: async ({ canvasElement }) => {
    await firstRow(canvasElement);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/product", () => delay("infinite")));
  },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "Product");
    await waitFor(() => expect(canvasElement.querySelector("[aria-busy=true]")).not.toBeNull());
  },
});

export const NothingYet = meta.story({
  args: { path: "/product" },
  beforeEach: ({ msw }) => {
    msw.use(...productService(0));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Product");
    await expect(await canvas.findByText("No products yet")).toBeVisible();
  },
});

export const NoMatch = meta.story({
  args: { path: "/product?q=caviar&gst=5" },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get("/oms/product", ({ request }) => {
        const { searchParams } = new URL(request.url);
        const total = searchParams.has("gst") ? 0 : 1;
        return ok({
          content: total === 0 ? [] : [demoRow(0)],
          size: 10,
          nextCursor: null,
          prevCursor: null,
          totalElements: total,
          totalCapped: false,
        });
      }),
    );
  },
  play: async ({ canvas, canvasElement, step }) => {
    await arrive(canvasElement, "Product");
    await expect(await canvas.findByText("No product matches")).toBeVisible();
    await step("taking the filter away brings what it hid", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Remove GST filter" }));
      await firstRow(canvasElement);
    });
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    let calls = 0;
    msw.use(
      http.get("/oms/product", () => {
        calls += 1;
        return calls === 1
          ? refuse(503, "server.unavailable", "The service is busy")
          : ok({
              content: [demoRow(0)],
              size: 50,
              nextCursor: null,
              prevCursor: null,
              totalElements: 1,
              totalCapped: false,
            });
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Product");
    await userEvent.click(await canvas.findByRole("button", { name: "Retry" }));
    await firstRow(canvasElement);
  },
});

export const RowsKept = meta.story({
  name: "a page that does not come leaves the rows before it, and says so",
  beforeEach: ({ msw }) => {
    msw.use(
      http.get("/oms/product", ({ request }) =>
        new URL(request.url).searchParams.get("sort") === "-formProductMrp"
          ? refuse(500, "server.failed", "The service failed")
          : undefined,
      ),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await firstRow(canvasElement);
    const header = () => canvas.getByRole("columnheader", { name: /MRP/ });
    await userEvent.click(within(header()).getByRole("button"));
    await waitFor(() => expect(header()).toHaveAttribute("aria-sort", "ascending"));
    await userEvent.click(within(header()).getByRole("button"));
    await expect(await canvas.findByText("The products below were loaded earlier")).toBeVisible();
    await firstRow(canvasElement);
  },
});

export const NoPermission = meta.story({
  name: "a role that may open the page and not read products is told so",
  globals: { role: "FSA" },
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/product", () => refuse(403, "access.denied", "You do not have access to this.")));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Product");
    await expect(await canvas.findByText("Products are not open to your role.")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Add product" })).toBeNull();
  },
});

export const FiveHundredRows = meta.story({
  name: "S2.129 a page of 500 shows that many rows, and one of them can be chosen",
  args: { path: "/product?size=500" },
  play: async ({ canvas, canvasElement }) => {
    await firstRow(canvasElement);
    await expect(canvasElement.querySelectorAll("[data-row]")).toHaveLength(500);
    await userEvent.click(canvas.getByLabelText("Select Toor Dal 1 kg × 20"));
    await expect(await canvas.findByText("1 selected")).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Product");
    await expect(await canvas.findByRole("link", { name: "Chakki Atta 10 kg" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Add" })).toBeVisible();
  },
});

export const KeyboardOnly = meta.story({
  name: "S2.128 the list by keyboard only: search, rows, selection, page size",
  play: async ({ canvas, canvasElement, step }) => {
    await firstRow(canvasElement);
    await step("j and k move the row, x chooses it, Escape lets it go", async () => {
      await userEvent.keyboard("jjk");
      await expect(canvas.getAllByRole("link", { name: /Sona Masoori/ })[0]).toHaveFocus();
      await userEvent.keyboard("{ArrowDown}x");
      await expect(await canvas.findByText("1 selected")).toBeVisible();
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(canvas.queryByText("1 selected")).toBeNull());
    });
    await step("/ goes to the search box, which asks at once on Enter", async () => {
      await userEvent.keyboard("/");
      await expect(canvas.getByRole("searchbox", { name: "Search" })).toHaveFocus();
      await userEvent.keyboard("atta{Enter}");
      await firstRow(canvasElement);
    });
    await step("the page sizes are the specified ones", async () => {
      const sizes = canvas.getByRole("combobox", { name: "Rows per page" });
      await expect(
        within(sizes)
          .getAllByRole("option")
          .map(({ textContent }) => textContent),
      ).toEqual(["10", "25", "50", "100", "200", "300", "400", "500"]);
      await userEvent.selectOptions(sizes, "25");
      await expect(await canvas.findByText("1–25 of 1,284")).toBeVisible();
    });
  },
});

export const Filters = meta.story({
  name: "a filter is chosen, shown as a chip, and taken away",
  play: async ({ canvas, canvasElement, step }) => {
    await firstRow(canvasElement);
    await step("choose", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Filter" }));
      await userEvent.click(await screen.findByRole("button", { name: "Item type" }));
      await userEvent.click(await screen.findByRole("checkbox", { name: "Food" }));
      await userEvent.click(screen.getByRole("button", { name: "Done" }));
    });
    await expect(await canvas.findByRole("button", { name: "Remove filter Item type" })).toBeVisible();
    await step("take away", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Remove filter Item type" }));
      await waitFor(() => expect(canvas.queryByRole("button", { name: "Remove filter Item type" })).toBeNull());
    });
  },
});

export const Deactivating = meta.story({
  name: "S2.107 S2.110 deactivating asks first, in the words of the confirmation dialog",
  play: async ({ canvas, canvasElement }) => {
    await firstRow(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Actions for Toor Dal 1 kg × 20" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Deactivate" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Deactivate" });
    await expect(within(dialog).getByText("Are you sure?")).toBeVisible();
    await expect(within(dialog).getByRole("button", { name: "Go back" })).toHaveFocus();
    await userEvent.click(within(dialog).getByRole("button", { name: "Yes, deactivate now!" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
});

export const BulkResult = meta.story({
  args: { path: "/product" },
  name: "a bulk act says what became of each row, and keeps those that failed selected",
  beforeEach: ({ msw }) => {
    msw.use(
      http.post("/oms/product/:id/active", ({ params }) =>
        params["id"] === demoRow(2).id ? refuse(412, "row.stale", "This product changed meanwhile") : undefined,
      ),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await firstRow(canvasElement);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select Chakki Atta 10 kg" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select Toor Dal 1 kg × 20" }));
    await userEvent.click(canvas.getByRole("button", { name: "Deactivate" }));
    await userEvent.click(await screen.findByRole("button", { name: "Yes, deactivate now!" }));
    await screen.findByRole("heading", { name: "1 of 2 products deactivated" });
    await expect(screen.getByText("Changed by someone else. Try again.")).toBeVisible();
    await userEvent.click(screen.getByText("Close"));
    await expect(await canvas.findByText("1 selected")).toBeVisible();
  },
});
