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
  return storyName(isSentence ? exportOf(id) : name.replaceAll(" ", ""), name);
};

/** A state that somebody has to bring about: the page shows what comes of it, in a window where a story plays by itself. */
function PlayedState({ story }: { story: PreparedStory }) {
  const [mode, role] = useLook().split(" ");
  return (
    <>
      <div className="o2r-played sb-unstyled">
        <StoryWindow fits id={story.id} name={nameOf(story)} globals={`${useWindowLook()};role:${role}`} />
      </div>
      <details className="o2r-played-code">
        <summary>Show code</summary>
        <Source of={story.moduleExport} dark={mode === "dark"} />
      </details>
    </>
  );
}

/** A state of a component, with its code. What floats would lie over the page itself. */
export function State({ story }: { story: PreparedStory }) {
  return story.playFunction !== undefined || story.title.startsWith("Overlays/") ? (
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
