import { advance, newChat, type Advanced, type Chat, type ChatEvent } from "./advance.ts";
import type { Flow } from "./flow.ts";

/** One line of a chat that is tried. */
export type PlayedLine =
  | { readonly kind: "SAID"; readonly text: string }
  | { readonly kind: "SAY"; readonly node: string; readonly text: string; readonly choices: readonly string[] }
  | { readonly kind: "CALL"; readonly node: string; readonly connection: string; readonly path: string }
  | { readonly kind: "ANSWERED"; readonly value: string }
  | { readonly kind: "FAILED" }
  | { readonly kind: "HAND_OFF"; readonly topic: string };

/** What is tried: the retailer says something, or a connection answers or does not. */
export type TriedEvent = Exclude<ChatEvent, { readonly kind: "BEGIN" }>;

/** A chat that was tried, as far as it has come. */
export interface Played {
  readonly chat: Chat;
  readonly lines: readonly PlayedLine[];
  /** How many nodes were gone through. */
  readonly steps: number;
}

/** Who the chat is tried as. */
export const triedAs = { owner: "Vasant", shop: "Om Sai Kirana" } as const;

const linesOf = ({ effects }: Advanced): readonly PlayedLine[] =>
  effects.flatMap((effect): readonly PlayedLine[] => {
    return effect.kind === "HAND_OFF" ? [{ kind: "HAND_OFF", topic: effect.topic }] : [effect];
  });

/**
 * What a chat comes to in which a retailer says these things and connections answer so, by the rules that chats with retailers
 * follow. What does not fit how the chat stands is no part of it.
 */
export const play = (flow: Flow, tried: readonly TriedEvent[], values: Chat["values"] = triedAs): Played => {
  const take = ({ chat, lines, steps }: Played, event: ChatEvent): Played => {
    const after = advance(flow, chat, event);
    return { chat: after.chat, lines: [...lines, ...linesOf(after)], steps: steps + after.steps };
  };
  const begun = take({ chat: newChat, lines: [], steps: 0 }, { kind: "BEGIN", values });
  return tried.reduce<Played>((now, event) => take({ ...now, lines: [...now.lines, event] }, event), begun);
};
