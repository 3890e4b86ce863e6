import { FormField } from "../form-field/form-field.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { NativeSelect } from "./native-select.tsx";
import type { About } from "../story/about.types.ts";
import { Wide } from "../story/window.tsx";

function Example() {
  return (
    <FormField label="Tax" required>
      <NativeSelect
        name="tax"
        placeholder="Select a rate"
        options={[
          { value: 5, label: "5%" },
          { value: 12, label: "12%" },
          { value: 18, label: "18%" },
        ]}
      />
    </FormField>
  );
}

export const about: About = {
  summary: "One of a short list, drawn by the browser.",
  status: "stable",
  since: "0.1.0",
  exports: ["NativeSelect"],
  when: ["For fixed options, up to about twenty."],
  whenNot: ["For more, or what is looked up: a combobox.", "For yes and no: a checkbox or a switch."],
  example: Example,
  anatomy: [
    { name: "Label", what: "Comes from the `FormField` around it.", at: ".o2r-field-label" },
    { name: "Choice", what: "A placeholder while nothing is chosen.", at: "select" },
  ],
  pairs: [
    {
      good: {
        draw: () => (
          <Wide>
            <FormField label="Tax rate">
              <NativeSelect placeholder="Select a rate" options={[{ value: 5, label: "5%" }]} />
            </FormField>
          </Wide>
        ),
        why: "Give a placeholder while nothing is chosen.",
      },
      bad: {
        draw: () => (
          <Wide>
            <FormField label="Tax of the pack">
              <NativeSelect options={[{ value: 5, label: "5%" }]} defaultValue={5} />
            </FormField>
          </Wide>
        ),
        why: "A first option that nobody chose looks like a decision.",
      },
    },
    {
      good: { draw: () => <Checkbox label="Sell loose packs" />, why: "Ask yes or no by a box." },
      bad: {
        draw: () => (
          <Wide>
            <FormField label="Loose packs">
              <NativeSelect
                options={[
                  { value: "y", label: "Yes" },
                  { value: "n", label: "No" },
                ]}
              />
            </FormField>
          </Wide>
        ),
        why: "A list that must be opened to see two words.",
      },
    },
  ],
  keyboard: [
    { keys: ["Tab"], does: "Goes to it." },
    { keys: ["↑", "↓", "letters"], does: "Choose, as the browser has it." },
  ],
  accessibility: ["The browser's own list, with its label."],
};
