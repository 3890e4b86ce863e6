import { Heading, Source, Title } from "@storybook/addon-docs/blocks";
import { OverlayProvider } from "../../packages/ui/src/overlays.ts";
import type { About } from "../../packages/ui/src/story/about.types.ts";
import { DosAndDonts } from "../../packages/ui/src/story/do-and-dont.tsx";
import { StatusOf } from "../../packages/ui/src/story/status-of.tsx";
import { Words } from "../../packages/ui/src/story/words.tsx";
import { factsOf } from "../facts/component-facts.ts";
import { Anatomy } from "./anatomy.tsx";
import { Keys } from "./keys.tsx";
import { Props } from "./props.tsx";
import { States } from "./states.tsx";
import { Tokens } from "./tokens.tsx";
import { useLook } from "./use-look.ts";

function List({ of }: { of: readonly string[] }) {
  return (
    <ul>
      {of.map((sentence) => (
        <li key={sentence}>
          <Words>{sentence}</Words>
        </li>
      ))}
    </ul>
  );
}

/**
 * The page of a component.
 *
 * @param file the path of its stories, beside which what is about it stands
 */
export function ComponentPage({ about, file }: { about: About; file: string }) {
  const { props = {}, types = "", tokens = [], example = "" } = factsOf(file) ?? {};
  const isDark = useLook().startsWith("dark");
  return (
    <OverlayProvider locale={document.documentElement.lang}>
      <Title />
      <div className="o2r-docs sb-unstyled">
        <p className="o2r-docs-lead">
          <Words>{about.summary}</Words>
        </p>
        <p className="o2r-docs-facts">
          <StatusOf status={about.status} /> <span>since {about.since}</span>
        </p>
        <div className="o2r-docs-example">{about.example()}</div>
      </div>
      <Source code={example} language="tsx" dark={isDark} />
      <Heading>When to use it</Heading>
      <div className="o2r-docs o2r-docs-when sb-unstyled">
        <section>
          <h3>Use it</h3>
          <List of={about.when} />
        </section>
        <section>
          <h3>Take something else</h3>
          <List of={about.whenNot} />
        </section>
      </div>
      <Heading>Do and don’t</Heading>
      <div className="o2r-docs sb-unstyled">
        <DosAndDonts pairs={about.pairs} />
      </div>
      <Heading>Anatomy</Heading>
      <Anatomy about={about} />
      <Heading>Keyboard</Heading>
      <Keys uses={about.keyboard} />
      <Heading>Accessibility</Heading>
      <div className="o2r-docs sb-unstyled">
        <List of={about.accessibility} />
      </div>
      <Heading>Properties</Heading>
      {Object.entries(props).map(([name, found]) => (
        <Props key={name} name={name} facts={found} />
      ))}
      {types !== "" && (
        <details className="o2r-docs-more">
          <summary>Show the types that they name</summary>
          <Source code={types} language="tsx" dark={isDark} />
        </details>
      )}
      <Heading>Tokens</Heading>
      <Tokens names={tokens} />
      <Heading>States</Heading>
      <States />
    </OverlayProvider>
  );
}
