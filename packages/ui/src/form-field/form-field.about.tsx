import { Input } from "../input/input.tsx";
import { FormField } from "./form-field.tsx";
import type { About } from "../story/about.types.ts";
import { Wide } from "../story/window.tsx";

function Example() {
  return (
    <FormField label="Name" required help="As it is printed on the pack">
      <Input name="name" />
    </FormField>
  );
}

export const about: About = {
  summary: "The frame of a field: label, asterisk, help, error and warning, wired to the control inside.",
  status: "stable",
  since: "0.1.0",
  exports: ["FormField"],
  when: ["Around every control of a form; with `group` when the label names several controls."],
  whenNot: ["For a control in a toolbar: give that an `aria-label`."],
  example: Example,
  anatomy: [
    { name: "Label", what: "Always seen; `hideLabel` leaves it to screen readers.", at: ".o2r-field-label" },
    { name: "Asterisk", what: "The field is required.", at: ".o2r-field-required" },
    { name: "Control", what: "Any input of this package, or one that uses `useFieldControl`.", at: "input" },
    { name: "Help", what: "An error takes its place; a warning stands beside both.", at: ".o2r-field-help" },
  ],
  pairs: [
    {
      good: {
        draw: () => (
          <Wide>
            <FormField label="MRP" error="PTR must be less than or equal to MRP">
              <Input defaultValue="440" />
            </FormField>
          </Wide>
        ),
        why: "Use the specified words in errors: they say what would be right.",
      },
      bad: {
        draw: () => (
          <Wide>
            <FormField label="MRP" error="Invalid value">
              <Input defaultValue="440" />
            </FormField>
          </Wide>
        ),
        why: "That it is wrong can be seen from the colour; what is wrong, nobody knows.",
      },
    },
  ],
  keyboard: [],
  accessibility: [
    "Label, help, error and warning belong to the control by `for` and `aria-describedby`, and a press on the label goes to it.",
    "The asterisk is not read, `required` is.",
  ],
};
