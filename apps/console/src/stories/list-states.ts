import type { StoryContext } from "@storybook/react-vite";
import type { RequestHandler } from "msw";
import { expect, userEvent, within } from "storybook/test";
import type { AppAtProps } from "./app-at.tsx";
import { arrive } from "./arrive.ts";
import { screenOf } from "./screen-of.ts";

/** The part of a story that these states say. */
interface State {
  readonly args?: AppAtProps;
  readonly globals?: Readonly<Record<string, unknown>>;
  readonly play?: (context: StoryContext<AppAtProps>) => Promise<void>;
}

/** What differs from one list screen to the next. */
export interface StoryList {
  /** The page's heading. */
  readonly title: string;
  /** Where the console has it, without a query: `/brand`. */
  readonly path: `/${string}`;
  /** Every call that the screen makes beside the shell's, with so many rows in its list. */
  readonly service: (total?: number) => readonly RequestHandler[];
  /** Who looks at it. */
  readonly role: string;
  /** Words that stand on the first row and on no other. */
  readonly first: string;
  /** Words that a phone shows of some row. */
  readonly onPhone?: string;
}

const rowOf = (words: HTMLElement): HTMLElement => words.closest<HTMLElement>("[data-row], li") ?? words;

/**
 * What the stories of a list screen share: the whole console over the service that MSW plays. What every list does while it
 * loads, fails or has nothing to show is shown once, in the kit's list stories; here stands what is a list's own.
 */
export const listStates = ({ title, path, service, role, first, onPhone }: StoryList) => {
  /** Waits for the row with these words. By its words: asking hundreds of rows for their names takes a browser seconds. */
  const row = async (canvasElement: HTMLElement, words = first): Promise<HTMLElement> => {
    await arrive(canvasElement, title);
    return rowOf(await within(canvasElement).findByText(words, {}, { timeout: 10_000 }));
  };

  return {
    row,

    /** Selects the rows with these words. */
    select: async (canvasElement: HTMLElement, ...names: readonly string[]): Promise<void> => {
      for (const name of names) await userEvent.click(within(await row(canvasElement, name)).getByRole("checkbox"));
    },

    screen: screenOf({ role, path, service }),

    /** More rows than a window shows. The other stories have a page of ten: what they show does not take more. */
    loaded: { args: { path: `${path}?size=50` } } satisfies State,

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
