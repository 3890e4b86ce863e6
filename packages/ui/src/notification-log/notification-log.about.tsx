import { useState } from "react";
import { Button } from "../button/button.tsx";
import { NotificationLog } from "./notification-log.tsx";
import type { About } from "../story/about.types.ts";
import { Window } from "../story/window.tsx";

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Messages</Button>
      <NotificationLog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

export const about: About = {
  summary: "The toasts of late, to be read again: each is on the screen for 1500 ms only.",
  status: "stable",
  since: "0.1.0",
  exports: ["NotificationLog"],
  when: ["Behind the bell or an item of the menu: errors stay there until they are cleared."],
  whenNot: ["In place of a message beside its field."],
  example: Example,
  anatomy: [{ name: "What opens it", what: "The bell or an item of a menu.", at: "button" }],
  pairs: [
    {
      good: {
        draw: () => (
          <Window title="Messages">
            <span>11:42 The order could not be saved: its stock is gone.</span>
          </Window>
        ),
        why: "Keep the errors until they are cleared, newest first.",
      },
      bad: {
        draw: () => (
          <Window title="Messages">
            <span>Saved</span>
            <span>Saved</span>
            <span>Saved</span>
          </Window>
        ),
        why: "What went well need not be read a second time.",
      },
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift Tab"], does: "Go round inside." },
    { keys: ["Escape"], does: "Closes it; the focus returns." },
  ],
  accessibility: ["Named by its heading; newest first."],
};
