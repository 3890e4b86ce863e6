import { addDays, todayIn } from "@o2r/forms/days";
import { formatDate } from "@o2r/ui";
import { http } from "msw";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { findDay } from "../../../stories/form.ts";
import { listStates } from "../../../stories/list-states.ts";
import { keep, sent } from "../../../stories/sent.ts";
import { ok } from "../../../stories/service.ts";
import { demoId } from "../../../stories/thing-service.ts";
import { billingService, demoCollection } from "../invoice/stories/demo-invoices.ts";

const inAWeek = addDays(todayIn(), 7);

const list = listStates({
  title: "Collections",
  path: "/invoice/collections",
  service: billingService,
  role: "HUB_MANAGER",
  first: "CL07/26-27/000700",
});

/** Collections, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Billing/Collection list",
  component: AppAt,
  ...list.screen,
});

const choose = async (canvasElement: HTMLElement, row: string, act: string): Promise<void> => {
  const found = await list.row(canvasElement, row);
  await userEvent.click(within(found).getByRole("button", { name: /^Actions for/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: act }));
};

export const Loaded = meta.story({
  ...list.loaded,
  name: "S1.02 S3.81 S3.82 collections show when, how much, and what was paid",
  play: async ({ canvas, canvasElement }) => {
    const row = await list.row(canvasElement, "CL07/26-27/000697");
    for (const words of ["24-11-2026", "2,500.00", "Rs. 1500.00", "Collected"])
      await expect(within(row).getByText(words)).toBeVisible();
    await expect(canvas.getAllByText("----").length).toBeGreaterThan(2);
  },
});

export const Tablet = meta.story({
  name: "a tablet has the pages beside a list in its menu, where they have no room by its name",
  globals: { viewport: { value: "tablet" } },
  play: async ({ canvas, canvasElement }) => {
    await list.row(canvasElement);
    await expect(canvas.queryByRole("link", { name: "Bank statement" })).toBeNull();
    const name = canvas.getByRole("heading", { level: 1 }).getBoundingClientRect();
    await expect(canvas.getByRole("button", { name: "Export" }).getBoundingClientRect().top).toBeLessThan(name.bottom);
    await userEvent.click(canvas.getByRole("button", { name: "More for this list" }));
    const items = (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
    await expect(items).toEqual(["Invoices", "Payments", "Bank statement", "Columns", "Print"]);
  },
});

export const Closed = meta.story({
  name: "a row's menu leaves out the page that the role may not open",
  play: async ({ canvasElement }) => {
    const row = await list.row(canvasElement, "CL07/26-27/000697");
    await userEvent.click(within(row).getByRole("button", { name: /^Actions for/ }));
    const items = (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
    await expect(items.length).toBeGreaterThan(0);
    await expect(items).not.toContain("Retailer");
  },
});

export const Open = meta.story({
  globals: { role: "ADMIN" },
  name: "a row's menu leads to the retailer for those who may open retailers",
  play: async ({ canvasElement }) => {
    const row = await list.row(canvasElement, "CL07/26-27/000697");
    await userEvent.click(within(row).getByRole("button", { name: /^Actions for/ }));
    await expect(await screen.findByRole("menuitem", { name: "Retailer" })).toBeVisible();
  },
});

export const Create = meta.story({
  name: "S3.79 S3.83 a collection is added, and its date is kept in the browser",
  play: async ({ canvas, canvasElement }) => {
    await list.row(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Add collection" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Add collection" }, { timeout: 10_000 }));
    await userEvent.click(dialog.getByRole("button", { name: "Add" }));
    await expect((await dialog.findAllByText("This field is required")).length).toBe(2);
    const names = () =>
      [...document.querySelectorAll("[role=dialog] input[name]")].map((input) => input.getAttribute("name"));
    // The code of a field may be on its way still.
    await waitFor(() => expect(names()).toEqual(["customer_id", "amt", "collection_date"]), { timeout: 5000 });
  },
});

export const Reschedule = meta.story({
  name: "S3.80 S3.83 a collection is put off: whose it is and what was paid are shown, and the new date is kept",
  beforeEach: ({ msw }) => {
    localStorage.removeItem("collection_date");
    msw.use(
      http.post("/oms/collection/:id/reschedule", async ({ request }) => {
        await keep(request);
        return ok({ ...demoCollection(1), state: "RESCHEDULED", collectionDate: inAWeek });
      }),
    );
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, "CL07/26-27/000699", "Reschedule");
    const dialog = within(await screen.findByRole("dialog", { name: "Reschedule" }, { timeout: 10_000 }));
    await expect(await dialog.findByRole("textbox", { name: /^Paid so far/ })).toHaveValue("----");
    const date = await findDay(dialog, /^Collection date/);
    await userEvent.clear(date);
    await userEvent.type(date, formatDate(inAWeek));
    await userEvent.click(dialog.getByRole("button", { name: "Reschedule" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), { timeout: 5000 });
    await expect(sent).toEqual([{ customerId: demoId(300), amountPaid: "----", collectionDate: inAWeek }]);
    await expect(localStorage.getItem("collection_date")).toBe(inAWeek);
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const card = within(await list.row(canvasElement));
    for (const words of ["Due", "No date", "----"]) await expect(card.getByText(words)).toBeVisible();
  },
});
