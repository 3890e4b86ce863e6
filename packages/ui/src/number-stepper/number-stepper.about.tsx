import { useState } from "react";
import { FormField } from "../form-field/form-field.tsx";
import { NumberStepper } from "./number-stepper.tsx";
import type { About } from "../story/about.types.ts";
import { Wide } from "../story/window.tsx";

function Example() {
  const [packs, setPacks] = useState<number | null>(24);
  return (
    <FormField label="Packs">
      <NumberStepper value={packs} onValueChange={setPacks} min={0} step={12} />
    </FormField>
  );
}

const nothing = () => {};

export const about: About = {
  summary: "A quantity, typed or counted up and down.",
  status: "stable",
  since: "0.1.0",
  exports: ["NumberStepper"],
  when: [
    "For numbers that are counted by hand, such as packs in a cart or pieces in a quality check. `touch` where people wear gloves.",
  ],
  whenNot: ["For prices and percents: an input with a prefix or a suffix."],
  example: Example,
  anatomy: [
    { name: "Less", what: "Goes to the pack below.", at: ".o2r-number-button" },
    { name: "Number", what: "Typed as well.", at: "input" },
    { name: "More", what: "Goes to the pack above.", at: ".o2r-number-button:last-of-type" },
  ],
  pairs: [
    {
      good: {
        draw: () => (
          <Wide>
            <FormField label="Packs of 12" help="In whole packs">
              <NumberStepper value={24} onValueChange={nothing} step={12} />
            </FormField>
          </Wide>
        ),
        why: "Give `step` the size of a pack: the buttons go to whole packs, and a typed number is left as it is.",
      },
      bad: {
        draw: () => (
          <Wide>
            <FormField label="Price in ₹">
              <NumberStepper value={452} onValueChange={nothing} />
            </FormField>
          </Wide>
        ),
        why: "Nobody counts to a price.",
      },
    },
  ],
  keyboard: [
    { keys: ["digits"], does: "Type the number." },
    { keys: ["Tab"], does: "Goes to the buttons." },
    { keys: ["Enter", "Space"], does: "Press them." },
  ],
  accessibility: [
    "A text field that takes digits; its buttons say what they count.",
    "Arrows and the wheel change nothing, so that no number is changed in passing.",
    "What is typed beyond the bounds is kept and marked, so that a form can say why.",
  ],
};
