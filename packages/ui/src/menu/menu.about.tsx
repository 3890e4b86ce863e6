import { Copy, Pencil, Trash2 } from "lucide-react";
import { MenuButton } from "./menu-button.tsx";
import type { About } from "../story/about.types.ts";
import { Window } from "../story/window.tsx";

function Example() {
  return (
    <MenuButton
      label="Actions for Chakki Atta 10 kg"
      items={[
        { id: "edit", label: "Edit", icon: Pencil, onSelect: () => {} },
        { id: "copy", label: "Duplicate", icon: Copy, onSelect: () => {} },
        { id: "off", label: "Deactivate", icon: Trash2, tone: "danger", separated: true, onSelect: () => {} },
      ]}
    />
  );
}

/** The menu as it is once it is open. */
function Picture() {
  return (
    <Window>
      <span>Edit</span>
      <span>Duplicate</span>
      <hr />
      <span style={{ color: "var(--o2r-danger)" }}>Deactivate</span>
    </Window>
  );
}

export const about: About = {
  summary: "Things to do, behind a button.",
  status: "stable",
  since: "0.1.0",
  exports: ["MenuButton", "Menu"],
  when: ["For the actions of a row, of a page, of the person. `MenuButton` puts them behind an ellipsis."],
  whenNot: ["For the page's chief action: a button.", "To choose a value: a select or radio buttons."],
  example: Example,
  picture: () => (
    <div style={{ display: "grid", gap: 24, inlineSize: 200, justifyItems: "start" }}>
      <Example />
      <Picture />
    </div>
  ),
  anatomy: [
    { name: "Button", what: "Its label names the thing whose menu it is.", at: "button" },
    { name: "Line", what: "Keeps apart what is of another kind: `separated`.", at: "hr" },
    { name: "Entry", what: "A verb. `icon` stands before it, `hint` at the end, `why` below.", at: "span" },
    { name: "Danger", what: "What takes something away: last, and in red.", at: "hr + span" },
  ],
  pairs: [
    {
      good: {
        draw: Picture,
        why: "Put the usual first, what takes something away last, apart and in red.",
      },
      bad: {
        draw: () => (
          <Window>
            <span>Deactivate</span>
            <span>Duplicate</span>
            <span>Edit</span>
          </Window>
        ),
        why: "In the order of letters the one that hurts lies under the pointer.",
      },
    },
  ],
  keyboard: [
    { keys: ["Enter", "Space", "↓"], does: "Opens it at the first that can be chosen." },
    { keys: ["↑", "↓", "Home", "End", "letters"], does: "Move." },
    { keys: ["Escape"], does: "Closes and gives the focus back." },
  ],
  accessibility: [
    "ARIA's menu; the button says that it has one and whether it is open.",
    "What cannot be done stays in it, with the reason in `why`.",
  ],
};
