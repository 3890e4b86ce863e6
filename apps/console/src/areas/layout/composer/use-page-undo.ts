import { stepBack } from "@o2r/api/contract/core";
import { pageLife, type LivePage, type PageDraft } from "@o2r/api/contract/layout";
import { useCurrentUser } from "../../../session/current-user.ts";
import { useTakeBack, type TakeBack } from "../../../kit/undo/undo.ts";

/** How the shops are shown again what they were before a page was published or rolled back. */
export const usePageUndo = (before: PageDraft["page"], step: "publish" | "rollBack") => {
  const person = useCurrentUser();
  const takeBack = useTakeBack();
  return {
    undone: ({ name }: LivePage): string => `${name} is shown as it was before`,
    takeBack: (after: LivePage): TakeBack | undefined => {
      const back = stepBack(pageLife, step, { before, after }, person);
      return back && (async () => takeBack(pageLife.endpoints.rollBack, after, back.body));
    },
  };
};
