import { Canvas, DocsContext, Source, Subheading } from "@storybook/addon-docs/blocks";
import { useContext, type ContextType } from "react";
import { storyName } from "../story-name.ts";
import { StoryWindow } from "./story-window.tsx";
import { useLook, useWindowLook } from "./use-look.ts";

type PreparedStory = ReturnType<ContextType<typeof DocsContext>["componentStories"]>[number];

/** The export that a story's id was made of: `…--is-pressed-by-keyboard`. */
const exportOf = (id: string) =>
  id.replace(/^.*--/u, "").replaceAll(/(?:^|-)(\w)/gu, (_, letter: string) => letter.toUpperCase());

/** What the sidebar calls a story, of which a page knows the sentence only. */
export const nameOf = ({ id, name }: { readonly id: string; readonly name: string }): string => {
  const isSentence = /^\p{Ll}|^\S+(?: \S+){4,}$/u.test(name) || /\bS\d+\.\d+\b/u.test(name);
  // Somebody has written it: the names that are made of exports have no small word.
  if (!isSentence && / \p{Ll}/u.test(name)) return name;
  return storyName(isSentence ? exportOf(id) : name.replaceAll(" ", ""), name);
};

/** Whose window a story says that it has, where that is none of a desk: `{ viewport: { value: "phone" } }`. */
export const deviceOf = ({ storyGlobals }: PreparedStory): "phone" | "tablet" | undefined => {
  // Storybook keeps what a story says of itself without a type.
  const { value } = (storyGlobals["viewport"] ?? {}) as { readonly value?: string };
  return value === "phone" || value === "tablet" ? value : undefined;
};

/** A state that somebody has to bring about: the page shows what comes of it, in a window where a story plays by itself. */
function PlayedState({ story }: { story: PreparedStory }) {
  const [mode, role] = useLook().split(" ");
  return (
    <>
      <div className="o2r-played sb-unstyled" data-device={deviceOf(story)} data-page={isPage(story) || undefined}>
        <StoryWindow
          fits={story.parameters["layout"] !== "fullscreen"}
          id={story.id}
          name={nameOf(story)}
          globals={`${useWindowLook()};role:${role}`}
        />
      </div>
      <details className="o2r-docs-more">
        <summary>Show code</summary>
        <Source of={story.moduleExport} dark={mode === "dark"} />
      </details>
    </>
  );
}

/** Whether a story says itself in which mode, density, language or window it stands: it would dress the whole page so. */
const isDressed = ({ storyGlobals }: PreparedStory) =>
  Object.keys(storyGlobals).some((name) => ["mode", "density", "locale", "viewport"].includes(name));

/** Whether it is a whole page, of which little is seen in a low window. */
const isPage = ({ title, parameters }: PreparedStory) =>
  title.startsWith("Patterns/") && parameters["layout"] === "fullscreen";

/** Whether it floats over the page that it stands in, or is as high as that. */
const fillsPage = (story: PreparedStory) => story.title.startsWith("Overlays/") || isPage(story);

/** A state of a component, with its code. */
export function State({ story }: { story: PreparedStory }) {
  return story.playFunction !== undefined || fillsPage(story) || isDressed(story) ? (
    <PlayedState story={story} />
  ) : (
    <Canvas of={story.moduleExport} />
  );
}

/** The stories of a page, called as the sidebar calls them, each with its code. */
export function States() {
  const stories = useContext(DocsContext).componentStories();
  return stories
    .filter(({ tags }) => tags.includes("autodocs"))
    .map((story) => (
      <section key={story.id}>
        <Subheading>{nameOf(story)}</Subheading>
        <State story={story} />
      </section>
    ));
}
