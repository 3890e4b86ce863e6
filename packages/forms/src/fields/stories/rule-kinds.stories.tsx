import { useCallback, useSyncExternalStore } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { explain } from "../../explain/index.ts";
import { chain, date, defineForm, money, number, percent, select, text, type FormDefinition } from "../../index.ts";
import { EngineForm, Field, useEngineForm, type FormHandle } from "../../react/index.ts";
import { withReady } from "../../ready/with-ready.ts";
import { fieldComponents } from "../index.ts";
import "./rule-kinds.css";

interface BesideProps {
  readonly definition: FormDefinition;
}

/** Each field, and beside it what is to be said of it now. */
function Beside({ definition }: BesideProps) {
  const form = useEngineForm(definition, { registry: withReady(), today: "2026-11-21", onSubmit: () => undefined });
  return (
    <EngineForm form={form} components={fieldComponents} className="story-rules">
      {Object.keys(definition.fields).map((name) => (
        <div key={name}>
          <Field name={name} />
          <Explained form={form} name={name} />
        </div>
      ))}
    </EngineForm>
  );
}

function Explained({ form, name }: { readonly form: FormHandle; readonly name: string }) {
  const { engine } = form;
  const subscribe = useCallback((listener: () => void) => engine.subscribeValues(listener), [engine]);
  const words = useSyncExternalStore(subscribe, () => explain(engine, name).sentences.join("\n"));
  return <output aria-label={`Why ${engine.definitionOf(name).label}`}>{words}</output>;
}

const meta = preview.meta({ title: "Patterns/Forms/Every rule", component: Beside });

export const Conditions = meta.story({
  args: {
    definition: defineForm({
      id: "conditions",
      version: 1,
      fields: {
        type: select({ label: "Type", options: ["PERCENT", "VALUE"] }),
        pan: text({ label: "PAN" }),
        tan: text({ label: "TAN" }),
        size: number({ label: "Size" }),
        isIn: text({ label: "In", visible: { field: "type", in: ["PERCENT"] } }),
        notIn: text({ label: "Not in", visible: { field: "type", notIn: ["PERCENT"] } }),
        filled: text({ label: "Filled", enabled: { field: "pan", filled: true } }),
        anyFilled: text({ label: "Any filled", required: { anyFilled: ["pan", "tan"] } }),
        every: text({
          label: "All",
          required: {
            all: [
              { field: "pan", filled: true },
              { field: "tan", filled: true },
            ],
          },
        }),
        some: text({
          label: "Any",
          readOnly: {
            any: [
              { field: "type", in: ["VALUE"] },
              { field: "tan", filled: true },
            ],
          },
        }),
        not: text({ label: "Not", visible: { not: { field: "pan", filled: true } } }),
        compared: text({ label: "Compared", required: { compare: ["size", ">", 10] } }),
      },
    }),
  },
  play: async ({ canvas, step }) => {
    const why = (label: string) => canvas.getByLabelText(`Why ${label}`);
    const input = (label: string) => canvas.getByRole("textbox", { name: label });
    await step("nothing is filled", async () => {
      await expect(canvas.queryByRole("textbox", { name: "In" })).toBeNull();
      await expect(why("In")).toHaveTextContent(/In is hidden/);
      await expect(input("Not in")).toBeVisible();
      await expect(input("Filled")).toBeDisabled();
      await expect(input("Any filled")).not.toBeRequired();
    });
    await step("S4.36 S4.38 a listed value and a filled field show and open", async () => {
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Type" }), "PERCENT");
      await userEvent.type(input("PAN"), "A");
      await expect(input("In")).toBeVisible();
      await expect(canvas.queryByRole("textbox", { name: "Not in" })).toBeNull();
      await expect(input("Filled")).toBeEnabled();
      await expect(canvas.queryByRole("textbox", { name: "Not" })).toBeNull();
    });
    await step("S5.22 any of several filled asks for it, and says why", async () => {
      await expect(input("Any filled")).toBeRequired();
      await expect(why("Any filled")).toHaveTextContent("Any filled is required because PAN is filled.");
      await expect(input("All")).not.toBeRequired();
      await userEvent.type(input("TAN"), "B");
      await expect(input("All")).toBeRequired();
      await expect(input("Any")).toHaveAttribute("readonly");
    });
    await step("S5.26 numbers compare as numbers", async () => {
      await userEvent.type(input("Size"), "9");
      await expect(input("Compared")).not.toBeRequired();
      await userEvent.type(input("Size"), "0");
      await expect(input("Compared")).toBeRequired();
    });
  },
});

export const Checks = meta.story({
  args: {
    definition: defineForm({
      id: "checks",
      version: 1,
      fields: {
        cost: money({ label: "Cost" }),
        price: money({ label: "Price" }),
        mrp: money({ label: "MRP" }),
        total: number({ label: "Total" }),
        a: number({ label: "A" }),
        b: number({ label: "B" }),
        share: percent({ label: "Share" }),
        from: date({ label: "From", max: "none" }),
        till: date({ label: "Till", max: "none" }),
        mobile: text({ label: "Mobile", checks: ["mobile"] }),
        pan: text({ label: "PAN", checks: ["pan"] }),
        gstin: text({ label: "GSTIN", checks: ["gstin", "gstinChecksum", { check: "gstinPan", with: ["pan"] }] }),
        short: text({ label: "Short", minLength: 3, maxLength: 5 }),
      },
      rules: [
        chain(["cost", "price", "mrp"], "<=", [
          { left: "Above the price", right: "Below the cost" },
          { right: "Below the price" },
        ]),
        { compare: ["total", "==", { by: "sum", from: ["a", "b"] }], message: "Must be {value}" },
        {
          compare: ["from", "<=", "till"],
          message: { left: "Must be earlier than till date.", right: "Must be later than from date" },
        },
      ],
    }),
  },
  play: async ({ canvas, step }) => {
    const input = (label: string) => canvas.getByRole("textbox", { name: label });
    const retype = async (label: string, value: string) => {
      await userEvent.clear(input(label));
      await userEvent.type(input(label), value);
      await userEvent.tab();
    };
    const cases = [
      ["a chain", { Cost: "9", Price: "8" }, "Price", "Below the cost"],
      ["the other side of it", {}, "Cost", "Above the price"],
      ["equal to what is worked out", { A: "2", B: "3", Total: "4" }, "Total", "Must be 5"],
      ["a percentage", { Share: "100.5" }, "Share", "Percent cant exceed 100%"],
      ["a format", { Mobile: "12345" }, "Mobile", "Enter valid mobile number"],
      ["a checksum", { GSTIN: "27AAPFU0939F1ZA" }, "GSTIN", "Enter valid GST Number"],
      [
        "a check that reads another field",
        { PAN: "ABCDE1234F", GSTIN: "27AAPFU0939F1ZV" },
        "GSTIN",
        "GST Number is of another PAN",
      ],
      ["a length", { Short: "ab" }, "Short", /3/],
    ] as const;
    for (const [what, typed, label, words] of cases) {
      await step(`${what}: ${label}`, async () => {
        for (const [field, value] of Object.entries(typed)) await retype(field, value);
        await expect(input(label)).toHaveAccessibleDescription(words);
        const why = canvas.getByLabelText(`Why ${label}`);
        await expect(within(why).getByText(/Save is blocked/)).toBeVisible();
      });
    }
    await step("an order of days, told at both", async () => {
      await waitFor(() => expect(input("Till")).toBeEnabled());
      await retype("From", "02-12-2026");
      await retype("Till", "01-12-2026");
      await waitFor(() => expect(input("Till")).toHaveAccessibleDescription("Must be later than from date"));
      await expect(input("From")).toHaveAccessibleDescription("Must be earlier than till date.");
    });
  },
});
