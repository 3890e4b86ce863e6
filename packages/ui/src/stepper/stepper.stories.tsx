import { useState } from "react";
import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { about } from "./stepper.about.tsx";
import { Stepper } from "./stepper.tsx";
import type { Step, StepperProps } from "./stepper.types.ts";

function Held({ value: start, onValueChange, ...rest }: StepperProps) {
  const [value, setValue] = useState(start);
  const change = (id: string) => {
    setValue(id);
    onValueChange?.(id);
  };
  return <Stepper {...rest} value={value} onValueChange={onValueChange && change} />;
}

const onboarding: readonly Step[] = [
  { id: "contact", label: "Contact", state: "done" },
  { id: "shop", label: "Shop", state: "error" },
  { id: "address", label: "Address" },
  { id: "dates", label: "Dates" },
  { id: "tax", label: "Tax ids", disabled: true },
];
const way: readonly Step[] = [
  { id: "placed", label: "Placed", state: "done", detail: "21-11-2026 10:41" },
  { id: "packed", label: "Packed", state: "done", detail: "21-11-2026 16:05" },
  { id: "address", label: "On its way", detail: "Stop 7 of 18" },
  { id: "delivered", label: "Delivered" },
];
const long: readonly Step[] = [
  { id: "a", label: "Toor Dal क्षितिज ".repeat(20), state: "done" },
  { id: "address", label: "A step whose name is far too long for the room that it has", detail: "🧾".repeat(60) },
  { id: "c", label: "x".repeat(10_000) },
];

const meta = preview.meta({
  title: "Navigation/Stepper",
  component: Stepper,
  parameters: { about },
  args: {
    label: "Onboarding",
    value: "address",
    onValueChange: fn(),
    steps: onboarding,
  },
  render: (args) => <Held {...args} />,
});

export const Playground = meta.story({ tags: ["themed"] });
export const IsOperatedByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("button", { name: /Address/ })).toHaveAttribute("aria-current", "step");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Step 1 of 5: Contact Done" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("shop");
    await expect(canvas.getByRole("button", { name: "Step 2 of 5: Shop Needs attention" })).toHaveAttribute(
      "aria-current",
      "step",
    );
    await expect(canvas.getByRole("button", { name: "Step 5 of 5: Tax ids" })).toBeDisabled();
  },
});
export const ShownOnly = meta.story({
  render: (args) => <Stepper {...args} onValueChange={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(5);
  },
});
export const Vertical = meta.story({ args: { orientation: "vertical" as const, steps: way } });
export const OnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    if (innerWidth < 768) await expect(canvas.getByText("Step 3 of 5")).toBeVisible();
  },
});
export const LongText = meta.story({ args: { steps: long } });
export const BadInput = meta.story({ tags: ["!autodocs"], args: { steps: [], value: "nowhere" } });
export const AllVariants = meta.story({
  render: (args) => (
    <div style={{ display: "grid", gap: 32 }}>
      {(["horizontal", "vertical"] as const).flatMap((orientation) => [
        <Held {...args} key={orientation} label={`Pressed, ${orientation}`} orientation={orientation} />,
        <Stepper
          key={`${orientation} shown`}
          label={`Shown, ${orientation}`}
          value="address"
          steps={way}
          orientation={orientation}
        />,
        <Stepper
          key={`${orientation} wrong`}
          label={`Wrong where one stands, ${orientation}`}
          value="shop"
          steps={onboarding}
          orientation={orientation}
        />,
      ])}
    </div>
  ),
});
