import { useId } from "react";
import { FormField } from "../form-field/form-field.tsx";
import { RadioGroup } from "./radio-group.tsx";
import type { About } from "../story/about.types.ts";

function Example() {
  // Groups of one page that have the same name would be one group.
  const name = useId();
  return (
    <FormField label="Delivery" group>
      <RadioGroup
        name={name}
        defaultValue="van"
        options={[
          { value: "van", label: "Our van", help: "Tomorrow, on route 4" },
          { value: "self", label: "Collected", help: "From the hub, today" },
        ]}
      />
    </FormField>
  );
}

export const about: About = {
  summary: "One of a few, all of them in sight.",
  status: "stable",
  since: "0.1.0",
  exports: ["RadioGroup"],
  when: ["For two to five answers that need a sentence."],
  whenNot: ["For short ones: a toggle group.", "For more than five: a select or a combobox."],
  example: Example,
  anatomy: [
    { name: "Label", what: "Names the group.", at: ".o2r-field-label" },
    { name: "Answer", what: "The words are pressed, too.", at: ".o2r-radio" },
    { name: "Help", what: "Explains an answer.", at: ".o2r-radio-help" },
  ],
  pairs: [
    {
      good: {
        draw: () => (
          <FormField label="Reason" group>
            <RadioGroup
              name="good"
              defaultValue="n"
              options={[
                { value: "n", label: "None" },
                { value: "d", label: "Damaged" },
              ]}
            />
          </FormField>
        ),
        why: "Offer “none” where it is an answer.",
      },
      bad: {
        draw: () => (
          <FormField label="Why, if at all" group>
            <RadioGroup
              name="bad"
              options={[
                { value: "d", label: "Damaged" },
                { value: "e", label: "Expired" },
              ]}
            />
          </FormField>
        ),
        why: "Once pressed, it can never be unpressed.",
      },
    },
  ],
  keyboard: [
    { keys: ["Tab"], does: "Goes to the chosen one." },
    { keys: ["↑", "↓"], does: "Choose." },
  ],
  accessibility: ["A `radiogroup` named by its label."],
};
