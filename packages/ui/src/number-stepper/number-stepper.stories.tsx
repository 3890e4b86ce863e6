import { useState } from "react";
import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { FormField } from "../form-field/form-field.tsx";
import { Grid, Sample } from "../story/grid.tsx";
import { about } from "./number-stepper.about.tsx";
import { NumberStepper } from "./number-stepper.tsx";
import type { NumberStepperProps } from "./number-stepper.types.ts";

function Held({ value: start, onValueChange, ...rest }: NumberStepperProps) {
  const [value, setValue] = useState(start);
  const change = (next: number | null) => {
    setValue(next);
    onValueChange(next);
  };
  return (
    <div style={{ inlineSize: rest.size === "touch" ? 192 : 112 }}>
      <NumberStepper {...rest} value={value} onValueChange={change} />
    </div>
  );
}

const meta = preview.meta({
  title: "Input/Number stepper",
  component: NumberStepper,
  parameters: { about },
  args: { value: 36, onValueChange: fn(), step: 12, max: 144, "aria-label": "Quantity", name: "quantity" },
  render: (args) => <Held {...args} />,
});

export const Playground = meta.story({ tags: ["themed"] });
export const IsTypedAndCounted = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole("textbox", { name: "Quantity" });
    await step("the buttons go to the next whole pack", async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(input).toHaveFocus();
      await userEvent.keyboard("40");
      await expect(args.onValueChange).toHaveBeenLastCalledWith(40);
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name: "Quantity: 12 more" })).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(input).toHaveValue("48");
      await userEvent.click(canvas.getByRole("button", { name: "Quantity: 12 less" }));
      await expect(input).toHaveValue("36");
    });
    await step("only what makes a number is taken, and arrows change nothing", async () => {
      await userEvent.clear(input);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
      await userEvent.type(input, "-1a2.5{ArrowUp}");
      await expect(input).toHaveValue("125");
      await expect(args.onValueChange).toHaveBeenLastCalledWith(125);
    });
    await step("beyond the bounds it is kept and marked", async () => {
      await userEvent.clear(input);
      await userEvent.type(input, "200");
      await expect(input).toBeInvalid();
      await expect(canvas.getByRole("button", { name: "Quantity: 12 more" })).toBeDisabled();
    });
  },
});
function TakenByAButton({ onValueChange, ...rest }: NumberStepperProps) {
  const [taken, take] = useState<number | null>(36);
  const [said, say] = useState<number | null>(36);
  return (
    <div style={{ inlineSize: 112 }}>
      <NumberStepper
        {...rest}
        value={taken}
        onValueChange={(next) => {
          say(next);
          onValueChange(next);
        }}
      />
      <button
        type="button"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => take(Math.min(said ?? 0, 144))}
      >
        Take it
      </button>
    </div>
  );
}
export const WhatIsTypedMayBeTakenLater = meta.story({
  render: (args) => <TakenByAButton {...args} />,
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole("textbox", { name: "Quantity" });
    await step("each number that is typed is told", async () => {
      await userEvent.clear(input);
      await userEvent.type(input, "40");
      await expect(input).toHaveValue("40");
      await expect(args.onValueChange).toHaveBeenLastCalledWith(40);
      await userEvent.type(input, "{Backspace}{Backspace}60", { skipClick: true });
      await expect(args.onValueChange).toHaveBeenLastCalledWith(60);
    });
    await step("a value that is given does not take what is being typed away", async () => {
      await userEvent.type(input, "0", { skipClick: true });
      await userEvent.click(canvas.getByRole("button", { name: "Take it" }));
      await expect(input).toHaveFocus();
      await expect(input).toHaveValue("600");
    });
    await step("left, it shows the value", async () => {
      await userEvent.tab({ shift: true });
      await expect(input).toHaveValue("144");
    });
    await step("the buttons count from what stands there, and not from what was taken last", async () => {
      const less = canvas.getByRole("button", { name: "Quantity: 12 less" });
      await userEvent.click(less);
      await userEvent.click(less);
      await expect(input).toHaveValue("120");
      await expect(args.onValueChange).toHaveBeenLastCalledWith(120);
    });
  },
});
export const WithDecimals = meta.story({
  args: { value: 0.25, step: 0.25, decimals: 2, max: undefined },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.clear(input);
    await userEvent.type(input, "1.");
    await expect(input).toHaveValue("1.");
    await userEvent.keyboard("755");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1.75);
  },
});
export const ForTouch = meta.story({ args: { size: "touch", value: 284, step: 1, max: 288 } });
export const Disabled = meta.story({ args: { disabled: true } });
export const ReadOnly = meta.story({ args: { readOnly: true } });
export const InAForm = meta.story({
  render: () => (
    <div style={{ inlineSize: 200 }}>
      <FormField label="Rejected" required error="284 accepted and 4 rejected make 288 received">
        <NumberStepper value={5} onValueChange={fn()} />
      </FormField>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Rejected one more" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Rejected one less" })).toBeVisible();
  },
});
export const BadInput = meta.story({
  render: () => (
    <Grid>
      {[null, undefined, Number.NaN, Number.NEGATIVE_INFINITY, -1e15, 1e21].map((value) => (
        <Sample key={String(value)} name={String(value)}>
          <Held value={value} onValueChange={fn()} step={Number.NaN} aria-label={String(value)} />
        </Sample>
      ))}
    </Grid>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole("button", { name: /: one more$/ })) await userEvent.click(button);
  },
});
export const AllVariants = meta.story({
  render: () => (
    <Grid>
      {(["sm", "md", "touch"] as const).map((size) => (
        <Sample key={size} name={size}>
          <Held size={size} value={24} onValueChange={fn()} aria-label={size} />
        </Sample>
      ))}
    </Grid>
  ),
});
