import { readFileSync } from "node:fs";
import { join } from "node:path";

interface StoryEntry {
  readonly type: string;
  readonly id: string;
  readonly title: string;
  readonly name: string;
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

const index = join(import.meta.dirname, "../../storybook-static/index.json");

/** The looks beside the light one. Those that show much at once are enough for them. */
const looks = [
  { name: "dark", globals: { mode: "dark" }, tags: ["themed"] },
  { name: "compact", globals: { density: "compact" }, tags: ["themed"] },
  { name: "hub-manager", globals: { role: "HUB_MANAGER" }, tags: ["themed"] },
  { name: "fsa-dark", globals: { role: "FSA", mode: "dark" }, tags: ["themed"] },
  { name: "rtl", globals: { locale: "ar" }, tags: ["themed"] },
] as const;

/** Every story in light, and those tagged `themed` in the other looks. Tagged `unsteady`, a story is never the same twice. */
export function storyShots(): readonly StoryShot[] {
  const { entries }: { readonly entries: Readonly<Record<string, StoryEntry>> } = JSON.parse(
    readFileSync(index, "utf8"),
  );
  const stories = Object.values(entries).filter(({ type, tags }) => type === "story" && !tags.includes("unsteady"));
  return stories.flatMap(({ id, title, tags }) => {
    const isPage = /^(?:Screens|Patterns|Foundations)/u.test(title);
    const light: StoryShot = { id, image: id, globals: {}, isPage };
    const others = looks
      .filter((look) => look.tags.some((tag) => tags.includes(tag)))
      .map(({ name, globals }): StoryShot => ({ id, image: `${id}.${name}`, globals, isPage }));
    return [light, ...others];
  });
}
