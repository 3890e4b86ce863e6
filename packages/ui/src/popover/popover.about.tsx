import { Button } from "../button/button.tsx";
import { Popover } from "./popover.tsx";
import type { About } from "../story/about.types.ts";
import { Window } from "../story/window.tsx";

function Example() {
  return (
    <Popover title="Price chain" trigger={<Button>Why?</Button>}>
      O2RLP ≤ PTH ≤ PTR ≤ MRP
    </Popover>
  );
}

export const about: About = {
  summary: "More about a thing, beside it.",
  status: "stable",
  since: "0.1.0",
  exports: ["Popover"],
  when: ["For explanations that need more than a tooltip's words."],
  whenNot: ["For a form, or what must be read: a dialog or the page itself.", "For things to do: a menu."],
  example: Example,
  picture: () => (
    <div style={{ display: "grid", gap: 8, inlineSize: 280, justifyItems: "start" }}>
      <Button>Why?</Button>
      <Window title="Price chain">
        <span>O2RLP ≤ PTH ≤ PTR ≤ MRP</span>
      </Window>
    </div>
  ),
  anatomy: [
    { name: "What opens it", what: "A button of any look.", at: "button" },
    { name: "Title", what: "Names it; without one give a `label`.", at: ".advice-window > strong" },
    { name: "Body", what: "A few sentences, or the little that belongs to them.", at: ".advice-window > span" },
  ],
  pairs: [
    {
      good: {
        draw: () => (
          <Window title="Price chain">
            <span>O2RLP ≤ PTH ≤ PTR ≤ MRP</span>
          </Window>
        ),
        why: "Give it a title, and open it into free space. A button inside closes it by the function that its content is given.",
      },
      bad: {
        draw: () => (
          <Window title="Price" answers={<Button variant="primary">Save</Button>}>
            <span>PTR</span>
          </Window>
        ),
        why: "A press beside it would throw away what was typed.",
      },
    },
  ],
  keyboard: [
    { keys: ["Enter"], does: "Opens it, and the focus goes in." },
    { keys: ["Escape"], does: "Closes it and gives the focus back." },
  ],
  accessibility: ["A dialog named by its heading; its button says whether it is open."],
};
