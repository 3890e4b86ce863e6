import { useState } from "react";
import { Stepper } from "./stepper.tsx";
import type { About } from "../story/about.types.ts";
import { Wide } from "../story/window.tsx";

function Example() {
  const [step, setStep] = useState("kyc");
  return (
    <Stepper
      label="Onboarding"
      value={step}
      onValueChange={setStep}
      steps={[
        { id: "shop", label: "Shop", state: "done" },
        { id: "kyc", label: "KYC" },
        { id: "terms", label: "Terms", disabled: true },
      ]}
    />
  );
}

export const about: About = {
  summary: "Where someone stands in a task of several steps.",
  status: "stable",
  since: "0.1.0",
  exports: ["Stepper"],
  when: ["For a form that is asked in parts, such as onboarding; for the way of an order, standing upright."],
  whenNot: ["For views of the same thing: tabs.", "For fewer than three steps, or steps without an order."],
  example: Example,
  anatomy: [
    { name: "Mark", what: "Done, wrong, or its number.", at: ".o2r-step-mark" },
    { name: "Name", what: "One or two words.", at: ".o2r-step-label" },
  ],
  pairs: [
    {
      good: {
        draw: () => (
          <Wide>
            <Stepper
              label="With an error"
              value="terms"
              steps={[
                { id: "shop", label: "Shop", state: "done" },
                { id: "kyc", label: "KYC", state: "error" },
                { id: "terms", label: "Terms" },
              ]}
            />
          </Wide>
        ),
        why: "Mark a step with an error, also when it is not the current one.",
      },
      bad: {
        draw: () => (
          <Wide>
            <Stepper
              label="Of two steps"
              value="b"
              steps={[
                { id: "a", label: "Data", state: "done" },
                { id: "b", label: "Done" },
              ]}
            />
          </Wide>
        ),
        why: "Two steps are a form and a button.",
      },
    },
  ],
  keyboard: [
    { keys: ["Tab"], does: "Goes from step to step." },
    { keys: ["Enter", "Space"], does: "Go there." },
  ],
  accessibility: [
    "A `nav` with an ordered list; the step in view carries `aria-current`, and whether others are done is said in words.",
  ],
};
