import { FormField } from "../form-field/form-field.tsx";
import { Textarea } from "./textarea.tsx";
import type { About } from "../story/about.types.ts";
import { Wide } from "../story/window.tsx";

function Example() {
  return (
    <FormField label="Remarks" optional>
      <Textarea name="remarks" rows={3} />
    </FormField>
  );
}

export const about: About = {
  summary: "Several lines of text.",
  status: "stable",
  since: "0.1.0",
  exports: ["Textarea"],
  when: ["For descriptions, remarks, JSON that is edited."],
  whenNot: ["For one line: an input."],
  example: Example,
  anatomy: [
    { name: "Label", what: "Comes from the `FormField` around it.", at: ".o2r-field-label" },
    { name: "Text", what: "Grows with what is typed, and by its corner.", at: "textarea" },
  ],
  pairs: [
    {
      good: {
        draw: () => (
          <Wide>
            <FormField label="Reason">
              <Textarea rows={3} defaultValue="Two bags were torn at the bottom; the driver has a picture." />
            </FormField>
          </Wide>
        ),
        why: "Let it show as many lines as are usual.",
      },
      bad: {
        draw: () => (
          <Wide>
            <FormField label="Name">
              <Textarea rows={3} defaultValue="Chakki Atta" />
            </FormField>
          </Wide>
        ),
        why: "It asks for more than a name.",
      },
    },
  ],
  keyboard: [
    { keys: ["Tab"], does: "Goes to it." },
    { keys: ["Enter"], does: "Begins a line." },
  ],
  accessibility: ["The browser's own field."],
};
