import { DocsContext, Heading, Title } from "@storybook/addon-docs/blocks";
import { useContext, useEffect, useRef } from "react";
import { userTypeNames } from "../../packages/ui/src/theme/user-type-name.ts";
import { nameOf } from "./states.tsx";
import { openInTurn } from "./turns.ts";
import { useLook } from "./use-look.ts";

interface FrameProps {
  readonly id: string;
  readonly name: string;
  /** What its toolbar says beside what the page's says. */
  readonly globals: string;
  readonly phone?: boolean;
}

/** A story in a window of its own, drawn small: it plays as it does by itself. */
function Frame({ id, name, globals, phone = false }: FrameProps) {
  const source = `./iframe.html?viewMode=story&board&id=${id}&globals=${globals}`;
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => (frame.current === null ? undefined : openInTurn(frame.current, source)), [source]);
  return (
    <figure className="o2r-board-frame" data-phone={phone || undefined}>
      <div>
        <iframe ref={frame} title={name} data-story={id} tabIndex={-1} />
      </div>
      <figcaption>
        <a href={`./?path=/story/${id}`} target="_parent">
          {name}
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
  const [mode = "light", , density = "comfortable", locale = "en-IN"] = useLook().split(" ");
  // Nobody reads what axe finds in a window of a board: it took most of the time until the next was drawn.
  const look = `mode:${mode};density:${density};locale:${locale};a11y.manual:!true`;
  const [first] = stories;
  return (
    <>
      <Title />
      <Heading>States</Heading>
      <div className="o2r-board sb-unstyled">
        {stories.map((story) => {
          // What a story says of its window: `{ viewport: { value: "phone" } }`.
          const { value } = (story.storyGlobals["viewport"] ?? {}) as { readonly value?: string };
          return <Frame key={story.id} id={story.id} name={nameOf(story)} globals={look} phone={value === "phone"} />;
        })}
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
