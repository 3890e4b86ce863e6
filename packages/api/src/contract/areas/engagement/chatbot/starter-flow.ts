import type { DrawnFlow } from "./flow-schema.ts";

/** What a new workflow begins as: it greets, and a person takes over. So it can be published as it is. */
export const starterFlow: DrawnFlow = {
  start: "welcome",
  nodes: [
    {
      kind: "MESSAGE",
      id: "welcome",
      title: "Welcome",
      at: { x: 0, y: 0 },
      text: "Namaste {owner}, how can we help?",
      ends: false,
      next: "desk",
    },
    {
      kind: "HAND_OFF",
      id: "desk",
      title: "Support desk",
      at: { x: 0, y: 160 },
      text: "A person answers you here soon.",
      topic: "OTHER",
    },
  ],
};
