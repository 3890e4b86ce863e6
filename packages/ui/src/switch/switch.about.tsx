import { Checkbox } from "../checkbox/checkbox.tsx";
import { Switch } from "./switch.tsx";
import type { About } from "../story/about.types.ts";

function Example() {
  return <Switch label="Cash on delivery" defaultChecked />;
}

export const about: About = {
  summary: "On or off, which takes effect at once.",
  status: "stable",
  since: "0.1.0",
  exports: ["Switch"],
  when: ["For settings."],
  whenNot: ["For what takes effect with a form: a checkbox."],
  example: Example,
  anatomy: [
    { name: "Track", what: "On or off.", at: "input" },
    { name: "Words", what: "Name the thing.", at: ".o2r-switch-label" },
  ],
  pairs: [
    {
      good: { draw: () => <Switch label="Cash on delivery" defaultChecked />, why: "Name the thing, not the state." },
      bad: {
        draw: () => <Switch label="Enable or disable cash on delivery" defaultChecked />,
        why: "Is it on when it is enabled, or when it is disabled?",
      },
    },
    {
      good: { draw: () => <Checkbox label="I have read the terms" />, why: "Where saving follows take a checkbox." },
      bad: { draw: () => <Switch label="I have read the terms" />, why: "It looks as if it were done already." },
    },
  ],
  keyboard: [
    { keys: ["Tab"], does: "Goes to it." },
    { keys: ["Space", "Enter"], does: "Switches." },
  ],
  accessibility: ["A `switch` that says whether it is on; its name does not change with it."],
};
