// Long because the list with the most to do stands for what the kit can, beside what is its own.
import preview from "../../../../../../.storybook/preview.tsx";
import { addDays, todayIn } from "@o2r/forms/days";
import { formatDate } from "@o2r/ui";
import { http } from "msw";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { findDay } from "../../../stories/form.ts";
import { listStates } from "../../../stories/list-states.ts";
import { ok, refuse } from "../../../stories/service.ts";
import { pageOf } from "../../../stories/thing-service.ts";
import { demoChange } from "../price-change/stories/demo-price-changes.ts";
import { demoRow } from "./stories/demo-products.ts";
import { productService } from "./stories/product-service.ts";

const inAWeek = addDays(todayIn(), 7);

const products = listStates({
  title: "Product",
  path: "/product",
  service: productService,
  role: "SUPER_ADMIN",
  first: "Sona Masoori Rice 25 kg",
});

/** The product list over the service that MSW plays: every state that a list can be in. */
const meta = preview.meta({
  title: "Screens/Catalogue/Product list",
  component: AppAt,
  ...products.screen,
});

export const Loaded = meta.story({
  ...products.loaded,
  name: "S2.55 the list shows products with their prices in the order of the trade",
  play: async ({ canvas, canvasElement }) => {
    const row = await products.row(canvasElement);
    await expect(within(row).getByText("1,480.00")).toBeVisible();
    await expect(within(row).getByText("1,240")).toBeVisible();
    await expect(within(await products.row(canvasElement, "Toor Dal 1 kg × 20")).getByText("Low 12")).toBeVisible();
    await expect(within(await products.row(canvasElement, "Sunflower Oil 5 L tin")).getByText("Out")).toBeVisible();
    await expect(canvas.getByText("1,284 products")).toBeVisible();
    await expect(canvas.getByText("1–50 of 1,284")).toBeVisible();
  },
});

export const FilterTakenAway = meta.story({
  name: "what a filter hides is back once it is taken away",
  args: { path: "/product?q=caviar&gst=5" },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get("/oms/product", ({ request }) =>
        ok(pageOf(new URL(request.url).searchParams.has("gst") ? [] : [demoRow(0)])),
      ),
    );
  },
  play: async ({ canvas, canvasElement, step }) => {
    await arrive(canvasElement, "Product");
    await expect(await canvas.findByText("No product matches")).toBeVisible();
    await step("taking the filter away brings what it hid", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Remove GST filter" }));
      await products.row(canvasElement);
    });
  },
});

const bulk = async (canvasElement: HTMLElement, act: string) => {
  await products.select(canvasElement, "Chakki Atta 10 kg", "Toor Dal 1 kg × 20");
  await userEvent.click(within(canvasElement).getByRole("button", { name: act }));
  return within(await screen.findByRole("dialog", {}, { timeout: 10_000 }));
};

export const PlatformOfMany = meta.story({
  name: "several products are moved to a platform, each with its own version and all else of it",
  play: async ({ canvasElement, msw }) => {
    const sent = fn<(version: string | null, body: unknown) => void>();
    msw.use(
      http.put("/oms/product/:id", async ({ request }) => {
        sent(request.headers.get("if-match"), await request.clone().json());
        // The product service of the stories answers it.
      }),
    );
    const dialog = await bulk(canvasElement, "Platform");
    await userEvent.selectOptions(await dialog.findByLabelText(/^Platform/), "APP");
    await userEvent.click(dialog.getByRole("button", { name: "Change platform" }));
    await screen.findByRole("heading", { name: "2 products moved to the platform" }, { timeout: 10_000 });
    await expect(sent).toHaveBeenCalledTimes(2);
    const [version, body] = sent.mock.calls[0] ?? [];
    await expect(version).toBe('"7"');
    await expect(body).toMatchObject({
      formName: "Chakki Atta 10 kg",
      formProductPlatform: "APP",
      formProductMrp: 485,
    });
  },
});

export const PricesOfMany = meta.story({
  name: "prices of several products are proposed by a percent, and each says what became of it",
  play: async ({ canvasElement, msw }) => {
    const sent = fn<(body: Readonly<Record<string, unknown>>) => void>();
    msw.use(
      http.post("/oms/price-change", async ({ request }) => {
        const body = (await request.json()) as Readonly<Record<string, unknown>>; // what the dialog has asked for
        sent(body);
        return sent.mock.calls.length === 1
          ? ok(demoChange(0))
          : refuse(409, "row.conflict", "Another change of this product waits");
      }),
    );
    const dialog = await bulk(canvasElement, "Price change");
    await userEvent.type(await dialog.findByRole("textbox", { name: /^Change by/ }), "3");
    await userEvent.type(await findDay(dialog, /^Takes effect on/), formatDate(inAWeek));
    await userEvent.type(dialog.getByRole("textbox", { name: /^Reason/ }), "Freight");
    await userEvent.click(dialog.getByRole("button", { name: "Propose" }));
    await screen.findByRole("heading", { name: "1 of 2 products proposed to change" }, { timeout: 10_000 });
    const [first] = sent.mock.calls[0] ?? [];
    await expect(first).toMatchObject({ effectiveOn: inAWeek, reason: "Freight" });
    await expect(first?.["centralMrp"]).toBeGreaterThan(Number(first?.["centralPtr"]));
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
    await products.row(canvasElement);
    const header = () => canvas.getByRole("columnheader", { name: /MRP/ });
    await userEvent.click(within(header()).getByRole("button"));
    await waitFor(() => expect(header()).toHaveAttribute("aria-sort", "ascending"));
    await userEvent.click(within(header()).getByRole("button"));
    await expect(await canvas.findByText("The products below were loaded earlier")).toBeVisible();
    await products.row(canvasElement);
  },
});

export const FiveHundredRows = meta.story({
  name: "S2.129 a page of 500 shows that many rows, one can be chosen, and the last is a key away",
  args: { path: "/product?size=500" },
  beforeEach: ({ msw }) => {
    msw.use(...productService(600));
  },
  play: async ({ canvas, canvasElement }) => {
    await products.row(canvasElement);
    await waitFor(() => expect(canvas.getByRole("table")).toHaveAttribute("aria-rowcount", "500"));
    const region = canvas.getByRole("region", { name: "Product" });
    await waitFor(() => expect(region.scrollHeight).toBeGreaterThan(500 * 36));
    region.scrollTop = 1e6;
    await waitFor(() => expect(canvasElement.querySelector('[aria-rowindex="500"]')).toBeVisible());
    region.scrollTop = 0;
    const row = within(await products.row(canvasElement, "Toor Dal 1 kg × 20"));
    await userEvent.click(row.getByLabelText("Select Toor Dal 1 kg × 20"));
    await expect(await canvas.findByText("1 selected")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await userEvent.keyboard("k");
    await waitFor(() => expect(focusedPlace()).toBe(500));
    await userEvent.keyboard("k");
    await expect(focusedPlace()).toBe(499);
  },
});

/** Place of the row that has the focus, from 1. */
const focusedPlace = (): number =>
  Number(document.activeElement?.closest("[aria-rowindex]")?.getAttribute("aria-rowindex"));

export const ExportToImport = meta.story({
  name: "a file that is to be imported again has all that an import takes with one press",
  play: async ({ canvas, canvasElement, msw }) => {
    const asked = fn<(columns: string | null) => void>();
    msw.use(
      http.get("/oms/product/export", ({ request }) => {
        asked(new URL(request.url).searchParams.get("columns"));
        return refuse(503, "server.unavailable", "The service is busy");
      }),
    );
    await products.row(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Export" }));
    const dialog = within(await screen.findByRole("dialog", {}, { timeout: 10_000 }));
    await expect(dialog.getByRole("checkbox", { name: "Shelf life" })).not.toBeChecked();
    await userEvent.click(dialog.getByRole("button", { name: /^All \d+ that an import takes$/ }));
    await expect(dialog.getByRole("checkbox", { name: "Shelf life" })).toBeChecked();
    await expect(dialog.getByRole("checkbox", { name: "Status" })).not.toBeChecked();
    await userEvent.click(dialog.getByRole("button", { name: "Export" }));
    await waitFor(() => expect(asked).toHaveBeenCalledWith(expect.stringMatching(/^formName,sku,.*skuKit/)));
  },
});

export const Phone = meta.story({
  ...products.phone,
  play: async (context) => {
    await products.phone.play(context);
    await expect(context.canvas.getByRole("link", { name: "Add" })).toBeVisible();
  },
});

export const KeyboardOnly = meta.story({
  name: "S2.128 the list by keyboard only: search, rows, selection, page size",
  play: async ({ canvas, canvasElement, step }) => {
    await products.row(canvasElement);
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
      await products.row(canvasElement);
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
  name: "a filter is chosen, shown as a chip, changed by it, and taken away; the focus returns to what opened it",
  play: async ({ canvas, canvasElement, step }) => {
    await products.row(canvasElement);
    await step("choose", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Filter" }));
      await userEvent.click(await screen.findByRole("button", { name: "Item type" }));
      await userEvent.click(await screen.findByRole("checkbox", { name: "Food" }));
      await userEvent.click(screen.getByRole("button", { name: "Done" }));
      await waitFor(() => expect(canvas.getByRole("button", { name: "Filter" })).toHaveFocus());
    });
    await expect(await canvas.findByRole("button", { name: "Remove filter Item type" })).toBeVisible();
    await step("change", async () => {
      const chip = canvas.getByRole("button", { name: /^Item type/ });
      await userEvent.click(chip);
      await userEvent.click(await screen.findByRole("button", { name: "Done" }));
      await waitFor(() => expect(chip).toHaveFocus());
      await userEvent.click(chip);
      await userEvent.click(await screen.findByRole("button", { name: "Remove" }));
      await userEvent.click(screen.getByRole("button", { name: "Done" }));
      await waitFor(() => expect(canvas.getByRole("button", { name: "Filter" })).toHaveFocus());
    });
    await step("choose again, by keys", async () => {
      await userEvent.keyboard("{Enter}");
      await userEvent.click(await screen.findByRole("button", { name: "Item type" }));
      await userEvent.click(await screen.findByRole("checkbox", { name: "Food" }));
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(canvas.getByRole("button", { name: "Filter" })).toHaveFocus());
    });
    await step("take away", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Remove filter Item type" }));
      await waitFor(() => expect(canvas.queryByRole("button", { name: "Remove filter Item type" })).toBeNull());
    });
  },
});

export const Deactivating = meta.story({
  name: "S2.107 S2.110 deactivating asks first, in the words of the confirmation dialog",
  play: async ({ canvasElement }) => {
    const row = await products.row(canvasElement, "Toor Dal 1 kg × 20");
    await userEvent.click(within(row).getByRole("button", { name: "Actions for Toor Dal 1 kg × 20" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Deactivate" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Deactivate" });
    await expect(within(dialog).getByText("Are you sure?")).toBeVisible();
    // Products of two brands may have one name.
    await expect(within(dialog).getByText(/^Toor Dal 1 kg × 20 · [A-Z0-9-]+$/)).toBeVisible();
    await expect(within(dialog).getByRole("button", { name: "Go back" })).toHaveFocus();
    await userEvent.click(within(dialog).getByRole("button", { name: "Yes, deactivate now!" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
});

export const Print = meta.story({
  name: "on paper the SKU stands beside the name, as it does on the screen",
  play: async ({ canvas, canvasElement }) => {
    await products.row(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "More for this list" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Print" }));
    const sheet = within(await screen.findByRole("article", { name: "Product" }, { timeout: 10_000 }));
    const heads = sheet.getAllByRole("columnheader").map(({ textContent }) => textContent);
    await expect(heads.slice(0, 2)).toEqual(["Product", "SKU"]);
    await expect(sheet.getByRole("cell", { name: "DHL-DAL-TR01" })).toBeInTheDocument();
  },
});

export const DeactivatingPart = meta.story({
  name: "before products are switched off, the kits and combos that then cannot be sold are named",
  beforeEach: ({ msw }) => {
    msw.use(
      http.get("/oms/product/holders", ({ request }) => {
        const one = new URL(request.url).searchParams.get("ids") === demoRow(2).id;
        return ok({ kits: ["Pongal Kit"], combos: one ? [] : ["Clean Home Combo"], unnamed: one ? 2 : 0 });
      }),
    );
  },
  play: async ({ canvas, canvasElement, step }) => {
    const row = await products.row(canvasElement, "Toor Dal 1 kg × 20");
    const asked = async (words: string) => {
      const dialog = await screen.findByRole("alertdialog", { name: "Deactivate" });
      await waitFor(() => expect(dialog).toHaveTextContent(words));
      await userEvent.click(within(dialog).getByRole("button", { name: "Go back" }));
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    };
    await step("one of them; combos that the reader may not see are counted", async () => {
      await userEvent.click(within(row).getByRole("button", { name: "Actions for Toor Dal 1 kg × 20" }));
      await userEvent.click(await screen.findByRole("menuitem", { name: "Deactivate" }));
      await asked("While it is inactive, Pongal Kit and 2 combos cannot be sold either.");
    });
    await step("many of them", async () => {
      await userEvent.click(canvas.getByRole("checkbox", { name: "Select Chakki Atta 10 kg" }));
      await userEvent.click(canvas.getByRole("checkbox", { name: "Select Toor Dal 1 kg × 20" }));
      await userEvent.click(canvas.getByRole("button", { name: "Deactivate" }));
      await asked("While they are inactive, Pongal Kit and Clean Home Combo cannot be sold either.");
    });
  },
});

export const PartOff = meta.story({
  name: "a kit with a part that is switched off says so in place of active",
  globals: { viewport: { value: "desk" } },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get("/oms/product", () =>
        ok(pageOf([{ ...demoRow(0), kit: true, partsOff: ["Toor Dal 1 kg"] }, demoRow(1)])),
      ),
    );
  },
  play: async ({ canvasElement }) => {
    const row = within(await products.row(canvasElement));
    await expect(row.getByText("Part off")).toBeVisible();
    await expect(row.queryByText("Active")).toBeNull();
    await expect(within(await products.row(canvasElement, "Chakki Atta 10 kg")).getByText("Active")).toBeVisible();
  },
});

export const BulkResult = meta.story({
  name: "S7.07 a bulk act says what became of each row and what failed as one toast, and keeps those that failed selected",
  beforeEach: ({ msw }) => {
    msw.use(
      http.post("/oms/product/:id/active", ({ params }) =>
        params["id"] === demoRow(2).id ? refuse(412, "row.stale", "This product changed meanwhile") : undefined,
      ),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await products.row(canvasElement);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select Chakki Atta 10 kg" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select Toor Dal 1 kg × 20" }));
    await userEvent.click(canvas.getByRole("button", { name: "Deactivate" }));
    await userEvent.click(await screen.findByRole("button", { name: "Yes, deactivate now!" }));
    await screen.findByRole("heading", { name: "1 of 2 products deactivated" });
    const dialog = within(screen.getByRole("dialog"));
    await expect(dialog.getByText("Changed by someone else. Try again.")).toBeVisible();
    await expect(dialog.getByText("DHL-DAL-TR01")).toBeVisible();
    await waitFor(() => expect(screen.getAllByText("Changed by someone else. Try again.")).toHaveLength(2));
    await expect(screen.queryByText("This product changed meanwhile")).toBeNull();
    await userEvent.click(screen.getByText("Close"));
    await expect(await canvas.findByText("1 selected")).toBeVisible();
  },
});
