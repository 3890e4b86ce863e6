// Long because two days are typed, chosen by pointer and by keys, bounded, and shown where there is little room, under one title.
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { FormField } from "../form-field/form-field.tsx";
import { OverlayProvider } from "../overlay-provider/overlay-provider.tsx";
import { Grid, Sample } from "../story/grid.tsx";
import { about } from "./date-range-picker.about.tsx";
import { DateRangePicker } from "./date-range-picker.tsx";
import type { DateRange, DateRangePickerProps } from "./date-range-picker.types.ts";

const today = "2026-11-21";

function Held({ value: start, onValueChange, ...rest }: DateRangePickerProps) {
  const [value, setValue] = useState(start);
  const change = (next: DateRange | null) => {
    setValue(next);
    onValueChange(next);
  };
  return <DateRangePicker {...rest} value={value} onValueChange={change} />;
}

const meta = preview.meta({
  title: "Input/Date range picker",
  component: DateRangePicker,
  parameters: { about },
  args: {
    value: { from: "2026-11-09", to: "2026-11-18" },
    onValueChange: fn(),
    today,
    "aria-label": "Placed",
    names: { from: "placedFrom", to: "placedTo" },
  },
  render: (args) => (
    <div style={{ inlineSize: 288, minBlockSize: 420 }}>
      <Held {...args} />
    </div>
  ),
});

const opened = () => screen.findByRole("dialog", { name: "Choose dates" });
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const day = (name: RegExp) => screen.getByRole("gridcell", { name });

export const Playground = meta.story();
export const Open = meta.story({
  name: "S4.24 S9.07 Shows two months, the week from Monday",
  tags: ["themed"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Choose dates" }));
    const calendar = within(await opened());
    await expect(calendar.getAllByRole("table")).toHaveLength(2);
    await expect(calendar.getAllByRole("columnheader")[0]).toHaveTextContent("Monday");
    await expect(calendar.getByText("09-11-2026 – 18-11-2026 · 10 days")).toBeVisible();
  },
});

export const ClosesOnceTheEndIsLater = meta.story({
  name: "S4.25 Closes once the end is later than the start; the same day does not close it",
  args: { value: null },
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole("button", { name: "Choose dates" });
    await userEvent.click(button);
    await opened();
    await step("after the first day it stays open and asks for the last", async () => {
      await userEvent.click(day(/November 10th/));
      await expect(screen.getByText("10-11-2026 – Choose the last day")).toBeVisible();
      await expect(args.onValueChange).not.toHaveBeenCalled();
    });
    await step("the same day is a range, and leaves it open", async () => {
      await userEvent.click(day(/November 10th/));
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: "2026-11-10", to: "2026-11-10" });
      await expect(screen.getByRole("dialog")).toBeVisible();
    });
    await step("a later end closes it, and the focus returns", async () => {
      await userEvent.click(day(/November 12th/));
      await userEvent.click(day(/December 3rd/));
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: "2026-11-12", to: "2026-12-03" });
      await closed();
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
});

export const IsChosenByKeyboard = meta.story({
  args: { value: null },
  play: async ({ args, canvas, userEvent, step }) => {
    const from = canvas.getByRole("textbox", { name: "From" });
    await userEvent.tab();
    await expect(from).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await opened();
    await step("Enter chooses the first day, then the last", async () => {
      await waitFor(() => expect(day(/November 21st/)).toHaveFocus());
      await userEvent.keyboard("{Home}");
      await waitFor(() => expect(day(/November 16th/)).toHaveFocus());
      await userEvent.keyboard("{Enter}{ArrowDown}{ArrowRight}");
      await waitFor(() => expect(day(/November 24th/)).toHaveFocus());
      await userEvent.keyboard("{Enter}");
    });
    await closed();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: "2026-11-16", to: "2026-11-24" });
    await waitFor(() => expect(from).toHaveFocus());
    await expect(from).toHaveValue("16-11-2026");
  },
});

export const IsTyped = meta.story({
  name: "S9.10 Is typed as DD-MM-YYYY",
  args: { value: null },
  play: async ({ args, canvas, userEvent, step }) => {
    const from = canvas.getByRole("textbox", { name: "From" });
    const to = canvas.getByRole("textbox", { name: "To" });
    await step("only whole ranges are told", async () => {
      await userEvent.tab();
      await userEvent.keyboard("01112026");
      await userEvent.tab();
      await expect(args.onValueChange).not.toHaveBeenCalled();
      await userEvent.keyboard("30112026");
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: "2026-11-01", to: "2026-11-30" });
    });
    await step("what cannot be is kept and explained, once it is left", async () => {
      await userEvent.clear(to);
      await userEvent.type(to, "31-10-2026");
      await expect(to).toBeValid();
      to.blur();
      await waitFor(() => expect(to).toBeInvalid());
      await expect(to).toHaveAccessibleDescription("The last day is before the first");
      await expect(canvas.getByText("The last day is before the first")).toBeVisible();
      await expect(to).toHaveValue("31-10-2026");
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: "2026-11-01", to: "2026-11-30" });
    });
    await step("emptying both clears", async () => {
      await userEvent.clear(to);
      await userEvent.clear(from);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    });
  },
});

export const ClearRemovesTheFilter = meta.story({
  name: "S4.26 Clear removes the filter",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    const from = canvas.getByRole("textbox", { name: "From" });
    await expect(from).toHaveValue("");
    await expect(from).toHaveFocus();
    await expect(canvas.queryByRole("button", { name: "Clear" })).toBeNull();
  },
});

export const BoundedAroundTheStart = meta.story({
  name: "S4.27 With maxDays only days that near to the start can be chosen, on both sides",
  args: { value: null, maxDays: 7 },
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Choose dates" }));
    await opened();
    await expect(day(/Choose .*December 24th/)).toBeVisible();
    await userEvent.click(day(/November 18th/));
    await step("the window is 11 to 25 November", async () => {
      for (const name of [/Choose .*November 11th/, /Choose .*November 25th/]) await expect(day(name)).toBeVisible();
      for (const name of [/Not available .*November 10th/, /Not available .*November 26th/])
        await expect(day(name)).toHaveAttribute("aria-disabled", "true");
    });
    await step("an earlier day becomes the new start", async () => {
      await userEvent.click(day(/November 14th/));
      await expect(screen.getByText("14-11-2026 – Choose the last day")).toBeVisible();
    });
    await userEvent.click(day(/November 21st/));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: "2026-11-14", to: "2026-11-21" });
    await closed();
    await step("a typed range that is longer is explained", async () => {
      const to = canvas.getByRole("textbox", { name: "To" });
      await userEvent.clear(to);
      await userEvent.type(to, "22-11-2026");
      to.blur();
      await waitFor(() => expect(to).toHaveAccessibleDescription("Choose at most 7 days from the first"));
    });
  },
});

export const HasRangesWithNames = meta.story({
  args: { max: today },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Choose dates" }));
    await opened();
    await userEvent.click(screen.getByRole("button", { name: "Last month" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: "2026-10-01", to: "2026-10-31" });
    await closed();
    await userEvent.click(canvas.getByRole("button", { name: "Choose dates" }));
    await opened();
    await expect(screen.getByRole("button", { name: "Last month" })).toHaveAttribute("aria-pressed", "true");
  },
});

export const AnEscapeDropsWhatWasBegun = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Choose dates" }));
    await opened();
    await userEvent.click(day(/November 24th/));
    await expect(canvas.getByRole("textbox", { name: "From" })).toHaveValue("24-11-2026");
    await userEvent.keyboard("{Escape}");
    await closed();
    await expect(canvas.getByRole("textbox", { name: "From" })).toHaveValue("09-11-2026");
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

/** As wide as a filter of a list has room, on a desk and on a phone. */
const narrow = (inlineSize: number) => ({
  args: { value: { from: "2026-09-24", to: "2028-08-28" } },
  render: (args: DateRangePickerProps) => (
    <div style={{ inlineSize, minBlockSize: 420 }}>
      <Held {...args} />
    </div>
  ),
});
const expectWhole = async (inputs: readonly HTMLElement[]) => {
  await expect(inputs).toHaveLength(2);
  for (const input of inputs) await expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
};
export const Narrow = meta.story({
  ...narrow(256),
  name: "Where there is little room both days are whole, and what is to be typed too",
  play: async ({ canvas, userEvent }) => {
    const inputs = canvas.getAllByRole("textbox");
    await expectWhole(inputs);
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expectWhole(inputs);
  },
});
export const NarrowPhone = meta.story({
  ...narrow(296),
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => expectWhole(canvas.getAllByRole("textbox")),
});
export const SmallestPhone = meta.story({
  ...narrow(256),
  name: "On the smallest phone both days are whole, and every day of a week is in sight",
  parameters: {
    viewport: { options: { smallest: { name: "Smallest", styles: { width: "320px", height: "700px" } } } },
  },
  globals: { viewport: { value: "smallest" } },
  play: async ({ canvas, userEvent }) => {
    await expect(window.innerWidth).toBe(320);
    await expectWhole(canvas.getAllByRole("textbox"));
    await userEvent.click(canvas.getByRole("button", { name: "Choose dates" }));
    await opened();
    const sunday = day(/Sunday, September 27th/);
    await expect(sunday.getBoundingClientRect().right).toBeLessThanOrEqual(320 - 8);
  },
});

export const Disabled = meta.story({ args: { disabled: true } });
export const ReadOnly = meta.story({ args: { readOnly: true } });
export const WithoutNames = meta.story({
  args: { presets: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Choose dates" }));
    await opened();
    await expect(screen.queryByRole("list", { name: "Ranges" })).toBeNull();
  },
});
export const InAForm = meta.story({
  args: { "aria-label": undefined },
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <FormField label="Validity" required error="Must be later than the valid from date.">
        <Held {...args} />
      </FormField>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("group", { name: /Validity/ })).toBeVisible();
    const from = canvas.getByRole("textbox", { name: "From" });
    await expect(from).toHaveAccessibleDescription("Must be later than the valid from date.");
    await userEvent.click(canvas.getByText("Validity"));
    await expect(from).toHaveFocus();
  },
});
export const RightToLeft = meta.story({
  render: (args) => (
    <OverlayProvider locale="ar">
      <div dir="rtl" style={{ inlineSize: 288, minBlockSize: 420 }}>
        <Held {...args} />
      </div>
    </OverlayProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Choose/ }));
    await expect(await opened()).toHaveAttribute("dir", "rtl");
  },
});
export const BadInput = meta.story({
  render: () => (
    <Grid>
      {[
        undefined,
        null,
        { from: "", to: "" },
        { from: "2026-02-31", to: "🧾" },
        { from: "क्षितिज", to: "9".repeat(10_000) },
        { from: "2026-12-01", to: "2026-11-01" },
      ].map((value) => (
        <Sample
          key={JSON.stringify(value)?.slice(0, 40) ?? "undefined"}
          name={JSON.stringify(value)?.slice(0, 40) ?? "undefined"}
        >
          <DateRangePicker value={value} onValueChange={fn()} maxDays={Number.NaN} today={today} aria-label="Dates" />
        </Sample>
      ))}
    </Grid>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole("button", { name: "Choose dates" })) {
      await userEvent.click(button);
      await opened();
      await userEvent.keyboard("{Escape}");
      await closed();
    }
  },
});
export const AllVariants = meta.story({
  render: () => (
    <Grid>
      {(["sm", "md", "lg"] as const).flatMap((size) =>
        (["outline", "quiet"] as const).map((variant) => (
          <Sample key={`${size} ${variant}`} name={`${size} ${variant}`}>
            <DateRangePicker
              value={{ from: "2026-11-01", to: "2026-11-21" }}
              onValueChange={fn()}
              size={size}
              variant={variant}
              aria-label={`${size} ${variant}`}
            />
          </Sample>
        )),
      )}
    </Grid>
  ),
});
