import type { StoryContext } from "@storybook/react-vite";
import { delay, http, type RequestHandler } from "msw";
import { expect, userEvent, waitFor, within } from "storybook/test";
import type { AppAtProps } from "./app-at.tsx";
import { arrive } from "./arrive.ts";
import { screenOf } from "./screen-of.ts";
import { refuse } from "./service.ts";

/** The part of a story that these states say. */
interface State {
  readonly args?: AppAtProps;
  readonly globals?: Readonly<Record<string, unknown>>;
  readonly beforeEach?: (context: StoryContext<AppAtProps>) => void;
  readonly play?: (context: StoryContext<AppAtProps>) => Promise<void>;
}

/** What differs from one list screen to the next. */
export interface StoryList {
  /** The page's heading. */
  readonly title: string;
  /** Where the console has it, without a query: `/brand`. */
  readonly path: `/${string}`;
  /** Where the service has its rows: `/oms/brand`. */
  readonly endpoint: `/oms/${string}`;
  /** Every call that the screen makes beside the shell's, with so many rows in its list. */
  readonly service: (total?: number) => readonly RequestHandler[];
  readonly noun: { readonly one: string; readonly many: string };
  /** Who looks at it. */
  readonly role: string;
  /** Who may open the page, and is refused its rows. */
  readonly barred: string;
  /** Words that stand on the first row and on no other. */
  readonly first: string;
  /** A query that narrows the list. */
  readonly narrowed?: string;
  /** The link that makes a new one, which a role that may not read the list is not offered either. */
  readonly create?: string;
  /** Words that a phone shows of some row. */
  readonly onPhone?: string;
}

const rowOf = (words: HTMLElement): HTMLElement => words.closest<HTMLElement>("[data-row], li") ?? words;

/**
 * The states that every list screen can be in, as stories of the whole console over the service that MSW plays. What is
 * a list's own (its loaded rows, what they offer) stays with its stories.
 */
export const listStates = (list: StoryList) => {
  const { title, path, endpoint, service, noun, role, barred, first, narrowed = "q=caviar", create, onPhone } = list;
  const many = `${noun.many.charAt(0).toUpperCase()}${noun.many.slice(1)}`;

  /** Waits for the row with these words. By its words: asking hundreds of rows for their names takes a browser seconds. */
  const row = async (canvasElement: HTMLElement, words = first): Promise<HTMLElement> => {
    await arrive(canvasElement, title);
    return rowOf(await within(canvasElement).findByText(words, {}, { timeout: 10_000 }));
  };

  const says = async (canvasElement: HTMLElement, words: string): Promise<void> => {
    await arrive(canvasElement, title);
    await expect(await within(canvasElement).findByText(words)).toBeVisible();
  };

  return {
    row,

    /** Selects the rows with these words. */
    select: async (canvasElement: HTMLElement, ...names: readonly string[]): Promise<void> => {
      for (const name of names) await userEvent.click(within(await row(canvasElement, name)).getByRole("checkbox"));
    },

    screen: screenOf({ role, path, service }),

    /** More rows than a window shows. The other states have a page of ten: what they show does not take more. */
    loaded: { args: { path: `${path}?size=50` } } satisfies State,

    dark: {
      globals: { mode: "dark" },
      play: async ({ canvasElement }) => {
        await row(canvasElement);
      },
    } satisfies State,

    loading: {
      beforeEach: ({ msw }) => {
        msw.use(http.get(endpoint, () => delay("infinite")));
      },
      play: async ({ canvasElement }) => {
        await arrive(canvasElement, title);
        await waitFor(() => expect(canvasElement.querySelector("[aria-busy=true]")).not.toBeNull());
      },
    } satisfies State,

    nothingYet: {
      beforeEach: ({ msw }) => {
        msw.use(...service(0));
      },
      play: ({ canvasElement }) => says(canvasElement, `No ${noun.many} yet`),
    } satisfies State,

    noMatch: {
      args: { path: `${path}?${narrowed}` },
      beforeEach: ({ msw }) => {
        msw.use(...service(0));
      },
      play: ({ canvasElement }) => says(canvasElement, `No ${noun.one} matches`),
    } satisfies State,

    failed: {
      beforeEach: ({ msw }) => {
        const busy = () => refuse(503, "server.unavailable", "The service is busy");
        msw.use(http.get(endpoint, busy, { once: true }), ...service(1));
      },
      play: async ({ canvas, canvasElement }) => {
        await says(canvasElement, `${many} could not be loaded`);
        await expect(canvas.queryByRole("navigation", { name: "Pages" })).toBeNull();
        await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
        await row(canvasElement);
      },
    } satisfies State,

    noPermission: {
      globals: { role: barred },
      beforeEach: ({ msw }) => {
        msw.use(http.get(endpoint, () => refuse(403, "access.denied", "You do not have access to this.")));
      },
      play: async ({ canvas, canvasElement }) => {
        await says(canvasElement, `${many} are not open to your role.`);
        if (create !== undefined) await expect(canvas.queryByRole("link", { name: create })).toBeNull();
      },
    } satisfies State,

    fiveHundredRows: {
      args: { path: `${path}?size=500` },
      beforeEach: ({ msw }) => {
        msw.use(...service(600));
      },
      play: async ({ canvas, canvasElement }) => {
        await row(canvasElement);
        await waitFor(() => expect(canvas.getByRole("table")).toHaveAttribute("aria-rowcount", "500"));
        const region = canvas.getByRole("region", { name: title });
        await waitFor(() => expect(region.scrollHeight).toBeGreaterThan(500 * 36));
        region.scrollTop = 1e6;
        await waitFor(() => expect(canvasElement.querySelector('[aria-rowindex="500"]')).toBeVisible());
        region.scrollTop = 0;
        await row(canvasElement);
      },
    } satisfies State,

    phone: {
      globals: { viewport: { value: "phone" } },
      play: async ({ canvas, canvasElement }) => {
        const card = await row(canvasElement);
        await expect(within(card).getByRole("link", { name: first })).toBeVisible();
        if (onPhone !== undefined) await expect(canvas.getAllByText(onPhone)[0]).toBeVisible();
      },
    } satisfies State,
  };
};
