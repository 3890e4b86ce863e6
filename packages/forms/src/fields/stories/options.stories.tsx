import { expect, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { defineForm, multiSelect, select } from "../../index.ts";
import { StoryForm } from "./story-form.tsx";

const meta = preview.meta({ title: "Patterns/Forms/Fields/Options on offer", component: StoryForm });

const shipping = defineForm({
  id: "shipping",
  version: 1,
  fields: {
    country: select({ label: "Country", options: ["India", "Nepal"] }),
    by: select({
      label: "By",
      options: ["Road", { value: "Air", label: "Air", visible: { field: "country", in: ["Nepal"] } }],
    }),
    papers: multiSelect({
      label: "Papers",
      options: ["Invoice", { value: "Customs", label: "Customs", visible: { field: "country", in: ["Nepal"] } }],
    }),
  },
});

/** An option with a condition comes and goes; where it was chosen before, it is refused until another is. */
export const ComeAndGo = meta.story({
  args: { definition: shipping, values: { country: "Nepal" } },
  play: async ({ canvas, canvasElement, step }) => {
    const by = await canvas.findByLabelText("By");
    const offered = () =>
      within(by)
        .getAllByRole("option")
        .map(({ textContent }) => textContent);
    await step("it is offered while its condition holds", async () => {
      await expect(offered()).toEqual(["Select", "Road", "Air"]);
      await userEvent.selectOptions(by, "Air");
      await userEvent.selectOptions(canvas.getByLabelText("Country"), "India");
      await waitFor(() => expect(by).toHaveAccessibleDescription("Choose one of the listed values"));
      await userEvent.selectOptions(by, "Road");
      await expect(offered()).toEqual(["Select", "Road"]);
      await expect(by).not.toHaveAccessibleDescription("Choose one of the listed values");
    });
    await step("also in a list that is searched", async () => {
      await userEvent.click(await canvas.findByRole("combobox", { name: /Papers/ }));
      const page = within(canvasElement.ownerDocument.body);
      await page.findByRole("option", { name: "Invoice" });
      await expect(page.queryByRole("option", { name: "Customs" })).toBeNull();
    });
  },
});
