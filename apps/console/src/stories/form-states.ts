import type { StoryContext } from "@storybook/react-vite";
import type { RequestHandler } from "msw";
import type { AppAtProps } from "./app-at.tsx";
import { open } from "./form.ts";
import { screenOf } from "./screen-of.ts";

/** What differs from one page of a row to the next. */
export interface StoryForm {
  /** Where the console has the row. */
  readonly path: `/${string}`;
  /** Every call that the page makes beside the shell's. */
  readonly service: () => readonly RequestHandler[];
  /** Who looks at it. */
  readonly role: string;
  /** The page's heading once the row is there. */
  readonly title: string;
}

/**
 * What the stories of a row's page share: the whole console over the service that MSW plays. What every form does while its
 * row loads, fails or is missing is shown once, in the kit's form stories; what is a form's own stays with its stories.
 */
export const formStates = ({ path, service, role, title }: StoryForm) => ({
  screen: screenOf({ role, path, service }),

  phone: {
    globals: { viewport: { value: "phone" } },
    play: async ({ canvasElement }: StoryContext<AppAtProps>): Promise<void> => {
      await open(canvasElement, title);
    },
  },
});
