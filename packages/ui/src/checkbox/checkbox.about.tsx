import { Checkbox } from "./checkbox.tsx";
import type { About } from "../story/about.types.ts";

function Example() {
  return <Checkbox label="Sell in the app" help="Retailers see it from tomorrow on" defaultChecked />;
}

export const about: About = {
  summary: "Yes or no, which takes effect with the form.",
  status: "stable",
  since: "0.1.0",
  exports: ["Checkbox"],
  when: ["For agreements, and for choices of which several may hold."],
  whenNot: ["For what takes effect at once: a switch.", "For one of several: radio buttons."],
  example: Example,
  anatomy: [
    { name: "Box", what: "Ticked, empty or mixed.", at: ".o2r-checkbox-box" },
    { name: "Words", what: "A press on them ticks the box, too.", at: "label" },
    { name: "Help", what: "A sentence below.", at: "[id]:last-child" },
  ],
  pairs: [
    {
      good: {
        draw: () => <Checkbox label="Send invoices by mail" defaultChecked />,
        why: "Write the words so that the ticked box is true.",
      },
      bad: {
        draw: () => <Checkbox label="Do not disable mails" />,
        why: "Nobody is sure what a tick would mean here.",
      },
    },
  ],
  keyboard: [
    { keys: ["Tab"], does: "Goes to it." },
    { keys: ["Space"], does: "Ticks it." },
  ],
  accessibility: ["The browser's own box: its name is its label, and a mixed one says so."],
};
