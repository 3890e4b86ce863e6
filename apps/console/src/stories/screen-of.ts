import type { StoryContext } from "@storybook/react-vite";
import type { RequestHandler } from "msw";
import { roleOf } from "../../../../.storybook/role-of.ts";
import type { AppAtProps } from "./app-at.tsx";
import { sent } from "./sent.ts";
import { freshBrowser, serviceFor } from "./service.ts";

interface Screen {
  /** Who looks at it, unless the story or the toolbar says another. */
  readonly role: string;
  /** Where the console has it. */
  readonly path: `/${string}`;
  /** Every call that the screen makes beside the shell's. */
  readonly service: () => readonly RequestHandler[];
}

/** What `preview.meta` of a screen takes beside title, component and tags, which Storybook reads from the file itself. */
export const screenOf = ({ role, path, service }: Screen) => ({
  parameters: { layout: "fullscreen" as const, role },
  args: { path },
  beforeEach: ({ msw, globals, parameters }: StoryContext<AppAtProps>): void => {
    const signedInAs = roleOf({ globals, parameters });
    freshBrowser(globals, signedInAs);
    sent.length = 0;
    msw.use(...service(), ...serviceFor(signedInAs));
  },
});
