import { FormField } from "../form-field/form-field.tsx";
import { Wide } from "../story/window.tsx";
import type { About } from "../story/about.types.ts";
import { Input } from "./input.tsx";

function Example() {
  return (
    <FormField label="Maximum retail price" help="Printed on the pack, taxes included">
      <Input name="mrp" inputMode="decimal" prefix="₹" suffix="per pack" defaultValue="452.00" />
    </FormField>
  );
}

export const about: About = {
  summary: "One line of text.",
  status: "stable",
  since: "0.1.0",
  exports: ["Input"],
  when: ["For names, codes, amounts and whatever else fits a line."],
  whenNot: [
    "For several lines: a textarea.",
    "For quantities that are counted up and down: a number stepper.",
    "For secrets: a password input. To find something in a list: a search box.",
  ],
  example: Example,
  anatomy: [
    { name: "Label", what: "Comes from the `FormField` around it.", at: ".o2r-field-label" },
    { name: "Prefix", what: "A unit that is read before the value.", at: ".o2r-input-affix" },
    { name: "Value", what: "As wide as what is expected, where that is known.", at: "input" },
    { name: "Suffix", what: "A unit that is read after the value.", at: ".o2r-input-affix:last-of-type" },
    { name: "Help", what: "A sentence of the `FormField`; an error takes its place.", at: ".o2r-field-help" },
  ],
  pairs: [
    {
      good: {
        draw: () => (
          <Wide>
            <FormField label="Margin">
              <Input inputMode="decimal" suffix="%" defaultValue="12.5" />
            </FormField>
          </Wide>
        ),
        why: "Put ₹, % and units into `prefix` and `suffix`, and say by `inputMode` which keys a phone should show.",
      },
      bad: {
        draw: () => (
          <Wide>
            <FormField label="Margin (%, without the sign)">
              <Input defaultValue="12.5" />
            </FormField>
          </Wide>
        ),
        why: "Rules in the label are read once and forgotten. `type=number` is no way out: its wheel changes values in passing.",
      },
    },
    {
      good: {
        draw: () => (
          <Wide>
            <FormField label="GSTIN" help="15 characters, as on the certificate">
              <Input />
            </FormField>
          </Wide>
        ),
        why: "Give it a label that stays, and help below it.",
      },
      bad: {
        draw: () => (
          <Wide>
            <Input aria-label="GSTIN" placeholder="GSTIN, 15 characters" />
          </Wide>
        ),
        why: "A placeholder is gone with the first key, and too pale to be read as a label.",
      },
    },
  ],
  keyboard: [{ keys: ["Tab"], does: "Goes to it; so does a press on its prefix or suffix." }],
  accessibility: [
    "The browser's own field.",
    "Label, help and error come from the `FormField` and are read with it; prefix and suffix belong to its description.",
  ],
};
