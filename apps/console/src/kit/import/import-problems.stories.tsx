import { http } from "msw";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { AppAt } from "../../stories/app-at.tsx";
import { ok } from "../../stories/service.ts";
import { badRows, checked, here, path, row, screen as page, standsAt } from "./stories/demo-import.ts";

/** From problem to problem through the rows of an import, and many fixed as one. */
const meta = preview.meta({
  title: "Screens/Catalogue/Product import, problems",
  component: AppAt,
  ...page,
});

const regionSays = (canvasElement: HTMLElement, words: string) =>
  waitFor(() =>
    expect([...canvasElement.querySelectorAll("[aria-live]")].map(({ textContent }) => textContent)).toContain(words),
  );

export const NextProblem = meta.story({
  name: "F8 and the button lead from problem to problem, say where it is and how many are left, and Shift F8 leads back",
  ...standsAt(checked),
  play: async ({ canvas, canvasElement, msw, step }) => {
    msw.use(http.post(`${path}/row`, () => ok(row(4, badRows[0]?.cells.with(2, "Dhanlaxmi") ?? [], []))));
    await here(canvasElement);
    const cell = (name: string) => canvas.getByRole("textbox", { name });
    const button = await canvas.findByRole("button", { name: /^Next problem/ });
    await expect(canvas.getByText("5 of 5 problems left", { ignore: "[aria-live]" })).toBeVisible();
    await step("by keys alone", async () => {
      await userEvent.keyboard("{F8}");
      await expect(cell("Brand, row 4")).toHaveFocus();
      await regionSays(canvasElement, "Row 4, Brand: No brand has this name, 5 of 5 problems left");
      await userEvent.keyboard("{F8}");
      await expect(cell("O2RLP, row 9")).toHaveFocus();
      await userEvent.keyboard("{F8}{F8}");
      await expect(cell("O2RLP, row 31")).toHaveFocus();
      await userEvent.keyboard("{F8}");
      await expect(document.activeElement).toHaveTextContent("Item type: This field is required");
      await userEvent.keyboard("{Shift>}{F8}{/Shift}");
      await expect(cell("O2RLP, row 31")).toHaveFocus();
      await userEvent.keyboard("{F8}{F8}");
      await expect(cell("Brand, row 4")).toHaveFocus();
    });
    await step("what is fixed is no problem any more", async () => {
      await userEvent.clear(cell("Brand, row 4"));
      await userEvent.type(cell("Brand, row 4"), "Dhanlaxmi{F8}");
      await expect(cell("O2RLP, row 9")).toHaveFocus();
      await expect(await canvas.findByText("4 of 5 problems left", { ignore: "[aria-live]" })).toBeVisible();
    });
    await step("by the button, from where it led to last", async () => {
      await userEvent.click(button);
      await expect(cell("HSN, row 9")).toHaveFocus();
      await userEvent.click(button);
      await expect(cell("O2RLP, row 31")).toHaveFocus();
    });
  },
});

export const TurnsThePage = meta.story({
  name: "beyond the last problem of a page the next page is turned to, and after the last page the first",
  ...standsAt({ ...checked, bad: 53 }),
  play: async ({ canvas, canvasElement, msw }) => {
    const error = { field: "formO2rPrice", message: "This is not a number", suggestion: null };
    const far = row(77, ["Far", "", "", "x", "", "", "", ""], [error]);
    msw.use(
      http.get(`${path}/row`, ({ request }) => {
        const { searchParams: query } = new URL(request.url);
        if (query.get("state") !== "BAD") return undefined;
        return query.get("after") === "31" ? ok({ content: [far], more: false }) : ok({ content: badRows, more: true });
      }),
    );
    await here(canvasElement);
    await expect(await canvas.findByText("5 of 5 problems left on this page", { ignore: "[aria-live]" })).toBeVisible();
    await userEvent.keyboard("{F8}{F8}{F8}{F8}{F8}{F8}");
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "O2RLP, row 77" })).toHaveFocus());
    await userEvent.keyboard("{F8}");
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Brand, row 4" })).toHaveFocus());
  },
});

export const BothSides = meta.story({
  name: "of two prices that do not stand in their order both are marked, each with what the other one is",
  ...standsAt(checked),
  play: async ({ canvas, canvasElement }) => {
    await here(canvasElement);
    const price = await canvas.findByRole("textbox", { name: "O2RLP, row 31" });
    const other = canvas.getByRole("textbox", { name: "PTH, row 31" });
    await expect(price).toHaveAccessibleDescription("O2RLP must be less then PTH (PTH: 36)");
    await expect(other).toHaveAccessibleDescription("O2RLP must be less then PTH (O2RLP: 38)");
    await expect(other).toBeInvalid();
    await expect(canvas.getByRole("textbox", { name: "PTH, row 9" })).toBeValid();
  },
});

export const AllLikeThis = meta.story({
  name: "what was fixed is changed in all rows that have the same wrong text, after asking, with their number",
  play: async ({ canvas, canvasElement, msw }) => {
    const sent = fn<(body: unknown) => void>();
    let now = checked;
    msw.use(
      http.get(path, () => ok(now)),
      http.post(`${path}/row`, () => ok(row(4, badRows[0]?.cells.with(2, "Dhanlaxmi") ?? [], []))),
      http.get(`${path}/alike`, ({ request }) => {
        const { searchParams: query } = new URL(request.url);
        return ok({ rows: query.get("column") === "2" && query.get("text") === "Dhanlaxmy" ? 12 : 0 });
      }),
      http.post(`${path}/alike`, async ({ request }) => {
        sent(await request.json());
        now = { ...checked, version: 3, state: "CHECKING", waiting: 12 };
        return ok(now);
      }),
    );
    await here(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Use “Dhanlaxmi”" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Change 12 more rows with “Dhanlaxmy”" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Change" }));
    await expect(question.getByText(/^Brand becomes “Dhanlaxmi” in 12 more rows that have “Dhanlaxmy”/)).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Yes, change now!" }));
    await expect(await canvas.findByText("Checking the rows", {}, { timeout: 5000 })).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ column: 2, text: "Dhanlaxmy", to: "Dhanlaxmi" });
  },
});

const many = Array.from({ length: 50 }, (_, at) => {
  const { cells = [], errors = [] } = badRows[at % badRows.length] ?? {};
  return row(at + 2, cells, errors);
});

export const ManyRows = meta.story({
  name: "the heads and the first column stay in sight in a long grid, and cover no cell that has the focus",
  ...standsAt({ ...checked, bad: 50 }),
  play: async ({ canvas, canvasElement, msw }) => {
    msw.use(http.get(`${path}/row`, () => ok({ content: many, more: false })));
    await here(canvasElement);
    const grid = await canvas.findByRole("region", { name: "Rows to fix" });
    await userEvent.click(canvas.getByRole("switch", { name: "All columns" }));
    grid.scrollTop = 1e6;
    grid.scrollLeft = 1e6;
    const box = (element: Element) => element.getBoundingClientRect();
    const head = canvas.getByRole("columnheader", { name: "Brand" });
    const number = canvas.getByRole("rowheader", { name: /^51/ });
    await waitFor(() => expect(box(head).top).toBeCloseTo(box(grid).top, 0));
    await expect(box(number).left).toBeCloseTo(box(grid).left, 0);
    await userEvent.keyboard("{F8}");
    const cell = canvas.getByRole("textbox", { name: "Brand, row 2" });
    await expect(cell).toHaveFocus();
    await waitFor(() => expect(box(cell).top).toBeGreaterThanOrEqual(box(head).bottom));
    await expect(box(cell).left).toBeGreaterThanOrEqual(box(canvas.getByRole("rowheader", { name: /^2\b/ })).right);
  },
});

export const OnAPhone = meta.story({
  name: "on a phone the next problem is a press away, in a grid that keeps its heads",
  globals: { viewport: { value: "phone" } },
  ...standsAt({ ...checked, bad: 50 }),
  play: async ({ canvas, canvasElement, msw }) => {
    msw.use(http.get(`${path}/row`, () => ok({ content: many, more: false })));
    await here(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Next problem" }));
    const cell = canvas.getByRole("textbox", { name: "Brand, row 2" });
    await expect(cell).toHaveFocus();
    await waitFor(() => expect(cell.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
  },
});
