// Long because days are typed, chosen by pointer and by keys, and bounded, under one title.
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { FormField } from "../form-field/form-field.tsx";
import { OverlayProvider } from "../overlay-provider/overlay-provider.tsx";
import { Grid, Sample } from "../story/grid.tsx";
import { about } from "./date-picker.about.tsx";
import { DatePicker } from "./date-picker.tsx";
import type { DatePickerProps } from "./date-picker.types.ts";

const today = "2026-11-21";

/** Holds the value, as a form does. */
function Held({ value: start, onValueChange, ...rest }: DatePickerProps) {
  const [value, setValue] = useState(start);
  const change = (next: string) => {
    setValue(next);
    onValueChange(next);
  };
  return <DatePicker {...rest} value={value} onValueChange={change} />;
}

const meta = preview.meta({
  title: "Input/Date picker",
  component: DatePicker,
  parameters: { about },
  args: { value: "2026-11-18", onValueChange: fn(), today, "aria-label": "Delivery slot", name: "orderSlot" },
  render: (args) => (
    <div style={{ inlineSize: 200, minBlockSize: 380 }}>
      <Held {...args} />
    </div>
  ),
});

const opened = (name = "Choose a date") => screen.findByRole("dialog", { name });
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

export const Playground = meta.story();
export const Open = meta.story({
  tags: ["themed"],
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Choose a date" }));
    const calendar = within(await opened());
    await step("S9.07 the week begins on Monday", async () => {
      await expect(calendar.getAllByRole("columnheader")[0]).toHaveTextContent("Monday");
    });
    await step("two months stand side by side", async () => {
      await expect(calendar.getAllByRole("table")).toHaveLength(2);
      await expect(calendar.getAllByRole("combobox", { name: "Month" })[1]).toHaveDisplayValue("December");
    });
  },
});

export const IsTyped = meta.story({
  name: "S9.10 Is typed as DD-MM-YYYY, with or without dashes",
  args: { value: "" },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole("textbox", { name: "Delivery slot" });
    await userEvent.tab();
    await userEvent.keyboard("21112026");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2026-11-21");
    await userEvent.tab();
    await expect(input).toHaveValue("21-11-2026");
    await userEvent.clear(input);
    await userEvent.type(input, "1/2/2027");
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2027-02-01");
  },
});

export const KeepsWhatIsNoDay = meta.story({
  args: { value: "2026-11-18" },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.clear(input);
    await userEvent.type(input, "31-02-2026");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("");
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("31-02-2026");
    await expect(input).toHaveValue("31-02-2026");
    await expect(input).toBeInvalid();
  },
});

export const IsChosenByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole("textbox");
    await step("arrow down goes from the input into the calendar", async () => {
      await userEvent.tab();
      await userEvent.keyboard("{ArrowDown}");
      const calendar = within(await opened());
      await waitFor(() => expect(calendar.getByRole("gridcell", { name: /November 18th/ })).toHaveFocus());
    });
    await step("arrows move by days and weeks, Enter chooses, the focus returns", async () => {
      await userEvent.keyboard("{ArrowRight}{ArrowDown}");
      await waitFor(() => expect(screen.getByRole("gridcell", { name: /November 26th/ })).toHaveFocus());
      await userEvent.keyboard("{Enter}");
      await closed();
      await expect(args.onValueChange).toHaveBeenLastCalledWith("2026-11-26");
      await waitFor(() => expect(input).toHaveFocus());
      await expect(input).toHaveValue("26-11-2026");
    });
    await step("Escape closes without choosing, the focus returns", async () => {
      await userEvent.keyboard("{ArrowDown}");
      await waitFor(() => expect(screen.getByRole("gridcell", { name: /November 26th/ })).toHaveFocus());
      await userEvent.keyboard("{PageDown}{Escape}");
      await closed();
      await waitFor(() => expect(input).toHaveFocus());
      await expect(input).toHaveValue("26-11-2026");
    });
    await step("the button opens it too, and gets the focus back", async () => {
      const button = canvas.getByRole("button", { name: "Choose a date" });
      button.focus();
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(screen.getByRole("gridcell", { name: /November 26th/ })).toHaveFocus());
      await userEvent.keyboard("{Escape}");
      await closed();
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
});

export const APressOnTheInputLeavesTheFocusThere = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.click(input);
    await opened();
    await expect(input).toHaveFocus();
    await userEvent.clear(input);
    await userEvent.type(input, "05-03-2027");
    await waitFor(() => expect(screen.getAllByRole("combobox", { name: "Month" })[0]).toHaveDisplayValue("March"));
    await userEvent.keyboard("{Enter}");
    await closed();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2027-03-05");
    await expect(input).toHaveFocus();
  },
});

export const LeapsByMonthAndYear = meta.story({
  name: "S9.12 S9.13 Leaps by month and year: the years reach 100 back and 20 ahead",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Choose a date" }));
    const calendar = within(await opened());
    const [year] = calendar.getAllByRole("combobox", { name: "Year" });
    const [month] = calendar.getAllByRole("combobox", { name: "Month" });
    if (!year || !month) throw new Error("no month and year");
    const years = within(year).getAllByRole("option");
    // 1926 lies before the first day of every picker.
    await expect(years[0]).toHaveTextContent("1947");
    await expect(years.at(-1)).toHaveTextContent("2046");
    await userEvent.selectOptions(year, "1987");
    await userEvent.selectOptions(month, "May");
    await userEvent.click(calendar.getByRole("gridcell", { name: /Choose .*May 9th, 1987/ }));
    await closed();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("1987-05-09");
  },
});

export const OnlyDaysWithinBounds = meta.story({
  name: "S5.01 S5.233 Only days within bounds can be chosen",
  args: { value: "", min: "2026-11-21", max: "2026-12-05", isBlocked: (day: string) => day === "2026-11-25" },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Choose a date" }));
    const calendar = within(await opened());
    for (const name of [
      /Not available .*November 20th/,
      /Not available .*November 25th/,
      /Not available .*December 6th/,
    ])
      await expect(calendar.getByRole("gridcell", { name })).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(calendar.getByRole("gridcell", { name: /Not available .*November 25th/ }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(calendar.getByRole("gridcell", { name: /Choose .*November 26th/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2026-11-26");
  },
});

/** Month and year of the open calendar are not the field's control: neither its id nor its error is theirs. */
export const InARefusedField = meta.story({
  args: { value: "2026-12-06" },
  render: (args) => (
    <FormField id="till" label="Till" error="Must be later than from date">
      <Held {...args} />
    </FormField>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText("Till", { selector: "input" });
    await expect(input).toHaveAttribute("aria-invalid", "true");
    await userEvent.click(canvas.getByRole("button", { name: "Choose a date" }));
    const calendar = within(await opened());
    for (const select of calendar.getAllByRole("combobox")) {
      await expect(select).not.toHaveAttribute("aria-invalid");
      await expect(select.id).not.toBe(input.id);
    }
  },
});

export const UpToTodayShowsTheMonthBefore = meta.story({
  args: { value: "", max: today },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Choose a date" }));
    const calendar = within(await opened());
    const months = calendar.getAllByRole("combobox", { name: "Month" });
    await expect(months[0]).toHaveDisplayValue("October");
    await expect(months[1]).toHaveDisplayValue("November");
    await expect(calendar.getByRole("button", { name: "Next month" })).toBeDisabled();
  },
});

export const TodayAndClear = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Choose a date" }));
    await userEvent.click(await screen.findByRole("button", { name: "Today" }));
    await closed();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(today);
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("");
    await expect(canvas.getByRole("textbox")).toHaveFocus();
  },
});

export const Disabled = meta.story({ args: { disabled: true } });
export const ReadOnly = meta.story({
  args: { readOnly: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("textbox"));
    await userEvent.keyboard("{ArrowDown}");
    await expect(screen.queryByRole("dialog")).toBeNull();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});
export const OneMonth = meta.story({
  args: { months: 1 as const },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Choose a date" }));
    await expect(within(await opened()).getAllByRole("table")).toHaveLength(1);
  },
});
export const InAForm = meta.story({
  args: { "aria-label": undefined },
  render: (args) => (
    <div style={{ inlineSize: 270 }}>
      <FormField label="FSSAI expiry" required error="This field is required">
        <Held {...args} value="" />
      </FormField>
    </div>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: /FSSAI expiry/ });
    await expect(input).toBeRequired();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription("This field is required");
  },
});
export const InADialog = meta.story({
  render: (args) => (
    <Dialog open title="Reschedule" onClose={fn()}>
      <FormField label="Order slot" required>
        <Held {...args} aria-label={undefined} />
      </FormField>
    </Dialog>
  ),
  play: async ({ args, userEvent, step }) => {
    const input = await screen.findByRole("textbox", { name: /Order slot/ });
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await opened();
    await waitFor(() => expect(screen.getByRole("gridcell", { name: /November 18th/ })).toHaveFocus());
    await step("Escape closes the calendar, not the dialog", async () => {
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog", { name: "Choose a date" })).toBeNull());
      await expect(screen.getByRole("dialog", { name: "Reschedule" })).toBeVisible();
      await waitFor(() => expect(input).toHaveFocus());
    });
    await step("a day is chosen by press", async () => {
      await userEvent.click(screen.getByRole("button", { name: "Choose a date" }));
      await opened();
      await userEvent.click(screen.getByRole("gridcell", { name: /November 25th/ }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith("2026-11-25");
      await expect(screen.getByRole("dialog", { name: "Reschedule" })).toBeVisible();
    });
  },
});
export const InHindi = meta.story({
  args: { labels: { locale: "hi-IN", choose: "चुनें", open: "तारीख चुनें", today: "आज", clear: "हटाएँ" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "तारीख चुनें" }));
    const calendar = within(await opened("तारीख चुनें"));
    await expect(calendar.getAllByRole("columnheader")[0]).toHaveTextContent("सोमवार");
    await expect(calendar.getByRole("gridcell", { name: /चुनें .*नवंबर 18/ })).toBeVisible();
  },
});
export const RightToLeft = meta.story({
  render: (args) => (
    <OverlayProvider locale="ar">
      <div dir="rtl" style={{ inlineSize: 200, minBlockSize: 420 }}>
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
      {[null, undefined, "", "soon", "2026-02-31", "🧾 क्षितिज", "9".repeat(10_000)].map((value) => (
        <Sample key={String(value)} name={String(value).slice(0, 12)}>
          <div style={{ inlineSize: 180 }}>
            <DatePicker value={value} onValueChange={fn()} today={today} aria-label="Date" />
          </div>
        </Sample>
      ))}
    </Grid>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole("button", { name: "Choose a date" }).slice(-1)) {
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
            <div style={{ inlineSize: 180 }}>
              <DatePicker value="2026-11-21" onValueChange={fn()} size={size} variant={variant} aria-label={size} />
            </div>
          </Sample>
        )),
      )}
    </Grid>
  ),
});
