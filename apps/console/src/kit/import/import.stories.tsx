import { http } from "msw";
import { expect, userEvent, waitFor, within, fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { AppAt } from "../../stories/app-at.tsx";
import { ok, refuse } from "../../stories/service.ts";
import { demoId } from "../../stories/thing-service.ts";
import { checked, fileInput, here, job, path, screen, standsAt } from "./stories/demo-import.ts";

/** The import of products step by step, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Catalogue/Product import",
  component: AppAt,
  ...screen,
});

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
    await expect(canvas.getByText("612 imported, 4 to fix")).toBeVisible();
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
    const input = await fileInput(canvasElement);
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
    const input = await fileInput(canvasElement);
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
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
  },
});

export const ColumnsOnAPhone = meta.story({
  name: "on a phone the words that name a field stay whole, and nothing stands outside",
  globals: { viewport: { value: "phone" } },
  ...standsAt(job()),
  play: async ({ canvas, canvasElement }) => {
    await here(canvasElement);
    const table = await canvas.findByRole("table");
    const linesOf = (text: Node) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getClientRects().length;
    };
    const words = within(table)
      .getAllByRole("rowheader")
      .flatMap(({ firstChild }) => (firstChild && /^[\w-]+$/u.test(firstChild.textContent ?? "") ? [firstChild] : []));
    await expect(words.map((word) => word.textContent)).toContain("Manufacturer");
    await expect(words.filter((word) => linesOf(word) > 1).map((word) => word.textContent)).toEqual([]);
    await expect(table.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Checking = meta.story({
  ...standsAt(job({ state: "CHECKING", waiting: 107, creates: 42, bad: 8 })),
  play: async ({ canvas, canvasElement }) => {
    await here(canvasElement);
    await expect(await canvas.findByRole("progressbar", { name: "Rows checked" })).toBeVisible();
    await expect(canvas.getByText("You can close this page: the check goes on.")).toBeVisible();
  },
});

export const Applying = meta.story({
  ...standsAt(job({ state: "APPLYING", waiting: 0, done: 61, creates: 59, updates: 34 })),
  play: async ({ canvas, canvasElement }) => {
    await here(canvasElement);
    await expect(await canvas.findByText("61 of 154")).toBeVisible();
  },
});

export const Done = meta.story({
  ...standsAt(job({ state: "DONE", waiting: 0, done: 154 })),
  play: async ({ canvas, canvasElement }) => {
    await here(canvasElement);
    await expect(await canvas.findByText("All 154 products of the file are imported")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "All products" })).toHaveAttribute("href", "/product");
  },
});

export const DoneWithARest = meta.story({
  name: "what was not imported can be downloaded with the person’s own columns",
  ...standsAt(job({ state: "DONE", waiting: 0, done: 154, bad: 3 })),
  play: async ({ canvas, canvasElement }) => {
    await here(canvasElement);
    await expect(await canvas.findByRole("button", { name: "Download what is left" })).toBeVisible();
    await expect((await canvas.findAllByText(/^O2RLP must be less then PTH/))[0]).toBeVisible();
  },
});

export const GoneLeadsToNew = meta.story({
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
  ...standsAt(checked),
  play: async ({ canvas, canvasElement }) => {
    await here(canvasElement);
    await expect(within(canvasElement).queryByText("This import does not exist")).toBeNull();
    await expect(await canvas.findByRole("button", { name: "Import 154 products" })).toBeVisible();
  },
});
