import type { PageWords } from "../routing/route.ts";

/** What the pages of no area are for, and their icons. */
export const about: PageWords = {
  "/privacy-policy": { says: "What the console stores about people, and why." },
  "/401": { says: "Says which page is closed, and to whom." },
  "/404": { says: "Says that an address leads nowhere, and finds another." },
};
