import { ruleList, type RuleRow } from "@o2r/api/contract/core";
import { ApiProvider, useClient } from "@o2r/api/react";
import { defineForm } from "@o2r/forms";
import { FormFields } from "@o2r/forms/fields";
import { EngineForm, useEngineForm } from "@o2r/forms/react";
import { rows } from "@o2r/forms/rows";
import { http } from "msw";
import { Button } from "@o2r/ui";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { client } from "../../session/client.ts";
import { CurrentUserContext, type CurrentUser } from "../../session/current-user.ts";
import { freshBrowser, ok } from "../../stories/service.ts";
import { demoId } from "../../stories/thing-service.ts";
import { formComponents } from "../form/form-components.ts";
import { formRegistry } from "../form/form-registry.ts";

const audienceForm = defineForm({
  id: "audience",
  version: 1,
  fields: { rules: ruleList({ label: "Audience", contexts: ["RETAILER", "WAREHOUSE"] }) },
});
const couponForm = defineForm({
  id: "coupon-rules",
  version: 1,
  fields: { rules: ruleList({ label: "Conditions", contexts: ["CART", "PRODUCT", "RETAILER", "WAREHOUSE"] }) },
});

interface BuilderProps {
  readonly rules: readonly RuleRow[];
  readonly ofCarts?: boolean;
  readonly onSubmit: (values: unknown) => void;
}

const admin: CurrentUser = {
  id: demoId(9),
  userType: "ADMIN",
  username: "admin",
  name: "Ishaan Velkar",
  helpAndSupportActive: true,
  mustChangePassword: false,
};

/** The rule builder in a form of its own, over the service that MSW plays. */
function Builder(props: BuilderProps) {
  return (
    <ApiProvider client={client}>
      <CurrentUserContext value={admin}>
        <BuilderForm {...props} />
      </CurrentUserContext>
    </ApiProvider>
  );
}

function BuilderForm({ rules, ofCarts = false, onSubmit }: BuilderProps) {
  const client = useClient();
  const definition = ofCarts ? couponForm : audienceForm;
  const [registry] = useState(() => ({ ...formRegistry(client, definition), lists: rows }));
  const form = useEngineForm(definition, {
    registry,
    defaultValues: { rules },
    onSubmit: (values) => {
      onSubmit(values);
      return undefined;
    },
  });
  return (
    <EngineForm form={form} components={formComponents} style={{ display: "grid", gap: 16, maxInlineSize: 880 }}>
      <FormFields names={["rules"]} />
      <Button type="submit" variant="primary" style={{ justifySelf: "start" }}>
        Save
      </Button>
    </EngineForm>
  );
}

const row = (attr1: string, attr2: string, operator: RuleRow["operator"], validator: string, group?: number) => ({
  attr1,
  attr2,
  operator,
  validator,
  ...(group !== undefined && { group }),
});

const found = (content: readonly { readonly id: string; readonly name: string }[]) => () =>
  ok({ content: [...content] });

const meta = preview.meta({
  title: "Screens/Every screen/Rule builder",
  component: Builder,
  args: {
    onSubmit: fn(),
    rules: [
      row("RETAILER", "city", "==", "Pune", 1),
      row("RETAILER", "orders", ">=", "3", 1),
      row("RETAILER", "isPrime", "==", "true", 2),
    ],
  },
  beforeEach: ({ msw, globals }) => {
    freshBrowser(globals, "ADMIN");
    msw.use(
      http.get("/api/retailer", found([{ id: demoId(1), name: "Om Sai Kirana" }])),
      http.get("/api/beat", found([{ id: demoId(2), name: "Hadapsar East" }])),
      http.get("/oms/rule/retailers", () => ok({ count: 1284, of: 5120 })),
      http.get("/oms/rule/sample/retailer/:id", () =>
        ok({
          RETAILER: { city: "Nashik", isPrime: true, orders: 12, beat: demoId(2) },
          WAREHOUSE: { city: "Nashik", type: "HUB" },
        }),
      ),
    );
  },
});

type Canvas = ReturnType<typeof within>;

/** A part whose code is fetched when it is first shown. */
const soon = { timeout: 15_000 };

const cell = (canvas: Canvas, at: number, label: string) =>
  canvas.findByLabelText(new RegExp(`^Condition ${at}: ${label}`), {}, soon);
const said = (canvas: Canvas) => canvas.findByRole("region", { name: /in words/ });

export const Loaded = meta.story({
  name: "S3.75 a rule of several rows is read in plain English beside them",
  play: async ({ canvas }) => {
    await expect(await cell(canvas, 1, "Value")).toHaveValue("Pune");
    const lines = within(await said(canvas)).getAllByRole("listitem");
    await expect(lines.map(({ textContent }) => textContent)).toEqual([
      "the retailer's city is Pune and the number of orders the retailer has placed is at least 3",
      "the retailer is prime",
    ]);
  },
});

export const Create = meta.story({
  name: "S2.125 S3.72 S3.73 S3.74 a row is made by keyboard alone, and a minus can be typed, but of days",
  args: { rules: [] },
  play: async ({ canvas, args }) => {
    const add = await canvas.findByRole("button", { name: "Add condition" });
    add.focus();
    await userEvent.keyboard("{Enter}");
    const context = await cell(canvas, 1, "Context");
    await waitFor(() => expect(context).toHaveFocus());
    await userEvent.selectOptions(context, "RETAILER");
    await userEvent.tab();
    await userEvent.selectOptions(await cell(canvas, 1, "Attribute"), "idleDays");
    await userEvent.tab();
    const operator = await cell(canvas, 1, "Operator");
    await expect(operator).toHaveFocus();
    const offered = within(operator)
      .getAllByRole<HTMLOptionElement>("option")
      .map(({ value }) => value);
    await expect(offered.filter(Boolean).toSorted()).toEqual(["!=", "<", "<=", "==", ">", ">="]);
    await userEvent.selectOptions(operator, ">");
    await userEvent.tab();
    await userEvent.keyboard("-5");
    await expect(await cell(canvas, 1, "Value")).toHaveValue("-5");
    // There are no fewer days than none.
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await waitFor(async () => expect(await cell(canvas, 1, "Value")).toHaveAccessibleDescription(/Can't be negative/));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.selectOptions(await cell(canvas, 1, "Attribute"), "orders");
    const value = await cell(canvas, 1, "Value");
    await userEvent.clear(value);
    await userEvent.type(value, "-5");
    await userEvent.selectOptions(await cell(canvas, 1, "Operator"), ">");
    await expect(await canvas.findByText(/the retailer has placed is more than -5/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        rules: [expect.objectContaining({ attr1: "RETAILER", attr2: "orders", operator: ">", validator: "-5" })],
      }),
    );
  },
});

export const Choices = meta.story({
  name: "what is chosen from another thing is found by typing, and named in the words",
  args: { rules: [row("RETAILER", "beat", "!=", "")] },
  play: async ({ canvas }) => {
    const value = await canvas.findByRole("combobox", { name: /^Condition 1: Value/ }, soon);
    await userEvent.click(value);
    await userEvent.click(await screen.findByRole("option", { name: "Hadapsar East" }));
    await expect(await canvas.findByText("the retailer's beat is not Hadapsar East")).toBeVisible();
    await userEvent.selectOptions(await cell(canvas, 1, "Attribute"), "isPrime");
    await expect(within(await cell(canvas, 1, "Value")).getAllByRole("option")).toHaveLength(3);
  },
});

export const Refused = meta.story({
  name: "a value that does not fit its attribute is refused at its cell",
  args: { rules: [row("RETAILER", "orders", ">", "many")] },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Save" }));
    await waitFor(async () =>
      expect(await cell(canvas, 1, "Value")).toHaveAccessibleDescription(/Enter a number, with at most 4 decimals/),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Tried = meta.story({
  name: "a rule is tried on a retailer, says which row holds and why, and whom it covers",
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try it on a sample" }));
    const sample = within(await canvas.findByRole("region", { name: "Sample" }, soon));
    await userEvent.click(await sample.findByRole("combobox", { name: "Retailer" }, soon));
    await userEvent.click(await screen.findByRole("option", { name: "Om Sai Kirana" }));
    await expect(await sample.findByText("The rule holds for this sample.")).toBeVisible();
    const reasons = within(sample.getByRole("list", { name: "Conditions" })).getAllByRole("listitem");
    await expect(reasons.map(({ textContent }) => textContent)).toEqual([
      "Does not hold:The retailer's city is NashikGroup 1",
      "Holds:The number of orders the retailer has placed is at least 3Group 1",
      "Holds:The retailer is primeGroup 2",
    ]);
    await expect(await sample.findByText(/Covers/)).toHaveTextContent("Covers 1,284 of 5,120 active retailers.");
  },
});

export const TriedOnCart = meta.story({
  name: "a rule of carts is tried on a cart as it is typed",
  args: { ofCarts: true, rules: [row("CART", "total", ">=", "500"), row("CART", "source", "==", "FSA")] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try it on a sample" }));
    const sample = within(await canvas.findByRole("region", { name: "Sample" }, soon));
    await userEvent.type(await sample.findByLabelText("Cart total, ₹"), "499.5");
    await userEvent.selectOptions(sample.getByLabelText("Placed by"), "FSA");
    await expect(sample.getByText("The cart's total is ₹499.50")).toBeVisible();
    await expect(sample.getByText("The rule does not hold for this sample.")).toBeVisible();
    await userEvent.type(
      sample.getByLabelText("Cart total, ₹"),
      "{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}500",
    );
    await expect(await sample.findByText("The rule holds for this sample.")).toBeVisible();
  },
});

export const Phone = meta.story({
  name: "on a phone each condition is a card",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(await cell(canvas, 3, "Attribute")).toBeVisible();
    await expect(await said(canvas)).toBeVisible();
  },
});
