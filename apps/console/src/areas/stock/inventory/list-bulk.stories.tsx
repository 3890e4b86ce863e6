import preview from "../../../../../../.storybook/preview.tsx";
import { http } from "msw";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import type { Canvas } from "../../../stories/form.ts";
import { keep, keepButRefuse, sent } from "../../../stories/sent.ts";
import { ok } from "../../../stories/service.ts";
import { demoBatch, demoDiscard } from "./stories/demo-inventory.ts";
import { batches, biscuits, oil, select, toor } from "./stories/inventory-list.ts";

/** What is done to several batches of the inventory at once. */
const meta = preview.meta({
  title: "Screens/Stock/Inventory list, acts on several",
  component: AppAt,
  ...batches.screen,
});

const askReset = async (canvas: Canvas): Promise<Canvas> => {
  await userEvent.click(canvas.getByRole("button", { name: "Reset Inventory" }));
  return within(await screen.findByRole("alertdialog", { name: "Reset Inventory" }));
};

export const Reset = meta.story({
  name: "S2.112 Reset Inventory of several batches asks once for the reason, and says what became of each",
  beforeEach: ({ msw }) => {
    msw.use(keepButRefuse("post", "/oms/inventory/:id/reset", demoBatch(2).id, "There is nothing to reset"));
  },
  play: async ({ canvas, canvasElement }) => {
    await select(canvasElement, toor, biscuits);
    const question = await askReset(canvas);
    await expect(question.getByText(/2 batches are taken off the books, but for the 60/)).toBeVisible();
    const yes = question.getByRole("button", { name: "Yes, reset inventory now!" });
    await userEvent.click(yes);
    await expect(await question.findByText("This field is required")).toBeVisible();
    await userEvent.type(question.getByRole("textbox", { name: /^Reason/ }), "Stock count");
    await userEvent.click(yes);
    await screen.findByRole("heading", { name: "1 of 2 batches reset" }, { timeout: 10_000 });
    await expect(within(screen.getByRole("dialog")).getByText("There is nothing to reset")).toBeVisible();
    await expect(sent).toEqual(Array(2).fill({ reason: "Stock count" }));
    await userEvent.click(screen.getByText("Close"));
    await expect(await canvas.findByText("1 selected")).toBeVisible();
  },
});

export const Names = meta.story({
  name: "S2.112 a reset of many names the first of them, and leaves what has nothing to reset selected",
  args: { path: "/inventory?size=10" },
  play: async ({ canvas, canvasElement }) => {
    await batches.row(canvasElement);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select all rows of this page" }));
    const question = await askReset(canvas);
    const changed = within(question.getByRole("list", { name: "What it changes" }));
    await expect(changed.getAllByRole("listitem").map(({ textContent }) => textContent.replace(/, .*/, ""))).toEqual([
      "Toor Dal 1 kg",
      "Glucose Biscuits 80 g × 48",
      "Coconut Hair Oil 200 ml",
      "Toor Dal 1 kg (2)",
      "and 4 more",
    ]);
    await expect(changed.getAllByRole("listitem")[0]).toHaveTextContent(/ · [A-Z\d-]+$/);
    await expect(question.getByText("2 selected batches are left alone:")).toBeVisible();
    await expect(question.getByText(/^Detergent Powder 1 kg, .*: nothing to reset$/)).toBeVisible();
    await userEvent.type(question.getByRole("textbox", { name: /^Reason/ }), "Stock count");
    await userEvent.click(question.getByRole("button", { name: "Yes, reset inventory now!" }));
    await screen.findByRole("heading", { name: "8 batches reset" }, { timeout: 10_000 });
    await userEvent.click(screen.getByText("Close"));
    await expect(await canvas.findByText("2 selected")).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: oil })).toBeChecked();
  },
});

export const IsStopped = meta.story({
  name: "a run that is stopped says how many of all were done, and the others stay selected",
  play: async ({ canvas, canvasElement, msw }) => {
    const answers: (() => void)[] = [];
    msw.use(
      http.post("/oms/inventory/:id/reset", async () => {
        await new Promise<void>((resolve) => {
          answers.push(resolve);
        });
      }),
    );
    await select(canvasElement, toor, biscuits);
    const question = await askReset(canvas);
    await userEvent.type(question.getByRole("textbox", { name: /^Reason/ }), "Stock count");
    await userEvent.click(question.getByRole("button", { name: "Yes, reset inventory now!" }));
    await userEvent.click(await screen.findByRole("button", { name: "Stop" }));
    await waitFor(() => expect(answers).toHaveLength(1));
    for (const answer of answers) answer();
    await screen.findByRole("heading", { name: "1 of 2 batches reset" }, { timeout: 10_000 });
    await userEvent.click(screen.getByText("Close"));
    await expect(await canvas.findByText("1 selected")).toBeVisible();
  },
});

export const Discard = meta.story({
  name: "expired batches are asked to be discarded together, each for all that is available of it",
  beforeEach: ({ msw }) => {
    msw.use(
      http.post("/oms/inventory/:id/discard", async ({ request }) => {
        await keep(request);
        return ok({ ...demoDiscard(0), version: 1 });
      }),
      http.post("/oms/discard/:id/withdraw", ({ params }) => {
        sent.push({ withdrawn: params["id"] });
        return ok({ ...demoDiscard(0), version: 2, state: "WITHDRAWN" });
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    // The oil has nothing free, and is left out.
    await select(canvasElement, biscuits, oil);
    await userEvent.click(canvas.getByRole("button", { name: "Ask to discard" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Ask to discard" }));
    await expect(dialog.getByText(/All that is free of 1 batch: 6 units/)).toBeVisible();
    await expect(dialog.getByText(/^Groundnut Oil 1 L × 12, .*: nothing is free$/)).toBeVisible();
    await expect(dialog.getByLabelText(/^Reason/)).toHaveValue("EXPIRED");
    await userEvent.click(dialog.getByRole("button", { name: "Ask to discard" }));
    await screen.findByRole("heading", { name: "1 batch asked for" }, { timeout: 10_000 });
    await expect(sent).toEqual([{ reason: "EXPIRED", quantity: 6 }]);
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    await screen.findByRole("heading", { name: "1 batch taken back" }, { timeout: 10_000 });
    await expect(sent).toContainEqual({ withdrawn: demoDiscard(0).id });
    await userEvent.click(screen.getByText("Close"));
    // What was taken back is selected as before.
    await expect(await canvas.findByText("2 selected")).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: oil })).toBeChecked();
  },
});

export const Buffer = meta.story({
  name: "the buffer of several batches is adjusted together, with a result for each",
  globals: { role: "HUB_MANAGER" },
  beforeEach: ({ msw }) => {
    msw.use(keepButRefuse("patch", "/oms/inventory/:id", demoBatch(2).id, "Only 0 of this batch are free"));
  },
  play: async ({ canvas, canvasElement }) => {
    await select(canvasElement, toor, biscuits);
    await expect(canvas.queryByRole("button", { name: "Reset Inventory" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Adjust buffer" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Adjust buffer" }));
    await userEvent.click(dialog.getByRole("button", { name: "Adjust" }));
    await expect(await dialog.findAllByText("This field is required")).toHaveLength(2);
    await userEvent.selectOptions(dialog.getByLabelText(/^Buffer/), "IN_STOCK");
    await userEvent.type(dialog.getByRole("textbox", { name: /^Units of each/ }), "12");
    await userEvent.click(dialog.getByRole("button", { name: "Adjust" }));
    await screen.findByRole("heading", { name: "1 of 2 batches adjusted" }, { timeout: 10_000 });
    await expect(within(screen.getByRole("dialog")).getByText("Only 0 of this batch are free")).toBeVisible();
    await expect(sent).toEqual(Array(2).fill({ stockRequest: "IN_STOCK", bufferStock: 12 }));
  },
});
