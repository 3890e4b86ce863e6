import { Check, Save, Trash2 } from "lucide-react";
import type { About } from "../story/about.types.ts";
import { Button } from "./button.tsx";

function Example() {
  return (
    <Button variant="primary" icon={Save} onClick={() => {}}>
      Save product
    </Button>
  );
}

export const about: About = {
  summary: "Does something when it is pressed.",
  status: "stable",
  since: "0.1.0",
  exports: ["Button"],
  when: [
    "For what somebody does: save, add, approve, export.",
    "As the one thing that a page, a dialog or a card asks for: `primary`, once.",
  ],
  whenNot: [
    "To go somewhere: a link, with `buttonLook(…)` when it should look like a button.",
    "Where words would not fit: an icon button, which has a name and a tooltip.",
    "For more than three acts of the same rank: a menu.",
  ],
  example: Example,
  anatomy: [
    { name: "Icon", what: "May stand before the words; `endIcon` stands after them.", at: ".o2r-icon" },
    { name: "Words", what: "Begin with a verb, and name the thing that it acts on.", at: ".o2r-button" },
  ],
  pairs: [
    {
      good: {
        draw: () => (
          <>
            <Button>Cancel</Button>
            <Button variant="primary">Save product</Button>
          </>
        ),
        why: "Have one `primary` in a view: it says what comes next.",
      },
      bad: {
        draw: () => (
          <>
            <Button variant="primary">Cancel</Button>
            <Button variant="primary">Save product</Button>
          </>
        ),
        why: "Two that ask alike say nothing about which one is meant.",
      },
    },
    {
      good: {
        draw: () => (
          <Button variant="danger" icon={Trash2}>
            Discard 12 units
          </Button>
        ),
        why: "Begin with a verb, and say what will happen.",
      },
      bad: {
        draw: () => (
          <Button variant="danger" icon={Check}>
            OK
          </Button>
        ),
        why: "“OK” has to be read together with everything around it.",
      },
    },
    {
      good: {
        draw: () => (
          <Button variant="primary" loading>
            Save product
          </Button>
        ),
        why: "Use `loading` while it works: it keeps the focus and its width.",
      },
      bad: {
        draw: () => (
          <Button variant="primary" disabled>
            Saving…
          </Button>
        ),
        why: "Disabling it throws the focus away. Nor does it say that a form has errors: let it be pressed, and show them.",
      },
    },
  ],
  keyboard: [
    { keys: ["Tab"], does: "Goes to it." },
    { keys: ["Enter", "Space"], does: "Presses it; while it works presses are ignored." },
  ],
  accessibility: ["A real `<button>`.", "While it works it says so by `aria-busy`, and keeps its name."],
};
