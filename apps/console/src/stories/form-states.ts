import type { StoryContext } from "@storybook/react-vite";
import { delay, http, type RequestHandler } from "msw";
import { expect, userEvent, waitFor } from "storybook/test";
import type { AppAtProps } from "./app-at.tsx";
import { arrive } from "./arrive.ts";
import { open } from "./form.ts";
import { screenOf } from "./screen-of.ts";
import { refuse } from "./service.ts";

/** The part of a story that these states say. */
interface State {
  readonly globals?: Readonly<Record<string, unknown>>;
  readonly beforeEach?: (context: StoryContext<AppAtProps>) => void;
  readonly play?: (context: StoryContext<AppAtProps>) => Promise<void>;
}

/** What differs from one page of a row to the next. */
export interface StoryForm {
  /** Where the service has its rows: `/oms/brand`. */
  readonly endpoint: `/oms/${string}`;
  /** Where the console has the row. */
  readonly path: `/${string}`;
  /** Every call that the page makes beside the shell's. */
  readonly service: () => readonly RequestHandler[];
  /** Who looks at it. */
  readonly role: string;
  /** One of its kind: `brand`. */
  readonly noun: string;
  /** The page's heading once the row is there. */
  readonly title: string;
}

/**
 * The states that every page of a row can be in, as stories of the whole console over the service that MSW plays. What is
 * a form's own (its fields, what they ask for) stays with its stories.
 */
export const formStates = ({ endpoint, path, service, role, noun, title }: StoryForm) => {
  const one = `${endpoint}/:id` as const;
  return {
    screen: screenOf({ role, path, service }),

    dark: {
      globals: { mode: "dark" },
      play: async ({ canvasElement }) => {
        await open(canvasElement, title);
      },
    } satisfies State,

    phone: {
      globals: { viewport: { value: "phone" } },
      play: async ({ canvasElement }) => {
        await open(canvasElement, title);
      },
    } satisfies State,

    loading: {
      beforeEach: ({ msw }) => {
        msw.use(http.get(one, () => delay("infinite")));
      },
      play: async ({ canvasElement }) => {
        await waitFor(() => expect(canvasElement.querySelector("main [aria-busy=true]")).not.toBeNull(), {
          timeout: 30_000,
        });
      },
    } satisfies State,

    failed: {
      beforeEach: ({ msw }) => {
        const busy = () => refuse(503, "server.unavailable", "The service is busy");
        msw.use(http.get(one, busy, { once: true }));
      },
      play: async ({ canvas, canvasElement }) => {
        await arrive(canvasElement, `The ${noun} could not be loaded`);
        await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
        await arrive(canvasElement, title);
      },
    } satisfies State,

    missing: {
      beforeEach: ({ msw }) => {
        msw.use(http.get(one, () => refuse(404, "row.not-found", "Not found")));
      },
      play: async ({ canvasElement }) => {
        await arrive(canvasElement, `This ${noun} does not exist`);
      },
    } satisfies State,

    noPermission: {
      globals: { role: "FSA" },
      beforeEach: ({ msw }) => {
        msw.use(http.get(one, () => refuse(403, "access.denied", "You are not allowed to do this")));
      },
      play: async ({ canvasElement }) => {
        await arrive(canvasElement, "You do not have access");
      },
    } satisfies State,
  };
};
