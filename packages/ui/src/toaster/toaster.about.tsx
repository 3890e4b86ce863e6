import { Button } from "../button/button.tsx";
import { notify } from "../notify/notify.ts";
import type { About } from "../story/about.types.ts";
import { Window } from "../story/window.tsx";

function Example() {
  return <Button onClick={() => notify({ kind: "success", title: "Product saved" })}>Save product</Button>;
}

export const about: About = {
  summary: "Says that something was done, for 1500 ms, longer under the pointer or with the focus.",
  status: "stable",
  since: "0.1.0",
  exports: ["Toaster"],
  inputs: ["NotificationInput"],
  when: ["`notify(…)` after a save, an export, a failed call. Errors are kept in the log."],
  whenNot: ["For what must be read: errors of fields stand at their fields, those of the page in a banner."],
  example: Example,
  anatomy: [
    { name: "What was done", what: "Calls `notify(…)`; the words stand at the edge of the page.", at: "button" },
  ],
  pairs: [
    {
      good: {
        draw: () => <Window title="Product saved" answers={<Button size="sm">Undo</Button>} />,
        why: "Say it in one line, and offer one action at most.",
      },
      bad: {
        draw: () => (
          <Window
            title="Error"
            answers={
              <>
                <Button size="sm">Retry</Button>
                <Button size="sm">Details</Button>
              </>
            }
          >
            <span>PTR must be less than or equal to MRP</span>
          </Window>
        ),
        why: "It is gone before it was read. It belongs to its field.",
      },
    },
  ],
  keyboard: [{ keys: ["Tab"], does: "Goes to its action and its cross; while the focus is there it waits." }],
  accessibility: ["Announced without taking the focus, errors at once; what must not be missed stays in the log."],
};
