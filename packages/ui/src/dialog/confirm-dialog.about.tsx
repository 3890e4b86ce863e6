import { useState } from "react";
import { Button } from "../button/button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import type { About } from "../story/about.types.ts";
import { Window } from "../story/window.tsx";

function Example() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Cancel order
      </Button>
      <ConfirmDialog open={open} action="Cancel order" onConfirm={close} onClose={close}>
        The order is cancelled and its stock released.
      </ConfirmDialog>
    </>
  );
}

export const about: About = {
  summary: "Asks before something that cannot be taken back.",
  status: "stable",
  since: "0.1.0",
  exports: ["ConfirmDialog"],
  when: ["Before cancelling, deactivating, resetting, signing out."],
  whenNot: ["Before what can be undone: do it, and offer to undo it in a toast."],
  example: Example,
  picture: () => (
    <Window
      title="Cancel order"
      answers={
        <>
          <Button>Go back</Button>
          <Button variant="danger">Yes, cancel now!</Button>
        </>
      }
    >
      <span>RO-26-048810 will be cancelled and its stock released.</span>
    </Window>
  ),
  anatomy: [
    { name: "Action", what: "Named as the button that opened it.", at: ".advice-window > strong" },
    { name: "What will happen", what: "In one sentence, with the name of the thing.", at: ".advice-window > span" },
    { name: "Safe answer", what: "Has the focus.", at: ".advice-answers > :first-child" },
    { name: "Answer that acts", what: "Says the action again.", at: ".advice-answers > :last-child" },
  ],
  pairs: [
    {
      good: {
        draw: () => (
          <Window
            title="Cancel order"
            answers={
              <>
                <Button>Go back</Button>
                <Button variant="danger">Yes, cancel now!</Button>
              </>
            }
          >
            <span>RO-26-048810 will be cancelled and its stock released.</span>
          </Window>
        ),
        why: "Name the action as the button does, and say what exactly will happen.",
      },
      bad: {
        draw: () => (
          <Window
            title="Confirm"
            answers={
              <>
                <Button>Cancel</Button>
                <Button variant="danger">OK</Button>
              </>
            }
          >
            <span>This cannot be undone.</span>
          </Window>
        ),
        why: "OK to what? And “Cancel” cancels the order, or the question: whoever reads only the buttons presses the wrong one.",
      },
    },
  ],
  keyboard: [
    { keys: ["Tab"], does: "Goes between the answers; it opens with the focus on the safe one." },
    { keys: ["Escape"], does: "Keeps everything as it is; the focus returns." },
  ],
  accessibility: ["An `alertdialog`: its question is read at once."],
};
