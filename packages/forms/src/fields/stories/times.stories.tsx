import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { dateTime, defineForm, section, time } from "../../index.ts";
import { StoryForm } from "./story-form.tsx";

const meta = preview.meta({ title: "Patterns/Forms/Fields/Times" });

/** The calendar is loaded when it is first asked for. */
const patience = { timeout: 20_000 };

const openingForm = defineForm({
  id: "opening",
  version: 1,
  fields: {
    opens: time({ label: "Opens at", min: "06:00", required: true }),
    from: dateTime({ label: "Open from", help: "India's time" }),
  },
  sections: [section("opening", "Opening", ["opens", "from"])],
});

/** A time of day, and a time of a day. */
export const Times = meta.story({
  render: () => <StoryForm definition={openingForm} />,
  play: async ({ canvas, step }) => {
    const opens = canvas.getByRole("textbox", { name: "Opens at" });
    // Until the calendar's code is there, another input holds its place.
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Open from" })).toBeEnabled(), patience);
    const day = canvas.getByRole("textbox", { name: "Open from" });
    await step("what cannot be read stays, and is refused by the form", async () => {
      await userEvent.type(opens, "25:10");
      await userEvent.type(day, "31-02-2026");
      await userEvent.keyboard("{Escape}");
      await userEvent.click(canvas.getByRole("button", { name: "Save" }));
      await waitFor(() => expect(opens).toHaveAccessibleDescription("This value cannot be read"), patience);
      await waitFor(() => expect(day).toHaveAccessibleDescription(/This value cannot be read/), patience);
      // It takes the focus, and would take it from whoever types already.
      await waitFor(() => expect(document.activeElement).toHaveTextContent(/need attention/), patience);
      await expect(opens).toHaveValue("25:10");
      await expect(day).toHaveValue("31-02-2026");
    });
    await step("times are typed as people type them", async () => {
      await userEvent.clear(opens);
      await userEvent.type(opens, "630");
      await userEvent.clear(opens);
      await userEvent.type(opens, "6.30");
      await userEvent.clear(day);
      await userEvent.type(day, "01-12-2026");
      await userEvent.tab();
      await userEvent.keyboard("{Escape}");
      const clock = canvas.getByRole("textbox", { name: "Open from Time" });
      await userEvent.clear(clock);
      await userEvent.type(clock, "1830");
      await userEvent.click(canvas.getByRole("button", { name: "Save" }));
      await expect(opens).toHaveValue("06:30");
      await waitFor(
        () => expect(canvas.getByLabelText("Saved")).toHaveTextContent('{"opens":"06:30","from":"2026-12-01T18:30"}'),
        patience,
      );
    });
  },
});
