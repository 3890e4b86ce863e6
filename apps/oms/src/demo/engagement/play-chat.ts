import {
  advance,
  askEntry,
  chooseWorkflow,
  enteredChat,
  mostWrong,
  triggerWords,
  type Advanced,
  type Chat,
  type Flow,
} from "@o2r/api/contract/engagement";
import { rescued } from "../../areas/engagement/chatbot/play.ts";

/** A workflow with the version of it that is live when a chat begins. */
export interface Live {
  readonly id: string;
  readonly name: string;
  readonly trigger: string;
  readonly version: number;
  readonly flow: Flow;
}

export interface PlayedChat {
  readonly chat: Chat;
  readonly workflow: Live | undefined;
  /** What was said, by turns: each line of the retailer with what the bot said to it. */
  readonly lines: readonly {
    readonly speaker: "BOT" | "RETAILER";
    readonly text: string;
    readonly choices: readonly string[];
    /** After so many lines of the retailer. */
    readonly turn: number;
  }[];
}

/** What comes of a chat in which a retailer says these things, as the service plays it. */
export const playChat = (
  live: readonly Live[],
  shop: { readonly owner: string; readonly shop: string },
  said: readonly string[],
): PlayedChat => {
  const offered = live.map((one) => ({ ...one, words: triggerWords(one.trigger) }));
  const heard = ({ chat, workflow }: Pick<PlayedChat, "chat" | "workflow">, text: string) => {
    if (workflow) return { workflow, after: advance(workflow.flow, chat, { kind: "SAID", text }) };
    const chosen = chooseWorkflow(offered, text);
    if (chosen) return { workflow: chosen, after: advance(chosen.flow, chat, { kind: "BEGIN", values: { ...shop } }) };
    const asked = { ...chat, wrong: chat.wrong + 1 };
    const after = asked.wrong >= mostWrong ? rescued() : { chat: asked, effects: [askEntry(offered, shop.owner)] };
    return { workflow: undefined, after };
  };
  const spoken = ({ effects }: Pick<Advanced, "effects">, turn: number): PlayedChat["lines"] =>
    effects.flatMap((effect) =>
      effect.kind === "SAY" ? [{ speaker: "BOT", text: effect.text, choices: effect.choices, turn }] : [],
    );
  const begun: PlayedChat = {
    chat: enteredChat,
    workflow: undefined,
    lines: spoken({ effects: [askEntry(offered, shop.owner)] }, 0),
  };
  return said.reduce<PlayedChat>((now, text, at) => {
    const { workflow, after } = heard(now, text);
    const own = { speaker: "RETAILER" as const, text, choices: [], turn: at + 1 };
    return { chat: after.chat, workflow, lines: [...now.lines, own, ...spoken(after, at + 1)] };
  }, begun);
};
