import { expect, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { defineForm, list, money, number, text } from "../../index.ts";
import { StoryForm } from "./story-form.tsx";

const meta = preview.meta({ title: "Patterns/Forms/Fields/Rows in rows", component: StoryForm });

const batchesForm = defineForm({
  id: "batches",
  version: 1,
  fields: {
    lines: list({
      label: "Lines",
      row: "Line",
      fields: {
        sku: text({ label: "SKU", required: true }),
        price: money({ label: "Price" }),
        batches: list({
          label: "Batches",
          row: "Batch",
          unique: ["code"],
          fields: {
            code: text({ label: "Code", required: true }),
            cost: money({ label: "Cost", required: { field: "../price", filled: true } }),
            qty: number({ label: "Quantity", integer: true, min: 1 }),
          },
          rules: [{ compare: ["cost", "<=", "../price"], message: "Above the price of the line" }],
        }),
        pieces: number({ label: "Pieces", readOnly: true, derive: { by: "sum", from: ["batches.qty"] } }),
      },
    }),
    total: number({ label: "Total", readOnly: true, derive: { by: "sum", from: ["lines.batches.qty"] } }),
  },
});

/** A list in the rows of a list: it stands below its row, and is worked with as any list is. */
export const ListsInLists = meta.story({
  args: { definition: batchesForm },
  play: async ({ canvas, step }) => {
    const button = (name: string | RegExp) => canvas.getByRole("button", { name });
    const box = (name: string) => canvas.getByRole("textbox", { name });
    await step("a batch is added to its line by the keyboard alone", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "Add line" }));
      await userEvent.type(box("Line 1: SKU"), "ATTA");
      await userEvent.type(box("Line 1: Price"), "10");
      button("Add batch (Line 1)").focus();
      await userEvent.keyboard("{Enter}");
      await expect(box("Line 1: Batch 1: Code")).toHaveFocus();
      await userEvent.type(box("Line 1: Batch 1: Code"), "x");
      await userEvent.type(box("Line 1: Batch 1: Quantity"), "5{Enter}");
      await expect(box("Line 1: Batch 2: Code")).toHaveFocus();
      await userEvent.type(box("Line 1: Batch 2: Code"), "x");
      await userEvent.type(box("Line 1: Batch 2: Quantity"), "6");
    });
    await step("sums of the row and of the form follow", async () => {
      await expect(box("Line 1: Pieces")).toHaveValue("11");
      await expect(canvas.getByLabelText("Total")).toHaveValue("11");
    });
    await step("errors stand in their cells, and are told with both rows", async () => {
      await userEvent.type(box("Line 1: Batch 1: Cost"), "11");
      await userEvent.click(button("Save"));
      const summary = await canvas.findByRole("alert");
      await expect(summary).toHaveTextContent("Line 1: Batch 2: Code");
      await expect(box("Line 1: Batch 1: Code")).toHaveAccessibleDescription("Stands in this list already");
      await userEvent.click(within(summary).getByRole("link", { name: /Line 1: Batch 2: Cost/ }));
      await expect(box("Line 1: Batch 2: Cost")).toHaveFocus();
    });
    await step("a batch is moved by Alt, Shift and an arrow, within its line", async () => {
      await userEvent.clear(box("Line 1: Batch 2: Code"));
      await userEvent.type(box("Line 1: Batch 2: Code"), "y");
      await userEvent.keyboard("{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}");
      await expect(box("Line 1: Batch 1: Code")).toHaveValue("y");
      await expect(box("Line 1: Batch 1: Code")).toHaveFocus();
    });
    await step("a copy of a line has its batches", async () => {
      await userEvent.click(button("More for Line 1"));
      await userEvent.click(await canvas.findByRole("menuitem", { name: "Copy below" }));
      await expect(box("Line 2: SKU")).toHaveFocus();
      await expect(box("Line 2: Batch 1: Code")).toHaveValue("y");
      await userEvent.click(button("Remove Line 2: Batch 2"));
      await expect(button("Remove Line 2: Batch 1")).toHaveFocus();
      await userEvent.click(button("Remove Line 2: Batch 1"));
      await expect(button("Add batch (Line 2)")).toHaveFocus();
    });
    await step("they are sent as they are nested", async () => {
      await userEvent.clear(box("Line 1: Batch 2: Cost"));
      await userEvent.type(box("Line 1: Batch 2: Cost"), "9");
      await userEvent.type(box("Line 1: Batch 1: Cost"), "8");
      await userEvent.click(button("Save"));
      await waitFor(() =>
        expect(canvas.getByLabelText("Saved")).toHaveTextContent(
          '{"lines":[{"sku":"ATTA","price":10,"batches":[{"code":"y","cost":8,"qty":6},{"code":"x","cost":9,"qty":5}],"pieces":11},{"sku":"ATTA","price":10}],"total":11}',
        ),
      );
    });
  },
});
