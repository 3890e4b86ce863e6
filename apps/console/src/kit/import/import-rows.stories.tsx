// Long because what is done to the rows of an import is played cell by cell, by pointer and by keys.
import type { ImportJob } from "@o2r/api/contract/insight";
import { http, HttpResponse } from "msw";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { AppAt } from "../../stories/app-at.tsx";
import { ok, refuse } from "../../stories/service.ts";
import { demoId } from "../../stories/thing-service.ts";
import {
  badRows,
  changedRowsSaying,
  checked,
  here,
  path,
  row,
  screen as page,
  standsAt,
} from "./stories/demo-import.ts";

/** The rows of an import that wait to be fixed, and what becomes of them. */
const meta = preview.meta({
  title: "Screens/Catalogue/Product import, rows",
  component: AppAt,
  ...page,
});

export const Check = meta.story({
  name: "what is wrong stands beside its cell, is fixed there, and what may have been meant is one press away",
  ...standsAt(checked),
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
    await expect(canvas.queryByRole("columnheader", { name: "GST" })).toBeNull();
    await userEvent.click(canvas.getByRole("switch", { name: "All columns" }));
    await expect(canvas.getByRole("columnheader", { name: "GST" })).toBeVisible();
  },
});

export const Overwrites = meta.story({
  name: "what will be overwritten is shown, old and new, before it happens",
  ...standsAt({ ...checked, same: 12 }),
  play: async ({ canvas, canvasElement }) => {
    await here(canvasElement);
    const table = within(await canvas.findByRole("region", { name: "What will be changed, table" }));
    await expect(table.getByRole("row", { name: "12 O2RLP 130 132.5" })).toBeVisible();
    await expect(table.getByRole("row", { name: "12 Brand – Dhanlaxmi" })).toBeVisible();
    await expect(canvas.getByText("Stand already")).toBeVisible();
  },
});

/** The rows of an import that change prices, as it stands for as long as a story lasts. */
const pricesStand = (
  now: Partial<ImportJob>,
  said: Parameters<typeof changedRowsSaying>[0],
): Pick<ReturnType<typeof standsAt>, "beforeEach"> => ({
  beforeEach: (context) => {
    standsAt({ ...checked, bad: 0, ...now }).beforeEach(context);
    context.msw.use(http.get(`${path}/row`, () => ok({ content: changedRowsSaying(said), more: false })));
  },
});

export const ProposesPrices = meta.story({
  name: "who may not set prices is told before the import that changed prices are proposed only",
  globals: { role: "ADMIN" },
  ...pricesStand({ proposes: 34 }, { proposed: true }),
  play: async ({ canvas, canvasElement }) => {
    await here(canvasElement);
    await expect(await canvas.findByText("New prices of 34 products will be proposed, not saved")).toBeVisible();
    const table = within(await canvas.findByRole("region", { name: "What will be changed, table" }));
    await expect(table.getByRole("row", { name: "12 O2RLP 130 132.5 Proposed" })).toBeVisible();
    await expect(table.getByRole("row", { name: "12 Brand – Dhanlaxmi" })).toBeVisible();
  },
});

export const OvertakesPriceChanges = meta.story({
  name: "who may set prices is told before the import which price changes that revokes",
  ...pricesStand({ overtakes: 1 }, { overtakes: "Revokes the price change of 01-12-2026" }),
  play: async ({ canvas, canvasElement }) => {
    await here(canvasElement);
    await expect(await canvas.findByText("Price changes of 1 product will be revoked")).toBeVisible();
    await expect(await canvas.findByText("Revokes the price change of 01-12-2026")).toBeVisible();
  },
});

export const PricesProposed = meta.story({
  name: "after the import it is said how many prices wait for approval, and where",
  globals: { role: "ADMIN" },
  ...pricesStand({ state: "DONE", creates: 0, updates: 0, done: 154, proposed: 34 }, {}),
  play: async ({ canvas, canvasElement }) => {
    await here(canvasElement);
    await expect(await canvas.findByText("New prices of 34 products are proposed")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Price changes" })).toHaveAttribute(
      "href",
      `/product/price-change?import=${checked.id}`,
    );
  },
});

export const FilledIn = meta.story({
  name: "what brand and sub-category suggest for empty cells of new rows is shown, with its source, before it happens",
  ...standsAt({ ...checked, filled: 1 }),
  play: async ({ canvas, canvasElement }) => {
    await here(canvasElement);
    const table = within(await canvas.findByRole("region", { name: "What is filled in, table" }));
    await expect(table.getByRole("row", { name: "14 HSN 07133100 Sub-category Pulses" })).toBeVisible();
    await expect(table.getByRole("row", { name: "14 Manufacturer Dhanlaxmi Mills Brand Dhanlaxmi" })).toBeVisible();
  },
});

export const Fills = meta.story({
  name: "a field that no column of the file fills is filled for all rows, by the form's own field",
  play: async ({ canvas, canvasElement, msw }) => {
    const sent = fn<(body: unknown) => void>();
    let now = checked;
    msw.use(
      http.get(path, () => ok(now)),
      http.post(`${path}/columns`, async ({ request }) => {
        sent(await request.json());
        now = { ...checked, version: 3, bad: 0, creates: 123 };
        return ok(now);
      }),
      http.get("/oms/master/common", () => ok([{ id: demoId(1), value: "FOOD", label: "Food" }])),
    );
    await here(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Fill Item type for all rows" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Fill Item type" }, { timeout: 10_000 }));
    const field = await dialog.findByLabelText(/^Item type/);
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.selectOptions(field, "Food");
    await userEvent.click(dialog.getByRole("button", { name: "Fill all rows" }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        columns: checked.columns,
        fills: [{ field: "formProductItemType", text: "Food" }],
      }),
    );
    await expect(await canvas.findByRole("button", { name: "Import 157 products" })).toBeVisible();
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
});

export const QuickFixes = meta.story({
  name: "two cells that are fixed one right after the other are both sent, each once, and the focus stays",
  ...standsAt(checked),
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

export const Pauses = meta.story({
  name: "what is typed is saved when the typing pauses, the cell still open, and Escape puts back what stood there",
  ...standsAt(checked),
  play: async ({ canvas, canvasElement, msw }) => {
    const sent = fn<(text: string) => void>();
    msw.use(
      http.post(`${path}/row`, async ({ request }) => {
        // The shape that the client sends; the story knows it.
        const { cells } = (await request.json()) as { cells: { text: string }[] };
        sent(cells.map(({ text }) => text).join());
        return ok(row(31, badRows[2]?.cells.with(0, cells[0]?.text ?? "") ?? [], badRows[2]?.errors ?? []));
      }),
    );
    await here(canvasElement);
    const name = await canvas.findByRole("textbox", { name: "Name, row 31" });
    await userEvent.clear(name);
    await userEvent.type(name, "Cola 1 l");
    await waitFor(() => expect(sent).toHaveBeenCalledWith("Cola 1 l"), { timeout: 5000 });
    await expect(name).toHaveFocus();
    await expect(name).toHaveValue("Cola 1 l");
    await userEvent.keyboard("{Escape}");
    await expect(name).toHaveValue("Cola 750 ml");
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith("Cola 750 ml"), { timeout: 5000 });
  },
});

export const NotSaved = meta.story({
  name: "a fixed cell that did not arrive is marked, leaving asks, and the import begins only once it was sent again",
  ...standsAt(checked),
  play: async ({ canvas, canvasElement, msw, step }) => {
    const calls = fn<(call: string) => void>();
    let isCut = true;
    msw.use(
      http.post(`${path}/row`, async ({ request }) => {
        if (isCut) return HttpResponse.error();
        // The shape that the client sends; the story knows it.
        const { cells } = (await request.json()) as { cells: { column: number; text: string }[] };
        calls(cells.map(({ text }) => text).join());
        return ok(row(31, badRows[2]?.cells.with(0, "Cola 1 l") ?? [], badRows[2]?.errors ?? []));
      }),
      http.post(`${path}/apply`, () => {
        calls("apply");
        return ok(checked);
      }),
    );
    await here(canvasElement);
    const name = await canvas.findByRole("textbox", { name: "Name, row 31" });
    await step("it is marked at its place, and other cells go on", async () => {
      await userEvent.clear(name);
      await userEvent.type(name, "Cola 1 l{Tab}");
      await waitFor(() => expect(name).toHaveAccessibleDescription(/^Not saved/));
      await expect(canvas.getByText("What was changed in row 31 is not saved")).toBeVisible();
    });
    await step("leaving asks", async () => {
      await userEvent.click(canvas.getByRole("link", { name: "Dashboard" }));
      const question = within(await screen.findByRole("alertdialog", { name: "Leave" }));
      await expect(question.getByText(/^What was changed last has not been saved/)).toBeVisible();
      await userEvent.click(question.getByRole("button", { name: "Stay here" }));
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    });
    const begin = canvas.getByRole("button", { name: "Import 154 products" });
    await step("the import is held back", async () => {
      await userEvent.click(begin);
      await expect(
        await canvas.findByText("Nothing else is done with this import before it is.", {}, { timeout: 5000 }),
      ).toBeVisible();
      await expect(calls).not.toHaveBeenCalled();
      await expect(name).toHaveValue("Cola 1 l");
    });
    await step("it is sent again before the import", async () => {
      isCut = false;
      await userEvent.click(begin);
      await waitFor(() => expect(calls.mock.calls.flat()).toEqual(["Cola 1 l", "apply"]), { timeout: 5000 });
      await expect(canvas.queryByText(/^Not saved/)).toBeNull();
    });
  },
});

export const LineIsBack = meta.story({
  name: "a fixed cell that did not arrive is sent by itself when the line is back; one that is refused can be given up",
  ...standsAt(checked),
  play: async ({ canvas, canvasElement, msw }) => {
    msw.use(http.post(`${path}/row`, () => HttpResponse.error()));
    await here(canvasElement);
    const name = await canvas.findByRole("textbox", { name: "Name, row 31" });
    await userEvent.clear(name);
    await userEvent.type(name, "Cola 1 l{Tab}");
    await waitFor(() => expect(name).toHaveAccessibleDescription(/^Not saved/));
    msw.use(http.post(`${path}/row`, () => refuse(409, "row.conflict", "This row has been imported already")));
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(name).toHaveAccessibleDescription("Not saved. This row has been imported already"));
    await userEvent.type(name, "{Escape}");
    await expect(name).toHaveValue("Cola 750 ml");
    await expect(canvas.queryByText(/is not saved$/)).toBeNull();
  },
});

export const ByKeys = meta.story({
  name: "Enter and the arrows lead to the same column of the next row and of the one before",
  ...standsAt(checked),
  play: async ({ canvas, canvasElement }) => {
    await here(canvasElement);
    const at = (number: number) => canvas.getByRole("textbox", { name: `Name, row ${number}` });
    (await canvas.findByRole("textbox", { name: "Name, row 4" })).focus();
    await userEvent.keyboard("{Enter}");
    await expect(at(9)).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(at(31)).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
    await expect(at(4)).toHaveFocus();
  },
});

export const OnAPhone = meta.story({
  name: "on a phone a row's number and what is wrong with it stay in sight, and lead to the cell",
  globals: { viewport: { value: "phone" } },
  ...standsAt(checked),
  play: async ({ canvas, canvasElement }) => {
    await here(canvasElement);
    const mark = await canvas.findByRole("button", { name: "Row 9: This is not a number, This field is required" });
    const grid = canvas.getByRole("region", { name: "Rows to fix" });
    const price = canvas.getByRole("textbox", { name: "O2RLP, row 9" });
    const isInSight = (element: HTMLElement) => {
      const [inner, outer] = [element.getBoundingClientRect(), grid.getBoundingClientRect()];
      return inner.left >= outer.left && inner.right <= outer.right;
    };
    await expect(isInSight(price)).toBe(false);
    await userEvent.click(mark);
    await expect(price).toHaveFocus();
    await expect(isInSight(price)).toBe(true);
    await expect(isInSight(mark)).toBe(true);
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
