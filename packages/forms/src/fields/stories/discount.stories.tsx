import { Button } from "@o2r/ui";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { EngineForm, useEngineForm } from "../../react/index.ts";
import { withReady } from "../../ready/with-ready.ts";
import { discountDerivations, discountForm } from "../../test/discount-form.ts";
import { ErrorSummary, fieldComponents, FormFields, ruleRows } from "../index.ts";
import "./story-form.css";

const meta = preview.meta({ title: "Patterns/Forms/Discount and rules" });

const Rules = ruleRows({
  CART: [
    { name: "total", label: "Total", kind: "number" },
    { name: "lines", label: "Lines", kind: "number" },
  ],
  PRODUCT: [
    { name: "brand", label: "Brand", kind: "text" },
    { name: "returnable", label: "Returnable", kind: "flag" },
    { name: "expiry", label: "Expiry", kind: "day" },
  ],
  RETAILER: [
    {
      name: "type",
      label: "Type",
      kind: "choice",
      options: [
        { value: "KIRANA", label: "Kirana" },
        { value: "PHARMACY", label: "Pharmacy" },
      ],
    },
  ],
});

function DiscountForm({ names }: { readonly names: readonly string[] }) {
  const [saved, setSaved] = useState("");
  const form = useEngineForm(discountForm, {
    registry: withReady({ derivations: discountDerivations }),
    today: "2026-11-21",
    onSubmit: (values) => JSON.stringify(values),
    onSaved: setSaved,
  });
  return (
    <EngineForm form={form} components={fieldComponents} className="story-form" style={{ maxInlineSize: 760 }}>
      <ErrorSummary form={form} />
      <FormFields names={names} options={{ rules: { as: Rules } }} />
      <Button type="submit" variant="primary" style={{ justifySelf: "start" }}>
        Save
      </Button>
      <output aria-label="Saved">{saved}</output>
    </EngineForm>
  );
}

const dates = [
  [
    "S5.12 S5.13",
    "validFrom",
    "validTill",
    "Must be earlier than the valid till date.",
    "Must be later than the valid from date.",
  ],
  [
    "S5.14 S5.15",
    "validFromCopy",
    "validTillCopy",
    "Must be earlier than the valid till date.",
    "Must be later than the valid from date.",
  ],
  [
    "S5.16 S5.17",
    "constraintsForm",
    "constraintsTill",
    "Must be earlier than till date.",
    "Must be later than from date",
  ],
] as const;

export const DiscountAndValidity = meta.story({
  render: () => <DiscountForm names={Object.keys(discountForm.fields).filter((name) => name !== "rules")} />,
  play: async ({ canvasElement, step }) => {
    const input = (name: string) => {
      const found = canvasElement.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (!found) throw new Error(`No input is named ${name}`);
      return found;
    };
    const retype = async (name: string, value: string) => {
      await userEvent.clear(input(name));
      await userEvent.type(input(name), value);
      await userEvent.tab();
    };
    await step("S3.77 every field is named as specified", async () => {
      await waitFor(() => expect(() => input("validFrom")).not.toThrow(), { timeout: 20_000 });
      for (const name of ["discountType", "discount", "password", "confirmPassword", "login_Password"]) input(name);
      for (const [, from, till] of dates) await expect([input(from).name, input(till).name]).toEqual([from, till]);
    });
    for (const [ids, from, till, early, late] of dates) {
      await step(`${ids} ${till} is on or after ${from}; fixing one side clears both`, async () => {
        await retype(from, "02-12-2026");
        await retype(till, "01-12-2026");
        await waitFor(() => expect(input(till)).toHaveAccessibleDescription(late));
        await expect(input(from)).toHaveAccessibleDescription(early);
        await retype(till, "02-12-2026");
        await waitFor(() => expect(input(from)).toBeValid());
        await expect(input(till)).toBeValid();
      });
    }
    await step("S5.18 a percentage is at most 100", async () => {
      await userEvent.selectOptions(input("discountType"), "PERCENT");
      await retype("discount", "101");
      await expect(input("discount")).toHaveAccessibleDescription("Value can't exceed 100%");
    });
    await step("S3.78 S5.19 a fixed amount is not", async () => {
      await userEvent.selectOptions(input("discountType"), "VALUE");
      await expect(input("discount")).toBeValid();
    });
    await step(
      "S5.29 S5.28 the distributor's discount equals the computed value, as amount and as percent",
      async () => {
        await retype("ptr", "200");
        await retype("pth", "150");
        await retype("distributorDiscount", "20");
        await expect(input("distributorDiscount")).toHaveAccessibleDescription("Distributor Discount must be 50");
        await userEvent.selectOptions(input("discountType"), "PERCENT");
        await waitFor(() =>
          expect(input("distributorDiscount")).toHaveAccessibleDescription("Distributor Discount must be 25%"),
        );
        await retype("distributorDiscount", "25");
        await expect(input("distributorDiscount")).toBeValid();
      },
    );
    await step("S5.20 the passwords match; the login password takes no part", async () => {
      await retype("login_Password", "other");
      await retype("password", "secret");
      await retype("confirmPassword", "secre");
      await expect(input("confirmPassword")).toHaveAccessibleDescription("Passwords should match!");
      await retype("confirmPassword", "secret");
      await expect(input("confirmPassword")).toBeValid();
    });
  },
});

export const RuleBuilder = meta.story({
  render: () => <DiscountForm names={["rules"]} />,
  play: async ({ canvas, step }) => {
    const select = (name: string) => canvas.getByRole("combobox", { name });
    await step("S3.75 rules are rows that come and go", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "Add rule" }));
      await expect(select("Rule 1: Context")).toHaveFocus();
    });
    await step("S3.72 each part offers what fits those before it", async () => {
      await expect(select("Rule 1: Attribute")).toBeDisabled();
      await userEvent.selectOptions(select("Rule 1: Context"), "CART");
      await userEvent.selectOptions(select("Rule 1: Attribute"), "total");
      const offered = within(select("Rule 1: Operator")).getAllByRole<HTMLOptionElement>("option");
      // S3.73
      await expect(offered.map(({ value }) => value).toSorted()).toEqual(["", "!=", "<", "<=", "==", ">", ">="]);
      await userEvent.selectOptions(select("Rule 1: Operator"), ">=");
    });
    await step("S3.74 S5.07 a minus may be typed into the value", async () => {
      const value = canvas.getByRole("textbox", { name: "Rule 1: Value" });
      await userEvent.type(value, "-500");
      await expect(value).toHaveValue("-500");
    });
    await step("the value's control follows the attribute, and what meant something else is cleared", async () => {
      await userEvent.selectOptions(select("Rule 1: Context"), "PRODUCT");
      await expect(select("Rule 1: Attribute")).toHaveValue("");
      await userEvent.selectOptions(select("Rule 1: Attribute"), "returnable");
      await expect(within(select("Rule 1: Operator")).getAllByRole("option")).toHaveLength(3);
      await userEvent.selectOptions(select("Rule 1: Operator"), "==");
      await userEvent.selectOptions(select("Rule 1: Value"), "Yes");
    });
    await step("a part that is missing is told in its row", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Add rule" }));
      await userEvent.selectOptions(select("Rule 2: Context"), "RETAILER");
      await userEvent.selectOptions(select("Rule 2: Attribute"), "type");
      await userEvent.selectOptions(select("Rule 2: Operator"), "!=");
      await userEvent.click(canvas.getByRole("button", { name: "Save" }));
      await waitFor(() => expect(select("Rule 2: Value")).toHaveAccessibleDescription("This field is required"));
      await userEvent.selectOptions(select("Rule 2: Value"), "Kirana");
      await userEvent.click(canvas.getByRole("button", { name: "Save" }));
      await waitFor(() =>
        expect(canvas.getByLabelText("Saved")).toHaveTextContent(
          '{"attr1":"PRODUCT","attr2":"returnable","operator":"==","validator":"true"},{"attr1":"RETAILER","attr2":"type","operator":"!=","validator":"KIRANA"}',
        ),
      );
    });
  },
});
