import { DocsContext, Heading, Title } from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import { userTypeNames } from "../../packages/ui/src/theme/user-type-name.ts";
import { deviceOf, nameOf } from "./states.tsx";
import { StoryWindow, type StoryWindowProps } from "./story-window.tsx";
import { useWindowLook } from "./use-look.ts";
import "./board.css";

interface FrameProps extends StoryWindowProps {
  readonly device?: ReturnType<typeof deviceOf>;
}

/** A story in a window of its own, drawn small: it plays as it does by itself. */
function Frame({ device, ...story }: FrameProps) {
  return (
    <figure className="o2r-board-frame" data-device={device}>
      <div>
        <StoryWindow {...story} tabIndex={-1} />
      </div>
      <figcaption>
        <a href={`./?path=/story/${story.id}`} target="_parent">
          {story.name}
        </a>
      </figcaption>
    </figure>
  );
}

/**
 * All states of a screen side by side, and its first state in every role.
 *
 * @param role whom the screen is made for
 */
export function Board({ role }: { role: string }) {
  const context = useContext(DocsContext);
  const stories = context.componentStories();
  const look = useWindowLook();
  const [first] = stories;
  return (
    <>
      <Title />
      <Heading>States</Heading>
      <div className="o2r-board sb-unstyled">
        {stories.map((story) => (
          <Frame key={story.id} id={story.id} name={nameOf(story)} globals={look} device={deviceOf(story)} />
        ))}
      </div>
      <Heading>Roles</Heading>
      <div className="o2r-board sb-unstyled">
        {first &&
          userTypeNames.map((name) => (
            <Frame
              key={name}
              id={first.id}
              name={name === role ? `${name}: made for` : name}
              globals={`${look};role:${name}`}
            />
          ))}
      </div>
    </>
  );
}
