// Long because each step of the wizard has its story here, over one service that MSW plays.
import type { ImportJob, ImportRow } from "@o2r/api/contract/insight";
import { http } from "msw";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { AppAt } from "../../stories/app-at.tsx";
import { arrive } from "../../stories/arrive.ts";
import { freshBrowser, ok, refuse, serviceFor } from "../../stories/service.ts";
import { demoId } from "../../stories/thing-service.ts";

const headings = ["Name", "SKU", "Brand", "O2RLP", "PTH", "HSN", "GST", "Remarks"];
const columns = [
  { field: "formName", column: 0 },
  { field: "sku", column: 1 },
  { field: "brandId", column: 2 },
  { field: "formO2rPrice", column: 3 },
  { field: "formDlp", column: 4 },
  { field: "formProductHsn", column: 5 },
  { field: "formProductGst", column: 6 },
];

const job = (changes: Partial<ImportJob> = {}): ImportJob => ({
  id: demoId(800),
  version: 1,
  thing: "product",
  fileName: "price list november.xlsx",
  state: "MATCHING",
  headings,
  sample: [
    ["Chakki Atta 10 kg", "ANP-ATTA-CH10", "Annapurti", "410", "418", "11010000", "5%", ""],
    ["Toor Dal 1 kg", "DHN-DAL-TR1", "Dhanlaxmi", "132.50", "135", "07136000", "5%", "new pack"],
  ],
  columns,
  createdAt: "2026-11-21T05:00:00.000Z",
  waiting: 157,
  bad: 0,
  done: 0,
  creates: 0,
  updates: 0,
  ...changes,
});

const row = (number: number, cells: readonly string[], errors: ImportRow["errors"]): ImportRow => ({
  id: demoId(810 + number),
  number,
  state: errors.length === 0 ? "GOOD" : "BAD",
  cells: [...cells],
  errors,
});
const badRows = [
  row(
    4,
    ["Besan 500 g", "DHN-BESN-500", "Dhanlaxmy", "61", "63", "11061000", "5", ""],
    [{ field: "brandId", message: "No brand has this name", suggestion: "Dhanlaxmi" }],
  ),
  row(
    9,
    ["Filter Kaapi 200 g", "", "Filterkaapi", "ninety", "98", "", "18%", ""],
    [
      { field: "formO2rPrice", message: "This is not a number", suggestion: null },
      { field: "formProductHsn", message: "This field is required", suggestion: null },
    ],
  ),
  row(
    31,
    ["Cola 750 ml", "FZR-COLA", "Fizzaro", "38", "36", "22021010", "40", ""],
    [
      { field: "formO2rPrice", message: "O2RLP must be less then PTH", suggestion: null },
      { field: "formProductItemType", message: "This field is required", suggestion: null },
    ],
  ),
];
const checked = job({ version: 2, state: "CHECKED", waiting: 0, creates: 120, updates: 34, bad: 3 });

const at = `/product/import?job=${demoId(800)}`;
const path = "/oms/import/:id";

/** The import of products step by step, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Product import",
  component: AppAt,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  globals: { role: "SUPER_ADMIN" },
  args: { path: at },
  beforeEach: ({ msw, globals }) => {
    const role = String(globals["role"]);
    freshBrowser(globals, role);
    msw.use(
      http.get("/oms/import", () => ok({ content: [] })),
      http.get(`${path}/row`, () => ok({ content: badRows, more: false })),
      ...serviceFor(role),
    );
  },
});

const here = (canvasElement: HTMLElement) => arrive(canvasElement, "Import products");

export const Start = meta.story({
  name: "S7.64 it begins with a file, of which there is a sample, or goes on with one that was begun before",
  args: { path: "/product/import" },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get("/oms/import", () =>
        ok({
          content: [
            checked,
            job({ id: demoId(801), state: "DONE", fileName: "new brands.csv", waiting: 0, done: 48 }),
            job({ id: demoId(802), state: "DONE", fileName: "gst 2025.csv", waiting: 0, done: 612, bad: 4 }),
          ],
        }),
      ),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await here(canvasElement);
    await expect(await canvas.findByRole("button", { name: "new brands.csv" })).toBeVisible();
    await expect(canvas.getByText("612 imported, 4 to mend")).toBeVisible();
  },
});

export const FileIsSent = meta.story({
  name: "a file that was sent leads to its columns",
  args: { path: "/product/import" },
  beforeEach: ({ msw }) => {
    msw.use(
      http.post("/oms/import/product/file", () => ok(job())),
      http.get(path, () => ok(job())),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await here(canvasElement);
    const input = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
      if (!found) throw new Error("no input yet");
      return found;
    });
    await userEvent.upload(input, new File(["Name,SKU\nA,B"], "price list november.csv", { type: "text/csv" }));
    await expect(await canvas.findByRole("combobox", { name: "MRP" }, { timeout: 10_000 })).toBeVisible();
  },
});

export const FileIsRefused = meta.story({
  name: "a file that is no table is refused with the reason",
  args: { path: "/product/import" },
  beforeEach: ({ msw }) => {
    msw.use(http.post("/oms/import/product/file", () => refuse(415, "file.refused", "The file is empty")));
  },
  play: async ({ canvas, canvasElement }) => {
    await here(canvasElement);
    const input = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
      if (!found) throw new Error("no input yet");
      return found;
    });
    await userEvent.upload(input, new File(["x"], "empty.csv", { type: "text/csv" }));
    await expect(await canvas.findByText("The file is empty")).toBeVisible();
  },
});

export const Columns = meta.story({
  name: "columns are matched by their headings, and a column fills one field",
  play: async ({ canvas, canvasElement, msw }) => {
    const sent = fn<(body: unknown) => void>();
    let now = job();
    msw.use(
      http.get(path, () => ok(now)),
      http.post(`${path}/columns`, async ({ request }) => {
        sent(await request.json());
        now = checked;
        return ok(job({ version: 2, state: "CHECKING" }));
      }),
    );
    await here(canvasElement);
    await expect(await canvas.findByRole("combobox", { name: "SKU" })).toHaveValue("1");
    await expect(canvas.getByText("One column is not used")).toBeVisible();
    await expect(canvas.getByText("ANP-ATTA-CH10 · DHN-DAL-TR1")).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "PTR" }), "PTH");
    await expect(canvas.getByRole("combobox", { name: "PTH" })).toHaveValue("");
    await userEvent.click(canvas.getByRole("button", { name: "Check the rows" }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        columns: expect.arrayContaining([
          { field: "sku", column: 1 },
          { field: "formRlp", column: 4 },
        ]),
      }),
    );
    await expect(await canvas.findByText("Will be made")).toBeVisible();
  },
});

export const Checking = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get(path, () => ok(job({ state: "CHECKING", waiting: 107, creates: 42, bad: 8 }))));
  },
  play: async ({ canvas, canvasElement }) => {
    await here(canvasElement);
    await expect(await canvas.findByRole("progressbar", { name: "Rows checked" })).toBeVisible();
    await expect(canvas.getByText("You can close this page: the check goes on.")).toBeVisible();
  },
});

export const Check = meta.story({
  name: "what is wrong stands beside its cell, is mended there, and what may have been meant is one press away",
  beforeEach: ({ msw }) => {
    msw.use(http.get(path, () => ok(checked)));
  },
  play: async ({ canvas, canvasElement, msw }) => {
    const sent = fn<(body: unknown) => void>();
    msw.use(
      http.post(`${path}/row`, async ({ request }) => {
        sent(await request.json());
        return ok(row(4, badRows[0]?.cells.with(2, "Dhanlaxmi") ?? [], []));
      }),
    );
    await here(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Use “Dhanlaxmi”" }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ row: demoId(814), cells: [{ column: 2, text: "Dhanlaxmi" }] }),
    );
    await expect(await canvas.findByText("Ready")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Import 155 products" })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "O2RLP, row 9" })).toHaveAccessibleDescription(
      "This is not a number",
    );
    await expect(canvas.queryByRole("columnheader", { name: "PTH" })).toBeNull();
    await userEvent.click(canvas.getByRole("switch", { name: "All columns" }));
    await expect(canvas.getByRole("columnheader", { name: "PTH" })).toBeVisible();
  },
});

export const Discards = meta.story({
  name: "an import whose rows were checked is discarded after asking, and a refusal is said in the question",
  beforeEach: ({ msw }) => {
    msw.use(
      http.get(path, () => ok(checked)),
      http.delete(path, () => refuse(503, "server.unavailable", "The service is busy"), { once: true }),
      http.delete(path, () => ok({ done: true })),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await here(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Discard" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Discard" }));
    await expect(question.getByText(/^157 rows of price list november.xlsx are not imported/)).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Yes, discard now!" }));
    await expect(await question.findByText("The service is busy")).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Yes, discard now!" }));
    await expect(await canvas.findByText("A CSV file or an Excel workbook")).toBeVisible();
  },
});

export const QuickMends = meta.story({
  name: "two cells that are mended one right after the other are both sent, each once, and the focus stays",
  beforeEach: ({ msw }) => {
    msw.use(http.get(path, () => ok(checked)));
  },
  play: async ({ canvas, canvasElement, msw }) => {
    const sent = fn<(body: unknown) => void>();
    let [, , cola] = badRows;
    let answer = () => {};
    const isTyped = new Promise<void>((resolve) => {
      answer = resolve;
    });
    msw.use(
      http.post(`${path}/row`, async ({ request }) => {
        // The shape that the client sends; the story knows it.
        const body = (await request.json()) as { row: string; cells: { column: number; text: string }[] };
        sent(body.cells[0]);
        await isTyped;
        if (body.row === badRows[0]?.id) return ok(row(4, badRows[0].cells.with(2, "Dhanlaxmi"), []));
        for (const { column, text } of body.cells) if (cola) cola = { ...cola, cells: cola.cells.with(column, text) };
        return ok(cola);
      }),
    );
    await here(canvasElement);
    const name = await canvas.findByRole("textbox", { name: "Name, row 31" });
    const price = canvas.getByRole("textbox", { name: "O2RLP, row 31" });
    await userEvent.clear(name);
    await userEvent.type(name, "Cola 1 l{Enter}{Tab}");
    await userEvent.clear(price);
    await userEvent.type(price, "35{Enter}");
    await expect(sent).toHaveBeenCalledTimes(1);
    answer();
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2), { timeout: 5000 });
    await expect(sent).toHaveBeenCalledWith({ column: 0, text: "Cola 1 l" });
    await expect(sent).toHaveBeenLastCalledWith({ column: 3, text: "35" });
    const use = canvas.getByRole("button", { name: "Use “Dhanlaxmi”" });
    await expect(price).toHaveFocus();
    await userEvent.click(use);
    await expect(await canvas.findByText("Ready", {}, { timeout: 5000 })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Brand, row 4" })).toHaveFocus();
    await expect(price).toHaveValue("35");
    await expect(sent).toHaveBeenCalledTimes(3);
  },
});

export const Applying = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get(path, () => ok(job({ state: "APPLYING", waiting: 0, done: 61, creates: 59, updates: 34 }))));
  },
  play: async ({ canvas, canvasElement }) => {
    await here(canvasElement);
    await expect(await canvas.findByText("61 of 154")).toBeVisible();
  },
});

export const Done = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get(path, () => ok(job({ state: "DONE", waiting: 0, done: 154 }))));
  },
  play: async ({ canvas, canvasElement }) => {
    await here(canvasElement);
    await expect(await canvas.findByText("All 154 products of the file are imported")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "All products" })).toHaveAttribute("href", "/product");
  },
});

export const DoneWithARest = meta.story({
  name: "what was not imported can be downloaded with the person’s own columns",
  beforeEach: ({ msw }) => {
    msw.use(http.get(path, () => ok(job({ state: "DONE", waiting: 0, done: 154, bad: 3 }))));
  },
  play: async ({ canvas, canvasElement }) => {
    await here(canvasElement);
    await expect(await canvas.findByRole("button", { name: "Download what is left" })).toBeVisible();
    await expect(await canvas.findByText("O2RLP must be less then PTH")).toBeVisible();
  },
});

export const Failed = meta.story({
  name: "an import that does not load says so, and one that is gone leads to a new one",
  beforeEach: ({ msw }) => {
    msw.use(http.get(path, () => refuse(404, "row.not-found", "Import not found")));
  },
  play: async ({ canvas, canvasElement }) => {
    await here(canvasElement);
    await expect(await canvas.findByText("This import does not exist")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Begin another import" }));
    await expect(await canvas.findByRole("button", { name: "Sample file with all columns" })).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  beforeEach: ({ msw }) => {
    msw.use(http.get(path, () => ok(checked)));
  },
  play: async ({ canvas, canvasElement }) => {
    await here(canvasElement);
    await expect(within(canvasElement).queryByText("This import does not exist")).toBeNull();
    await expect(await canvas.findByRole("button", { name: "Import 154 products" })).toBeVisible();
  },
});
