import { useState } from "react";
import { Button } from "../button/button.tsx";
import { Drawer } from "./drawer.tsx";
import type { About } from "../story/about.types.ts";
import { Window } from "../story/window.tsx";

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>History</Button>
      <Drawer open={open} onClose={() => setOpen(false)} title="History">
        What happened to the product
      </Drawer>
    </>
  );
}

export const about: About = {
  summary: "A panel at the edge of the page.",
  status: "stable",
  since: "0.1.0",
  exports: ["Drawer"],
  when: ["For menus on phones, histories, details beside a list."],
  whenNot: [
    "For what must be compared with the page: put it into the page.",
    "For a question or a short form: a dialog.",
  ],
  example: Example,
  picture: () => (
    <Window edge title="History">
      <span>26-11-2026: MRP 440 → 452</span>
    </Window>
  ),
  anatomy: [
    { name: "Title", what: "Always there; `hideTitle` leaves it to screen readers.", at: ".advice-window > strong" },
    { name: "Body", what: "Scrolls by itself.", at: ".advice-window > span" },
  ],
  pairs: [
    {
      good: {
        draw: () => (
          <Window edge title="History of Chakki Atta 10 kg">
            <span>26-11-2026: MRP 440 → 452</span>
          </Window>
        ),
        why: "Give it a title that names the thing.",
      },
      bad: {
        draw: () => (
          <Window edge title="Details">
            <span>MRP 452</span>
          </Window>
        ),
        why: "“Details” of what? The page behind it is dimmed.",
      },
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift Tab"], does: "Go round inside." },
    { keys: ["Escape"], does: "Closes it; the focus returns." },
  ],
  accessibility: ["A dialog: named by its heading; the page behind is inert, and the focus comes back."],
};
