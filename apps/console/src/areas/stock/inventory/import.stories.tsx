import type { ImportJob, ImportRow } from "@o2r/api/contract/insight";
import { http } from "msw";
import { expect, fn, spyOn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { freshBrowser, ok, serviceFor } from "../../../stories/service.ts";
import { demoId, pageOf } from "../../../stories/thing-service.ts";
import { demoBatch, inventoryService } from "./stories/demo-inventory.ts";

const headings = ["Product", "Warehouse", "Total stock", "Manufacturing date", "MRP", "PTR", "PTH", "O2RLP"];
const fields = ["name", "warehouseId", "stock", "manufacturingDate", "mrp", "retailPrice", "distPrice", "o2rPrice"];
const good = ["Chakki Atta 10 kg", "Andheri Hub", "240", "12-11-2026", "520", "495", "480", "470"];

const job = (changes: Partial<ImportJob> = {}): ImportJob => ({
  id: demoId(800),
  version: 1,
  thing: "inventory",
  fileName: "arrivals 21 november.csv",
  state: "MATCHING",
  headings,
  sample: [good, ["DHN-DAL-TR1", "Andheri Hub", "96", "02-11-2026", "185", "172", "165", "160"]],
  columns: fields.map((field, column) => ({ field, column })),
  createdAt: "2026-11-21T05:00:00.000Z",
  waiting: 212,
  bad: 0,
  done: 0,
  creates: 0,
  filled: 0,
  updates: 0,
  same: 0,
  proposes: 0,
  overtakes: 0,
  proposed: 0,
  ...changes,
});
const bad = (number: number, changes: Record<number, string>, errors: ImportRow["errors"]): ImportRow => ({
  id: demoId(810 + number),
  number,
  state: errors.length === 0 ? "GOOD" : "BAD",
  cells: good.map((cell, at) => changes[at] ?? cell),
  errors,
  changes: [],
});
const badRows = [
  bad(7, { 0: "Chaki Atta 10 kg" }, [
    { field: "name", message: "No product has this name or SKU", suggestion: "Chakki Atta 10 kg" },
  ]),
  bad(19, { 1: "Bhiwandi Warehouse", 5: "540" }, [
    { field: "warehouseId", message: "Choose one of: Andheri Hub", suggestion: null },
    { field: "retailPrice", message: "Retailer Price must be less then MRP", suggestion: null },
  ]),
  bad(40, { 3: "30-10-2026" }, [
    {
      field: "manufacturingDate",
      message: "This batch is in stock already. Adjust its stock instead",
      suggestion: null,
    },
  ]),
];
const checked = job({ version: 2, state: "CHECKED", waiting: 0, creates: 209, bad: 3 });

/** The import of batches by the manager of a hub, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Stock/Inventory import",
  component: AppAt,
  parameters: { layout: "fullscreen" },
  globals: { role: "HUB_MANAGER" },
  args: { path: `/inventory/import?job=${demoId(800)}` },
  beforeEach: ({ msw, globals }) => {
    const role = String(globals["role"]);
    freshBrowser(globals, role);
    msw.use(
      http.get("/oms/import", () => ok({ content: [] })),
      http.get("/oms/import/:id/row", () => ok({ content: badRows, more: false })),
      ...serviceFor(role),
    );
  },
});

const here = (canvasElement: HTMLElement) => arrive(canvasElement, "Import batches");

export const Start = meta.story({
  name: "S7.64 it begins with a file, of which there is a sample with the columns of an entry and one that is filled in",
  args: { path: "/inventory/import" },
  play: async ({ canvas, canvasElement }) => {
    await here(canvasElement);
    await expect(await canvas.findByText(/Each row makes a new batch/)).toBeVisible();
    const saved = spyOn(URL, "createObjectURL");
    await userEvent.click(canvas.getByRole("button", { name: "Sample file with all columns" }));
    const [file] = saved.mock.calls.at(-1) ?? [];
    const [head, example] = file instanceof Blob ? (await file.text()).split("\r\n") : [];
    await expect(head).toContain(headings.map((heading) => `"${heading}"`).join(","));
    await expect(example).toMatch(/^"TLW-LITE-SNOL1L","Pune Hub Wakad","48","\d\d-\d\d-\d{4}","160",/);
  },
});

export const Columns = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/import/:id", () => ok(job())));
  },
  play: async ({ canvas, canvasElement }) => {
    await here(canvasElement);
    await expect(await canvas.findByRole("combobox", { name: "Total stock" })).toHaveValue("2");
    await expect(canvas.getByText("Chakki Atta 10 kg · DHN-DAL-TR1")).toBeVisible();
  },
});

export const Check = meta.story({
  name: "what the form of an entry would refuse stands at its cell, and only batches are made",
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/import/:id", () => ok(checked)));
  },
  play: async ({ canvas, canvasElement, msw }) => {
    const sent = fn<(body: unknown) => void>();
    msw.use(
      http.post("/oms/import/:id/row", async ({ request }) => {
        sent(await request.json());
        return ok(bad(7, {}, []));
      }),
    );
    await here(canvasElement);
    await expect(await canvas.findByRole("textbox", { name: "PTR, row 19" })).toHaveAccessibleDescription(
      "Retailer Price must be less then MRP",
    );
    await expect(canvas.getByText("Will be made")).toBeVisible();
    await expect(canvas.queryByText("Will be changed")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Use “Chakki Atta 10 kg”" }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ row: demoId(817), cells: [{ column: 0, text: "Chakki Atta 10 kg" }] }),
    );
    await expect(await canvas.findByRole("button", { name: "Import 210 batches" })).toBeVisible();
    await expect(canvas.getByText("Will be made").nextElementSibling).toHaveTextContent("210");
  },
});

export const Done = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/import/:id", () => ok(job({ state: "DONE", waiting: 0, done: 212 }))));
  },
  play: async ({ canvas, canvasElement }) => {
    await here(canvasElement);
    await expect(await canvas.findByText("All 212 batches of the file are imported")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "All batches" })).toHaveAttribute("href", "/inventory");
  },
});

export const BackInTheList = meta.story({
  name: "the list shows what was imported as soon as it is returned to",
  globals: { role: "SUPER_ADMIN" },
  args: { path: "/inventory?blocked=false" },
  beforeEach: ({ msw }) => {
    let state: ImportJob["state"] = "CHECKED";
    const told = () => job({ state, version: 3, waiting: 0, ...(state === "CHECKED" ? { creates: 1 } : { done: 1 }) });
    msw.use(
      http.get("/oms/import", () => ok({ content: [told()] })),
      http.get("/oms/import/:id", () => {
        const now = told();
        if (state === "APPLYING") state = "DONE";
        return ok(now);
      }),
      http.post("/oms/import/:id/apply", () => {
        state = "APPLYING";
        return ok(told());
      }),
      http.get("/oms/inventory", () => ok(pageOf(state === "DONE" ? [demoBatch(0), demoBatch(1)] : [demoBatch(0)]))),
      ...inventoryService(),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Inventory");
    await expect(await canvas.findByText("1 batch")).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "Import" }));
    await here(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "arrivals 21 november.csv" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Import 1 batch" }));
    await userEvent.click(await canvas.findByRole("link", { name: "All batches" }, { timeout: 5000 }));
    await arrive(canvasElement, "Inventory");
    await expect(await canvas.findByText("2 batches")).toBeVisible();
    await expect(await canvas.findByText("Groundnut Oil 1 L × 12")).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/import/:id", () => ok(checked)));
  },
  play: async ({ canvas, canvasElement }) => {
    await here(canvasElement);
    await expect(await canvas.findByRole("button", { name: "Import 209 batches" })).toBeVisible();
  },
});
