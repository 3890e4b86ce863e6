import { Copy, Pencil, Trash2 } from "lucide-react";
import { IconButton } from "./icon-button.tsx";
import type { About } from "../story/about.types.ts";

function Example() {
  return <IconButton label="Copy the code" icon={Copy} onClick={() => {}} />;
}

/** The button with its name, which is seen under the pointer only. */
function Named({ label }: { label: string }) {
  return (
    <>
      <IconButton label={label} icon={Trash2} />
      <span>{label}</span>
    </>
  );
}

export const about: About = {
  summary: "A button that is only a drawing.",
  status: "stable",
  since: "0.1.0",
  exports: ["IconButton"],
  when: ["For actions whose drawing everybody knows, where words have no room."],
  whenNot: ["Where words have room: a button.", "For more than three beside each other: a menu."],
  example: Example,
  anatomy: [{ name: "Drawing", what: "Its `label` is its name and its tooltip.", at: ".o2r-icon" }],
  pairs: [
    {
      good: {
        draw: () => <Named label="Delete the picture “Shop front”" />,
        why: "Say in `label` what it does, and to what.",
      },
      bad: {
        draw: () => <Named label="Trash" />,
        why: "The name of the drawing is not what it does.",
      },
    },
    {
      good: {
        draw: () => (
          <>
            <IconButton label="Edit" icon={Pencil} />
            <IconButton label="Copy" icon={Copy} />
          </>
        ),
        why: "Line up two or three.",
      },
      bad: {
        draw: () => (
          <>
            <IconButton label="Edit row" icon={Pencil} />
            <IconButton label="Copy row" icon={Copy} />
            <IconButton label="Edit rest" icon={Pencil} />
            <IconButton label="Copy rest" icon={Copy} />
            <IconButton label="Delete row" icon={Trash2} />
          </>
        ),
        why: "Five drawings are a riddle.",
      },
    },
  ],
  keyboard: [
    { keys: ["Tab"], does: "Goes to it." },
    { keys: ["Enter", "Space"], does: "Presses it." },
  ],
  accessibility: ["A real button; its label is its name, and its tooltip for those who see."],
};
