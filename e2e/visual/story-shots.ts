import { builtEntries, type StorybookEntry } from "../storybook/built.ts";

/** One picture of one story: what the toolbar says while it is taken. */
export interface StoryShot {
  readonly id: string;
  /** The file's name, without its ending. */
  readonly image: string;
  readonly globals: Readonly<Record<string, string>>;
  /** A whole page is taken as people see it, at the size of a desk. */
  readonly isPage: boolean;
}

const isThemed = ({ tags }: StorybookEntry) => tags.includes("themed");
const showsAll = ({ name }: StorybookEntry) => name === "All variants";
/** The page of a screen, on which all its states stand side by side. */
const isBoard = ({ type, importPath, title }: StorybookEntry) =>
  type === "docs" && importPath.startsWith("./apps/console/") && title.startsWith("Screens/");

/** The looks beside the light one. Stories that show much at once are enough for them. */
const looks = [
  {
    look: "dark",
    globals: { mode: "dark" },
    of: (story: StorybookEntry) => isThemed(story) || showsAll(story),
  },
  { look: "compact-rtl", globals: { density: "compact", locale: "ar" }, of: showsAll },
  { look: "hub-manager", globals: { role: "HUB_MANAGER" }, of: isThemed },
  { look: "fsa-dark", globals: { role: "FSA", mode: "dark" }, of: isThemed },
] as const;

/**
 * The stories of the packages that show a state, in light, and some of them in the other looks. Those that play a behaviour
 * assert it themselves. A story that is never the same twice is tagged `unsteady`.
 */
export function storyShots(): readonly StoryShot[] {
  const steady = builtEntries().filter(({ type, tags }) => type === "story" && !tags.includes("unsteady"));
  const states = steady.filter(
    (story) =>
      story.importPath.startsWith("./packages/") &&
      (!story.tags.includes("play-fn") || isThemed(story) || showsAll(story)),
  );
  return states.flatMap((story) => {
    const { id, title } = story;
    const isPage = /^(?:Patterns\/(?!Forms\/)|Foundations)/u.test(title);
    const others = looks
      .filter(({ of }) => of(story))
      .map(({ look, globals }): StoryShot => ({ id, image: `${id}-${look}`, globals, isPage }));
    return [{ id, image: id, globals: {}, isPage }, ...others];
  });
}

/** The boards of the console's screens, each of which shows all states of one, in light. */
export const boards = (): readonly string[] =>
  builtEntries()
    .filter(isBoard)
    .map(({ id }) => id);
