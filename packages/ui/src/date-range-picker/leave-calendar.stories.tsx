import { expect, fireEvent, fn, screen, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { DateRangePicker } from "./date-range-picker.tsx";

const meta = preview.meta({
  title: "Input/Date range picker by keys",
  component: DateRangePicker,
  tags: ["!autodocs"],
  args: {
    // The day that the keys are at stands in the weeks of two months, and is shown in one of them.
    value: { from: "2026-11-30", to: "2026-12-03" },
    onValueChange: fn(),
    today: "2026-11-21",
    clearable: false,
    "aria-label": "Placed",
  },
  render: (args) => (
    <>
      <DateRangePicker {...args} />
      <button type="button">What follows</button>
    </>
  ),
});

export const TabLeadsOnBehindIt = meta.story({
  name: "Tab from the last control of a calendar leads to what follows its field, and closes it",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Choose dates" }));
    await screen.findByRole("dialog", { name: "Choose dates" });
    await waitFor(() => expect(screen.getByRole("gridcell", { name: /November 30th/ })).toHaveFocus());
    const next = screen.getByRole("button", { name: "Next month" });
    for (let stops = 0; stops < 5 && document.activeElement !== next; stops += 1) await userEvent.tab();
    await expect(next).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "What follows" })).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});

export const TheFocusStaysWhereItWent = meta.story({
  name: "A calendar that closes leaves the focus where it has gone meanwhile",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Choose dates" }));
    await waitFor(() => expect(screen.getByRole("gridcell", { name: /November 30th/ })).toHaveFocus());
    const next = canvas.getByRole("button", { name: "What follows" });
    // Both before the next frame, as on a machine that stands still for a moment.
    void fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
    next.focus();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await expect(next).toHaveFocus();
  },
});
