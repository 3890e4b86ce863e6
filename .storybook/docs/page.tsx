import { useOf } from "@storybook/addon-docs/blocks";
import type { About } from "../../packages/ui/src/story/about.types.ts";
import { Board } from "./board.tsx";
import { ComponentPage } from "./component-page.tsx";
import { PlainPage } from "./plain-page.tsx";

/** The page of a file of stories: of a component, by what is written about it; of a screen, all its states side by side; of anything else, its stories. */
export function Page() {
  const { preparedMeta, csfFile } = useOf("meta", ["meta"]);
  // Only `parameters: { about }` of the stories in packages/ui says it, which is typed there.
  const about = preparedMeta.parameters["about"] as About | undefined;
  const title = csfFile.meta.title;
  if (title.startsWith("Screens/")) return <Board role={String(preparedMeta.parameters["role"] ?? "")} />;
  if (about === undefined) return <PlainPage title={title} isRead={/^(?:Welcome|Foundations)/u.test(title)} />;
  return <ComponentPage about={about} file={String(preparedMeta.parameters["fileName"])} />;
}
