import { Profiler } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { defineForm, number, select, text, type Field as FieldDefinition } from "../../index.ts";
import { EngineForm, Field, useEngineForm } from "../../react/index.ts";
import { fieldComponents } from "../index.ts";

const meta = preview.meta({ title: "Patterns/Forms/Large" });

/** Ten by ten: the first of each ten steers the second, the last two are compared. */
const fieldAt = (index: number): FieldDefinition => {
  const first = `field${index - (index % 10)}`;
  const label = `Field ${index}`;
  if (index % 10 === 0) return select({ label, options: ["A", "B"], width: "third" });
  if (index % 10 === 1) return text({ label, visible: { field: first, in: ["A"] }, required: true, width: "third" });
  return index % 10 < 8 ? text({ label, maxLength: 20, width: "third" }) : number({ label, width: "third" });
};

const largeForm = defineForm({
  id: "large",
  version: 1,
  fields: Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`field${index}`, fieldAt(index)])),
  rules: Array.from({ length: 50 }, (_, block) => ({
    compare: [`field${block * 10 + 8}`, "<=", `field${block * 10 + 9}`] as const,
    message: { left: "Above the next field", right: "Below the field before" },
  })),
});
const names = Object.keys(largeForm.fields);

const counts = new Map<string, number>();
const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);

function LargeForm() {
  const form = useEngineForm(largeForm, { onSubmit: () => undefined });
  return (
    <EngineForm form={form} components={fieldComponents}>
      <Profiler id="form" onRender={count}>
        <div className="o2r-form-fields">
          {names.map((name) => (
            <Profiler key={name} id={name} onRender={count}>
              <Field name={name} />
            </Profiler>
          ))}
        </div>
      </Profiler>
    </EngineForm>
  );
}

export const FiveHundredFields = meta.story({
  render: () => <LargeForm />,
  // By ids: a query by role looks at each of the 500 fields.
  play: async ({ canvasElement, step }) => {
    const input = (index: number) => {
      const found = canvasElement.querySelector<HTMLInputElement>(`[name="field${index}"]`);
      if (!found) throw new Error(`Field ${index} is not there`);
      return found;
    };
    const rendered = () => {
      const all = Object.fromEntries(counts);
      counts.clear();
      return all;
    };
    await waitFor(() => input(499));
    rendered();
    await step("a keystroke in a field on which nothing depends commits nothing", async () => {
      input(252).focus();
      await userEvent.keyboard("besan");
      await expect(rendered()).toEqual({});
    });
    await step("a keystroke that changes the field's look commits exactly that field", async () => {
      await userEvent.keyboard(" of more than twenty letters");
      input(253).focus();
      await waitFor(() => expect(input(252)).toBeInvalid());
      await expect(rendered()).toEqual({ field252: 1, form: 1 });
      input(252).focus();
      await userEvent.keyboard("!");
      await expect(rendered()).toEqual({});
    });
    await step("one that shows another commits that other", async () => {
      await userEvent.selectOptions(input(250), "A");
      await waitFor(() => expect(input(251)).toBeRequired());
      await expect(rendered()).toEqual({ field251: 1, form: 1 });
    });
  },
});
