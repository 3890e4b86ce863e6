import { Avatar } from "./avatar.tsx";
import type { About } from "../story/about.types.ts";

function Example() {
  return (
    <div style={{ display: "flex", gap: 8, alignItems: "center" }}>
      <Avatar name="Meera Nair" />
      <span>Meera Nair</span>
    </div>
  );
}

export const about: About = {
  summary: "The initials of a person, in a circle.",
  status: "stable",
  since: "0.1.0",
  exports: ["Avatar"],
  when: ["For people in headers, lists and histories, beside their name."],
  whenNot: ["For things: a thumbnail or an icon."],
  example: Example,
  anatomy: [{ name: "Initials", what: "Made from the full name.", at: ".o2r-avatar" }],
  pairs: [
    {
      good: {
        draw: () => (
          <>
            <Avatar name="Meera Nair" />
            <span>Meera Nair</span>
          </>
        ),
        why: "Let the name stand beside it, and give the full name: the initials are made from it.",
      },
      bad: {
        draw: () => (
          <>
            <Avatar name="Meera Nair" />
            <Avatar name="Mohan Negi" />
          </>
        ),
        why: "Alone they are a riddle: two people may have the same initials.",
      },
    },
  ],
  keyboard: [],
  accessibility: ["Hidden from screen readers, because the name stands beside it."],
};
