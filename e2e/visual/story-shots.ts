import { readFileSync } from "node:fs";
import { join } from "node:path";

interface StoryEntry {
  readonly type: string;
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly importPath: string;
  readonly tags: readonly string[];
}

/** One picture of one story: what the toolbar says while it is taken. */
export interface StoryShot {
  readonly id: string;
  /** The file's name, without its ending. */
  readonly image: string;
  readonly globals: Readonly<Record<string, string>>;
  /** A whole page is taken as people see it, at the size of a desk. */
  readonly isPage: boolean;
}

/** Where the built Storybook is served while its pictures are taken. */
export const port = Number(process.env["O2R_VISUAL_PORT"] ?? 6099);
export const origin = `http://127.0.0.1:${port}`;

const index = join(import.meta.dirname, "../../storybook-static/index.json");

const isThemed = ({ tags }: StoryEntry) => tags.includes("themed");
const showsAll = ({ name }: StoryEntry) => name === "All Variants";
const isScreen = ({ importPath, title }: StoryEntry) =>
  importPath.startsWith("./apps/console/") && title.startsWith("Screens/");

/** The looks beside the light one. Stories that show much at once are enough for them. */
const looks = [
  {
    look: "dark",
    globals: { mode: "dark" },
    of: (story: StoryEntry) => isThemed(story) || showsAll(story) || isScreen(story),
  },
  { look: "compact-rtl", globals: { density: "compact", locale: "ar" }, of: showsAll },
  { look: "hub-manager", globals: { role: "HUB_MANAGER" }, of: isThemed },
  { look: "fsa-dark", globals: { role: "FSA", mode: "dark" }, of: isThemed },
] as const;

/**
 * The stories of the packages that show a state, in light, and some of them in the other looks; and of each of the console's
 * screens the first state, in light and dark. Those that play a behaviour assert it themselves. A story that is never the same
 * twice is tagged `unsteady`.
 */
export function storyShots(): readonly StoryShot[] {
  const { entries }: { readonly entries: Readonly<Record<string, StoryEntry>> } = JSON.parse(
    readFileSync(index, "utf8"),
  );
  const steady = Object.values(entries).filter(({ type, tags }) => type === "story" && !tags.includes("unsteady"));
  const states = steady.filter(
    (story) =>
      story.importPath.startsWith("./packages/") &&
      (!story.tags.includes("play-fn") || isThemed(story) || showsAll(story)),
  );
  const screens = steady.filter(isScreen);
  const firsts = screens.filter(({ title }, at) => screens.findIndex((other) => other.title === title) === at);
  return [...states, ...firsts].flatMap((story) => {
    const { id, title } = story;
    const isPage = isScreen(story) || /^(?:Patterns|Foundations)/u.test(title);
    const others = looks
      .filter(({ of }) => of(story))
      .map(({ look, globals }): StoryShot => ({ id, image: `${id}-${look}`, globals, isPage }));
    return [{ id, image: id, globals: {}, isPage }, ...others];
  });
}
