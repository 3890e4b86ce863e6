import { useState } from "react";
import { Button } from "../button/button.tsx";
import { FormField } from "../form-field/form-field.tsx";
import { Input } from "../input/input.tsx";
import type { About } from "../story/about.types.ts";
import { Window } from "../story/window.tsx";
import { Dialog } from "./dialog.tsx";

function Example() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add option</Button>
      <Dialog
        open={open}
        onClose={close}
        title="Add new option"
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" onClick={close}>
              Add
            </Button>
          </>
        }
      >
        <FormField label="Name" required>
          <Input name="name" />
        </FormField>
      </Dialog>
    </>
  );
}

export const about: About = {
  summary: "A window over the page, for one short thing that belongs to it.",
  status: "stable",
  since: "0.1.0",
  exports: ["Dialog"],
  when: ["For short forms and choices that belong to the page behind."],
  whenNot: [
    "For long forms: a page of their own, which has an address.",
    "To look something up beside the page: a drawer.",
    "To ask before something that cannot be taken back: a confirm dialog.",
  ],
  example: Example,
  picture: () => (
    <Window
      title="Add new option"
      answers={
        <>
          <Button>Cancel</Button>
          <Button variant="primary">Add</Button>
        </>
      }
    >
      <FormField label="Name">
        <Input />
      </FormField>
    </Window>
  ),
  anatomy: [
    { name: "Heading", what: "Says what the dialog does, in the words of the button.", at: ".advice-window > strong" },
    { name: "Body", what: "Scrolls with the window where it is long.", at: ".o2r-field" },
    { name: "Safe answer", what: "Comes first, and changes nothing.", at: ".advice-answers > :first-child" },
    { name: "Answer", what: "What the dialog is for, named as the heading is.", at: ".advice-answers > :last-child" },
  ],
  pairs: [
    {
      good: {
        draw: () => (
          <Window
            title="Add new option"
            answers={
              <>
                <Button>Cancel</Button>
                <Button variant="primary">Add</Button>
              </>
            }
          >
            <FormField label="Name" required>
              <Input defaultValue="Glass bottle" />
            </FormField>
          </Window>
        ),
        why: "Say in the heading what it does, and put the actions into `footer`, where they stay in sight.",
      },
      bad: {
        draw: () => (
          <Window title="Option">
            <Button block variant="primary">
              Submit
            </Button>
            <FormField label="Name" required>
              <Input defaultValue="Glass bottle" />
            </FormField>
          </Window>
        ),
        why: "A heading of one noun and a button in the middle leave open what happens, and how to get out.",
      },
    },
  ],
  keyboard: [
    { keys: ["Tab", "Shift Tab"], does: "Go round inside; the focus stays in it." },
    { keys: ["Escape"], does: "Closes it, and the focus returns to where it came from." },
  ],
  accessibility: [
    "Named by its heading.",
    "The page behind is inert while it is open.",
    "While `loading` what was typed stays, below a veil.",
  ],
};
