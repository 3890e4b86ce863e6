import { Canvas, Description, DocsContext, Heading, Title } from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import { nameOf, State } from "./states.tsx";

/**
 * A page that its stories make up by themselves, one below the other.
 *
 * @param isRead whether it is read as a text is: whole, and not in windows that scroll, with their code
 */
export function PlainPage({ isRead }: { isRead: boolean }) {
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes("autodocs"));
  return (
    <div className={isRead ? "o2r-docs-read" : undefined}>
      <Title />
      <Description />
      {stories.map((story) => (
        <section key={story.id}>
          {stories.length > 1 && <Heading>{nameOf(story)}</Heading>}
          {isRead ? <Canvas of={story.moduleExport} sourceState="none" /> : <State story={story} />}
        </section>
      ))}
    </div>
  );
}
