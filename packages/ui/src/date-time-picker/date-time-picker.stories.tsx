import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { FormField } from "../form-field/form-field.tsx";
import { Grid, Sample } from "../story/grid.tsx";
import { about } from "./date-time-picker.about.tsx";
import { DateTimePicker } from "./date-time-picker.tsx";
import type { DateTimePickerProps } from "./date-time-picker.types.ts";

const today = "2026-11-21";

/** Holds the value, as a form does. */
function Held({ value: start, onValueChange, ...rest }: DateTimePickerProps) {
  const [value, setValue] = useState(start);
  const change = (next: string) => {
    setValue(next);
    onValueChange(next);
  };
  return <DateTimePicker {...rest} value={value} onValueChange={change} />;
}

const meta = preview.meta({
  title: "Input/Date and time picker",
  component: DateTimePicker,
  parameters: { about },
  args: { value: "2026-11-24T06:00", onValueChange: fn(), today, "aria-label": "Shown from", name: "visibleFrom" },
  render: (args) => (
    <div style={{ inlineSize: 280, minBlockSize: 380 }}>
      <Held {...args} />
    </div>
  ),
});

export const Playground = meta.story();

export const ByKeys = meta.story({
  name: "S9.10 Day and time are typed one after the other, and a day alone begins at its usual hour",
  args: { value: "" },
  play: async ({ args, canvas, userEvent, step }) => {
    const day = canvas.getByRole("textbox", { name: "Shown from" });
    const time = canvas.getByRole("textbox", { name: "Shown from, Time" });
    await expect(time).toBeDisabled();
    await userEvent.tab();
    await expect(day).toHaveFocus();
    await userEvent.keyboard("24112026");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2026-11-24T00:00");
    time.focus();
    await userEvent.clear(time);
    await userEvent.keyboard("1830");
    await userEvent.tab();
    await expect(time).toHaveValue("18:30");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2026-11-24T18:30");
    await step("what no clock shows stays, and is said", async () => {
      time.focus();
      await userEvent.clear(time);
      await userEvent.keyboard("25:00");
      await userEvent.tab();
      await expect(time).toHaveValue("25:00");
      await expect(time).toBeInvalid();
      await expect(time).toHaveAccessibleDescription("Write the time as HH:MM");
      await expect(args.onValueChange).toHaveBeenLastCalledWith("2026-11-24T18:30");
    });
    await step("without a day there is no time", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith("");
      await expect(time).toHaveValue("");
    });
  },
});

export const ByTheCalendar = meta.story({
  args: { defaultTime: "23:59", value: "" },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Choose a date" }));
    await userEvent.click(await screen.findByRole("gridcell", { name: /November 25th/ }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2026-11-25T23:59");
  },
});

export const InAForm = meta.story({
  args: { "aria-label": undefined },
  render: (args) => (
    <div style={{ inlineSize: 280 }}>
      <FormField label="Shown till" error="Shown till is before shown from">
        <Held {...args} />
      </FormField>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Shown till" })).toBeInvalid();
    await expect(canvas.getByRole("textbox", { name: "Shown till Time" })).toHaveValue("06:00");
  },
});
export const Disabled = meta.story({ args: { disabled: true } });
export const ReadOnly = meta.story({ args: { readOnly: true } });
export const Invalid = meta.story({
  args: { value: "" },
  play: async ({ args, canvas, userEvent }) => {
    const day = canvas.getByRole("textbox", { name: "Shown from" });
    await userEvent.type(day, "31-02-2026");
    await userEvent.tab();
    await expect(day).toHaveValue("31-02-2026");
    await expect(day).toHaveAccessibleDescription("Write the day as DD-MM-YYYY");
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});
export const BadInput = meta.story({
  render: () => (
    <Grid>
      {[null, undefined, "", "soon", "2026-02-31T10:00", "2026-11-24", "9".repeat(10_000)].map((value) => (
        <Sample key={String(value)} name={String(value).slice(0, 16)}>
          <div style={{ inlineSize: 280 }}>
            <DateTimePicker value={value} onValueChange={fn()} today={today} aria-label="Moment" />
          </div>
        </Sample>
      ))}
    </Grid>
  ),
});
export const AllVariants = meta.story({
  render: () => (
    <Grid>
      {(["sm", "md", "lg"] as const).flatMap((size) =>
        (["outline", "quiet"] as const).map((variant) => (
          <Sample key={`${size} ${variant}`} name={`${size} ${variant}`}>
            <div style={{ inlineSize: 280 }}>
              <DateTimePicker
                value="2026-11-21T18:30"
                onValueChange={fn()}
                size={size}
                variant={variant}
                aria-label={size}
              />
            </div>
          </Sample>
        )),
      )}
    </Grid>
  ),
});
