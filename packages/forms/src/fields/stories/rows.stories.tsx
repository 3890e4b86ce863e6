import { Profiler } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { checkbox, date, defineForm, list, money, number, percent, select, text } from "../../index.ts";
import { EngineForm, Field, useEngineForm, type FieldComponents, type FieldProps } from "../../react/index.ts";
import { withReady } from "../../ready/with-ready.ts";
import { orderForm } from "../../test/order-form.ts";
import { fieldComponents } from "../index.ts";
import { StoryForm } from "./story-form.tsx";

const meta = preview.meta({ title: "Patterns/Forms/Fields/Rows", component: StoryForm });

const derivations = {
  times: (qty: unknown, rate: unknown) =>
    typeof qty === "number" && typeof rate === "number" ? qty * rate : undefined,
};

const linesForm = defineForm({
  id: "lines",
  version: 1,
  fields: {
    lines: list({
      label: "Lines",
      row: "Line",
      help: "What the hub has sent.",
      required: true,
      maxItems: 4,
      unique: ["sku"],
      fields: {
        sku: text({ label: "SKU", required: true }),
        qty: number({ label: "Quantity", integer: true, min: 1 }),
        rate: money({ label: "Rate", required: { field: "qty", filled: true } }),
        amount: money({ label: "Amount", readOnly: true, derive: { by: "times", from: ["qty", "rate"] } }),
      },
    }),
    total: money({ label: "Total", readOnly: true, derive: { by: "sum", from: ["lines.amount"] } }),
  },
});

interface Canvas {
  readonly getByRole: (role: "textbox" | "button", options: { name: string | RegExp }) => HTMLElement;
}

const cell = (canvas: Canvas, row: number, column: string): HTMLElement =>
  canvas.getByRole("textbox", { name: `Line ${row}: ${column}` });

export const Lines = meta.story({
  args: { definition: linesForm, registry: { derivations } },
  play: async ({ canvas, canvasElement, step }) => {
    const button = (name: string | RegExp) => canvas.getByRole("button", { name });
    await step("an empty list says so, and a required one asks for a row", async () => {
      await expect(await canvas.findByText("No line yet")).toBeVisible();
      await userEvent.click(button("Save"));
      await waitFor(() =>
        expect(canvas.getByRole("group", { name: /^Lines/ })).toHaveAccessibleDescription("This field is required"),
      );
    });
    await step("a new row takes the focus", async () => {
      await userEvent.click(button("Add line"));
      await expect(cell(canvas, 1, "SKU")).toHaveFocus();
    });
    await step("a crore is read whole in the narrowest table", async () => {
      canvasElement.style.inlineSize = "600px";
      const rate = cell(canvas, 1, "Rate");
      await userEvent.type(rate, "12345678.00");
      await expect(rate.scrollWidth).toBeLessThanOrEqual(rate.clientWidth);
      await userEvent.clear(rate);
      canvasElement.style.inlineSize = "";
    });
    await step("what follows in the row and in the form follows", async () => {
      await userEvent.type(cell(canvas, 1, "SKU"), "ATTA");
      await userEvent.type(cell(canvas, 1, "Quantity"), "3");
      await userEvent.type(cell(canvas, 1, "Rate"), "12.5");
      await expect(cell(canvas, 1, "Amount")).toHaveValue("37.5");
      await expect(canvas.getByLabelText("Total")).toHaveValue("37.5");
    });
    await step("Enter goes to the row below, and behind the last one adds a row", async () => {
      await userEvent.type(cell(canvas, 1, "Rate"), "{Enter}");
      await expect(cell(canvas, 2, "SKU")).toHaveFocus();
      await userEvent.type(cell(canvas, 1, "Quantity"), "{Enter}");
      await expect(cell(canvas, 2, "Quantity")).toHaveFocus();
    });
    await step("an error stands in its cell, and the summary names the row", async () => {
      await userEvent.type(cell(canvas, 2, "SKU"), "ATTA");
      await userEvent.click(button("Save"));
      const summary = await canvas.findByRole("alert");
      await expect(summary).toHaveTextContent("Stands in this list alreadyLine 1: SKU");
      await expect(cell(canvas, 2, "SKU")).toHaveAccessibleDescription("Stands in this list already");
      await userEvent.click(within(summary).getAllByRole("link")[1] ?? document.body);
      await expect(cell(canvas, 2, "SKU")).toHaveFocus();
    });
    await step("a row is moved by Alt, Shift and an arrow, and keeps the focus", async () => {
      await userEvent.clear(cell(canvas, 2, "SKU"));
      await userEvent.type(cell(canvas, 2, "SKU"), "DAL");
      await userEvent.keyboard("{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}");
      await expect(cell(canvas, 1, "SKU")).toHaveValue("DAL");
      await expect(cell(canvas, 1, "SKU")).toHaveFocus();
    });
    await step("a copy stands below its row, up to the most there may be", async () => {
      await userEvent.click(button("More for Line 2"));
      await userEvent.click(await canvas.findByRole("menuitem", { name: "Copy below" }));
      await expect(cell(canvas, 3, "SKU")).toHaveValue("ATTA");
      await expect(cell(canvas, 3, "SKU")).toHaveFocus();
      await userEvent.click(button("Add line"));
      await expect(button("Add line")).toBeDisabled();
      await expect(canvas.getByText("4 of 4")).toBeVisible();
    });
    await step("after a removal the focus goes to a neighbour, and the row can be put back", async () => {
      await userEvent.click(button("Remove Line 4"));
      await expect(button("Remove Line 3")).toHaveFocus();
      await userEvent.click(button("Remove Line 2"));
      await expect(button("Remove Line 2")).toHaveFocus();
      await expect(canvas.getByText("Line 2 removed")).toBeVisible();
      await userEvent.click(button("Undo"));
      await expect(cell(canvas, 2, "SKU")).toHaveValue("ATTA");
    });
    await step("the last required row stays", async () => {
      await userEvent.click(button("Remove Line 3"));
      await userEvent.click(button("Remove Line 1"));
      await expect(button("Remove Line 1")).toBeDisabled();
      await expect(button("Add line")).toHaveFocus();
      await userEvent.click(button("Save"));
      await waitFor(() =>
        expect(canvas.getByLabelText("Saved")).toHaveTextContent('{"lines":[{"sku":"ATTA","qty":3,"rate":12.5'),
      );
    });
  },
});

export const RowsThatReadTheForm = meta.story({
  args: {
    definition: orderForm,
    registry: { derivations },
    values: {
      mrp: 10,
      lines: [
        { sku: "a", qty: 2, unit: "kg", rate: 5, cap: 20 },
        { sku: "a", qty: 1, rate: 2 },
        { sku: "b", rate: 3, cap: 2 },
      ],
    },
    tried: true,
  },
  play: async ({ canvas, step }) => {
    await step("a rule of a row reads the form, and each row has its own errors", async () => {
      await expect(await canvas.findByRole("textbox", { name: "Line 1: Cap" })).toHaveAccessibleDescription(
        "Above the MRP of 10",
      );
      await expect(canvas.getByRole("textbox", { name: "Line 2: Cap" })).toHaveAccessibleDescription(
        "This field is required",
      );
      await expect(canvas.getByRole("textbox", { name: "Line 2: SKU" })).toHaveAccessibleDescription(
        "Stands in this list already",
      );
      await expect(canvas.queryByRole("combobox", { name: "Line 3: Unit" })).toBeNull();
    });
    await step("a locked list takes nothing, and offers nothing", async () => {
      await userEvent.click(canvas.getByRole("switch", { name: "Locked" }));
      await expect(canvas.getByRole("textbox", { name: "Line 1: SKU" })).toHaveAttribute("readonly");
      await expect(canvas.queryByRole("button", { name: "Add line" })).toBeNull();
    });
    await step("a list goes with its field, and comes back with what was typed", async () => {
      await userEvent.click(canvas.getByRole("switch", { name: "Locked" }));
      await userEvent.click(canvas.getByRole("switch", { name: "Bare" }));
      await expect(canvas.queryByRole("table")).toBeNull();
      await userEvent.click(canvas.getByRole("switch", { name: "Bare" }));
      await expect(canvas.getByRole("textbox", { name: "Line 3: SKU" })).toHaveValue("b");
    });
  },
});

const batchForm = defineForm({
  id: "batches",
  version: 1,
  fields: {
    batches: list({
      label: "Batches",
      row: "Batch",
      fields: {
        sku: text({ label: "SKU", required: true }),
        batch: text({ label: "Batch" }),
        expiry: text({ label: "Expiry" }),
        qty: number({ label: "Quantity", min: 1 }),
        unit: select({ label: "Unit", options: ["kg", "pc"] }),
        mrp: money({ label: "MRP" }),
        cess: percent({ label: "Cess" }),
        value: money({ label: "Value", readOnly: true, derive: { by: "times", from: ["qty", "mrp"] } }),
      },
    }),
  },
});

const counts = new Map<string, number>();

/** Every kind drawn as always, and counted by its address. */
const counted: FieldComponents = Object.fromEntries(
  Object.entries(fieldComponents).map(([kind, Component]) => [
    kind,
    function Counted(props: FieldProps) {
      return (
        <Profiler id={props.name} onRender={(name) => counts.set(name, (counts.get(name) ?? 0) + 1)}>
          <Component {...props} />
        </Profiler>
      );
    },
  ]),
);

const batches = (length: number) =>
  Array.from({ length }, (_, index) => ({
    id: `b${index + 1}`,
    sku: `SKU-${String(index + 1).padStart(4, "0")}`,
    batch: `B${index % 7}`,
    qty: (index % 9) + 1,
    unit: "kg",
    mrp: 100,
  }));

function ManyRows({ count }: { readonly count: number }) {
  const form = useEngineForm(batchForm, {
    defaultValues: { batches: batches(count) },
    registry: withReady({ derivations }),
    onSubmit: () => undefined,
  });
  return (
    <EngineForm form={form} components={counted}>
      <Field name="batches" />
    </EngineForm>
  );
}

/** To be tried by hand: Storybook itself looks at every element of a page again and again. */
export const Thousand = meta.story({
  tags: ["!test", "unsteady"],
  parameters: { a11y: { test: "off" } },
  render: () => <ManyRows count={1000} />,
});

export const Hundred = meta.story({
  render: () => <ManyRows count={100} />,
  // By selectors: a query by role looks at each of a thousand controls.
  play: async ({ canvasElement, step }) => {
    const cellOf = (address: string): HTMLInputElement => {
      const found = canvasElement.querySelector<HTMLInputElement>(`[name="batches.${address}"]`);
      if (!found) throw new Error(`No cell ${address} is drawn`);
      return found;
    };
    /** Of the rows that came first; the others are drawn while nothing else is to be done. */
    const rendered = () => [...counts].filter(([name]) => /^batches\.b([1-3]?\d)\./.test(name));
    await waitFor(() => cellOf("b39.sku"), { timeout: 30_000 });
    counts.clear();
    await step("typing renders nothing, neither in the cell nor where its value is read", async () => {
      cellOf("b20.qty").focus();
      await userEvent.keyboard("0");
      await expect([cellOf("b20.qty").value, cellOf("b20.value").value]).toEqual(["20", "2000"]);
      await expect(rendered()).toEqual([]);
    });
    await step("a cell whose look changes is rendered, and no other", async () => {
      cellOf("b20.cess").focus();
      await userEvent.keyboard("101");
      cellOf("b20.value").focus();
      await waitFor(() => expect(cellOf("b20.cess").ariaInvalid).toBe("true"));
      await expect(rendered()).toEqual([["batches.b20.cess", 1]]);
    });
  },
});

const kindsForm = defineForm({
  id: "kinds",
  version: 1,
  fields: {
    slots: list({
      label: "Slots",
      row: "Slot",
      minItems: 1,
      fields: {
        day: date({ label: "Day", min: { today: 0 }, required: true }),
        kind: select({ label: "Kind", options: ["DAY", "NIGHT"] }),
        share: percent({ label: "Share" }),
        open: checkbox({ label: "Open" }),
      },
    }),
  },
});

export const OnAPhone = meta.story({
  args: { definition: kindsForm, values: { slots: [{ day: "2026-11-20", kind: "DAY", open: true }, {}] }, tried: true },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Slot 1: Day" })).toBeEnabled(), {
      timeout: 20_000,
    });
    await expect(canvas.getByRole("textbox", { name: "Slot 2: Day" })).toHaveAccessibleDescription(
      "This field is required",
    );
    await expect(canvas.getByRole("checkbox", { name: "Slot 1: Open" })).toBeChecked();
  },
});
