import { expect, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import {
  checkbox,
  date,
  file,
  files,
  image,
  images,
  list,
  lookup,
  money,
  multiLookup,
  multiSelect,
  number,
  onOff,
  password,
  percent,
  select,
  text,
  textarea,
} from "../../index.ts";
import { RadioField, ReadOnlyField, ruleRows } from "../index.ts";
import { States } from "./states.tsx";

const words = "A line of many words which does not end where the control ends ".repeat(3).trim();
const options = ["FOOD", "NON_FOOD", "PERSONAL_CARE"];

interface Canvas {
  readonly getByRole: (role: "region", options: { name: string }) => HTMLElement;
}

const selector = "input:not(:disabled), select, textarea, [role=radiogroup]";

/** What holds of every kind in every state, as a screen reader meets it. */
const expectStates = async (canvas: Canvas): Promise<void> => {
  const state = (name: string) => canvas.getByRole("region", { name });
  const control = (name: string) => state(name).querySelector(selector);
  // Some controls are fetched when the first of them shows.
  for (const name of ["Default", "Required", "Invalid"]) await waitFor(() => expect(control(name)).toBeInTheDocument());
  await waitFor(() => expect(control("Default")).toHaveAccessibleDescription("A word of help"));
  await expect(within(state("Required")).getByText("*")).toBeVisible();
  await expect(control("Required")).toHaveAttribute("aria-required", "true");
  await expect(within(state("Default")).queryByText("*")).toBeNull();
  await expect(control("Invalid")).toHaveAttribute("aria-invalid", "true");
  await expect(control("Invalid")).toHaveAccessibleDescription(/\w/);
  await expect(state("Loading").querySelector("[aria-busy=true]")).toBeVisible();
};

const meta = preview.meta({
  title: "Patterns/Forms/Fields/Every state",
  component: States,
  play: async ({ canvas }) => expectStates(canvas),
});

export const Text = meta.story({
  args: {
    make: (of) => text({ ...of, maxLength: 60, placeholder: "As on the pack" }),
    filled: "Chakki Atta 10 kg",
    wrong: words,
    long: words,
  },
});
export const Textarea = meta.story({
  args: {
    make: (of) => textarea({ ...of, maxLength: 120 }),
    filled: "Stone-ground.\nKeep dry.",
    wrong: words,
    long: words,
  },
});
export const Json = meta.story({
  args: {
    make: (of) => textarea({ ...of, checks: ["json"] }),
    filled: '{ "rail": "GRID", "rows": 2 }',
    wrong: "{ rail: GRID }",
    long: JSON.stringify({ rail: words }),
  },
});
export const Password = meta.story({
  args: { make: (of) => password({ ...of, minLength: 5 }), filled: "secret word", wrong: "abc", long: words },
});
export const Number = meta.story({
  args: {
    make: (of) => number({ ...of, min: 1, integer: true, unit: "pieces" }),
    filled: 12,
    wrong: "05",
    long: 123456789012,
  },
});
export const Money = meta.story({
  args: { make: (of) => money({ ...of, min: 0 }), filled: 452, wrong: "12.345", long: 1234567890.12 },
});
export const Percent = meta.story({
  args: { make: percent, filled: 12.5, wrong: 101, long: 99.99 },
});
export const Select = meta.story({
  args: { make: (of) => select({ ...of, options }), filled: "FOOD", wrong: "GONE", long: "PERSONAL_CARE" },
});
export const Radio = meta.story({
  args: { make: (of) => select({ ...of, options }), as: RadioField, filled: "FOOD", long: "PERSONAL_CARE" },
});
export const MultiSelect = meta.story({
  args: { make: (of) => multiSelect({ ...of, options, maxItems: 2 }), filled: ["FOOD"], wrong: options, long: options },
});
export const AsyncSelect = meta.story({
  args: { make: (of) => lookup({ ...of, source: "product" }), filled: "p1", long: "p4" },
});
export const AsyncMultiSelect = meta.story({
  args: {
    make: (of) => multiLookup({ ...of, source: "product", maxItems: 2 }),
    filled: ["p1", "p2"],
    wrong: ["p1", "p2", "p3"],
    long: ["p1", "p2", "p3", "p4"],
  },
});
export const Date = meta.story({
  args: { make: date, filled: "2026-11-20", wrong: "2026-11-30", long: "2026-02-28" },
});
export const Checkbox = meta.story({ args: { make: checkbox, filled: true, long: true } });
export const Switch = meta.story({ args: { make: onOff, filled: true, long: true } });
export const File = meta.story({ args: { make: file, filled: "d1", long: "d-long" } });
export const MultiFile = meta.story({
  args: {
    make: (of) => files({ ...of, maxItems: 2 }),
    filled: ["d1", "d2"],
    long: ["d-long", "d2"],
  },
});
/** More files than the field takes: there is nothing left to choose, and the error stands by what to delete. */
export const TooManyFiles = meta.story({
  args: {
    make: (of) => files({ ...of, maxItems: 2 }),
    filled: ["d1", "d2"],
    wrong: ["d1", "d2", "d3"],
    long: ["d-long", "d2"],
  },
  play: async ({ canvas }) => {
    const state = within(canvas.getByRole("region", { name: "Invalid" }));
    await expect(await state.findByText(/at most 2|2 files|more than 2/i)).toBeVisible();
    await expect(await state.findAllByRole("button", { name: /^Delete/ })).toHaveLength(3);
  },
});
export const Rows = meta.story({
  args: {
    make: (of) =>
      list({
        ...of,
        row: "Line",
        maxItems: 3,
        fields: { sku: text({ label: "SKU", required: true }), qty: number({ label: "Quantity", min: 1 }) },
      }),
    filled: [{ sku: "ATTA", qty: 2 }],
    wrong: [{ sku: "ATTA" }, { qty: 0 }],
    long: [{ sku: words, qty: 123456789 }],
  },
  play: async ({ canvas }) => {
    const state = (name: string) => within(canvas.getByRole("region", { name }));
    await expect(await state("Default").findByRole("button", { name: "Add line" })).toBeEnabled();
    await expect(state("Required").getByText("*")).toBeVisible();
    await expect(state("Disabled").queryByRole("button", { name: "Add line" })).toBeNull();
    await expect(state("Disabled").getByRole("textbox", { name: "Line 1: SKU" })).toBeDisabled();
    await expect(state("Read-only").getByRole("textbox", { name: "Line 1: SKU" })).toHaveAttribute("readonly");
    await expect(state("Invalid").getByRole("textbox", { name: "Line 2: SKU" })).toBeInvalid();
    await expect(canvas.getByRole("region", { name: "Loading" }).querySelector("[aria-busy=true]")).toBeVisible();
  },
});
const Rules = ruleRows({
  CART: [{ name: "total", label: "Total", kind: "number" }],
  PRODUCT: [{ name: words, label: words, kind: "text" }],
});
export const RuleRows = meta.story({
  args: {
    make: (of) =>
      list({
        ...of,
        row: "Rule",
        fields: {
          attr1: select({ label: "Context", options: ["CART", "PRODUCT"], required: true }),
          attr2: text({ label: "Attribute", required: true }),
          operator: text({ label: "Operator", required: true }),
          validator: text({ label: "Value", required: true }),
        },
      }),
    as: Rules,
    filled: [{ attr1: "CART", attr2: "total", operator: ">=", validator: "500" }],
    wrong: [{ attr1: "CART", attr2: "total" }],
    long: [{ attr1: "PRODUCT", attr2: words, operator: "!=", validator: words }],
  },
  play: async ({ canvas }) => {
    const state = (name: string) => within(canvas.getByRole("region", { name }));
    await expect(await state("Default").findByRole("button", { name: "Add rule" })).toBeEnabled();
    await expect(state("Filled").getByRole("combobox", { name: "Rule 1: Operator" })).toHaveValue(">=");
    await expect(state("Disabled").getByRole("textbox", { name: "Rule 1: Value" })).toBeDisabled();
    await expect(state("Invalid").getByRole("combobox", { name: "Rule 1: Operator" })).toBeInvalid();
    await expect(canvas.getByRole("region", { name: "Loading" }).querySelector("[aria-busy=true]")).toBeVisible();
  },
});
export const ReadOnly = meta.story({
  args: { make: text, as: ReadOnlyField, filled: "Chakki Atta 10 kg", long: words },
  play: async ({ canvas }) => {
    const state = (name: string) => within(canvas.getByRole("region", { name }));
    await expect(state("Default").getByLabelText("Label")).toHaveTextContent("–");
    await expect(state("Filled").getByLabelText("Label")).toHaveTextContent("Chakki Atta 10 kg");
    await expect(state("Invalid").getByText("This field is required")).toBeVisible();
  },
});
export const Image = meta.story({ args: { make: image, filled: "d1", long: "d1" } });
export const MultiImage = meta.story({
  args: {
    make: (of) => images({ ...of, maxItems: 2 }),
    filled: ["d1", "d2"],
    wrong: ["d1", "d2", "d3"],
    long: ["d1", "d2", "d3"],
  },
});
