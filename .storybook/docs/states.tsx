import { Canvas, DocsContext, Subheading } from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import { storyName } from "../story-name.ts";

/** The export that a story's id was made of: `…--is-pressed-by-keyboard`. */
const exportOf = (id: string) =>
  id.replace(/^.*--/u, "").replaceAll(/(?:^|-)(\w)/gu, (_, letter: string) => letter.toUpperCase());

/** What the sidebar calls a story, of which a page knows the sentence only. */
export const nameOf = ({ id, name }: { readonly id: string; readonly name: string }): string => {
  const isSentence = /^\S+(?: \S+){4,}$/u.test(name) || /\bS\d+\.\d+\b/u.test(name);
  return storyName(isSentence ? exportOf(id) : name.replaceAll(" ", ""), name);
};

/** The stories of a page, called as the sidebar calls them, each with its code. */
export function States() {
  const stories = useContext(DocsContext).componentStories();
  return stories
    .filter(({ tags }) => tags.includes("autodocs"))
    .map((story) => (
      <section key={story.id}>
        <Subheading>{nameOf(story)}</Subheading>
        <Canvas of={story.moduleExport} />
      </section>
    ));
}
