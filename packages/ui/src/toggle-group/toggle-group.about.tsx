import { useState } from "react";
import { FormField } from "../form-field/form-field.tsx";
import { ToggleGroup } from "./toggle-group.tsx";
import type { About } from "../story/about.types.ts";

function Example() {
  const [period, setPeriod] = useState("week");
  return (
    <FormField label="Period" group>
      <ToggleGroup
        value={period}
        onValueChange={setPeriod}
        options={[
          { value: "day", label: "Day" },
          { value: "week", label: "Week" },
          { value: "month", label: "Month" },
        ]}
      />
    </FormField>
  );
}

const nothing = () => {};

export const about: About = {
  summary: "One, or several, of a few short answers, all of them in sight.",
  status: "stable",
  since: "0.1.0",
  exports: ["ToggleGroup"],
  when: [
    "For periods, views and reasons: two to seven answers of one or two words.",
    "`joined` for what changes the view, `chips` for what is an answer.",
  ],
  whenNot: ["For longer answers: radio buttons or boxes.", "For many: a select."],
  example: Example,
  anatomy: [
    { name: "Label", what: "Names the group.", at: ".o2r-field-label" },
    { name: "Answer", what: "The chosen one is marked.", at: ".o2r-toggle" },
  ],
  pairs: [
    {
      good: {
        draw: () => (
          <ToggleGroup
            aria-label="View"
            value="a"
            onValueChange={nothing}
            options={[
              { value: "a", label: "List" },
              { value: "b", label: "Board" },
            ]}
          />
        ),
        why: "Keep to one or two words.",
      },
      bad: {
        draw: () => (
          <ToggleGroup
            aria-label="Long view"
            value="a"
            onValueChange={nothing}
            options={[
              { value: "a", label: "Show all as a list" },
              { value: "b", label: "Show by state on a board" },
            ]}
          />
        ),
        why: "Sentences want lines of their own.",
      },
    },
  ],
  keyboard: [
    { keys: ["Tab"], does: "With one answer goes to the chosen one; with several from one to the next." },
    { keys: ["←", "→"], does: "Choose, where there is one answer." },
    { keys: ["Space"], does: "Chooses, where there are several." },
  ],
  accessibility: ["A named group; each answer says whether it is chosen."],
};
