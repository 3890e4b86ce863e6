import { Canvas, DocsContext, Heading, Title } from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import { Words } from "../../packages/ui/src/story/words.tsx";
import { leads } from "./leads.ts";
import { nameOf, State } from "./states.tsx";

/**
 * A page that its stories make up by themselves, one below the other.
 *
 * @param title the whole of it, such as `Patterns/Forms/Steps`
 * @param isRead whether it is read as a text is: whole, and not in windows that scroll, with their code
 */
export function PlainPage({ title, isRead }: { title: string; isRead: boolean }) {
  const lead = leads[title];
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes("autodocs"));
  return (
    <div className={isRead ? "o2r-docs-read" : undefined}>
      <Title />
      {lead !== undefined && (
        <div className="o2r-docs sb-unstyled">
          <p className="o2r-docs-lead">
            <Words>{lead}</Words>
          </p>
        </div>
      )}
      {stories.map((story) => (
        <section key={story.id}>
          {stories.length > 1 && <Heading>{nameOf(story)}</Heading>}
          {isRead ? <Canvas of={story.moduleExport} sourceState="none" /> : <State story={story} />}
        </section>
      ))}
    </div>
  );
}
