import type { Inspection } from "../../packages/forms/src/devtools/index.ts";

/** The panel says whether it is open; only then are forms looked at. */
export const panelOpened = "o2r/forms/opened";
export const panelClosed = "o2r/forms/closed";
/** The newest form of the story, or nothing where there is none. */
export const formSeen = "o2r/forms/seen";

export type FormSeen = Inspection | null;
