import { advance, newChat, type Advanced, type Chat, type ChatEvent, type Flow } from "@o2r/api/contract/engagement";

/** One line of a chat that is tried. */
export type PlayedLine =
  | { readonly kind: "SAID"; readonly text: string }
  | { readonly kind: "SAY"; readonly node: string; readonly text: string; readonly choices: readonly string[] }
  | { readonly kind: "HAND_OFF"; readonly topic: string };

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
    if (effect.kind === "SAY") return [effect];
    return effect.kind === "HAND_OFF" ? [{ kind: "HAND_OFF", topic: effect.topic }] : [];
  });

/** What a chat comes to in which a retailer says these things, by the rules that chats with retailers follow. */
export const play = (flow: Flow, said: readonly string[]): Played => {
  const take = ({ chat, lines, steps }: Played, event: ChatEvent): Played => {
    const after = advance(flow, chat, event);
    return { chat: after.chat, lines: [...lines, ...linesOf(after)], steps: steps + after.steps };
  };
  const begun = take({ chat: newChat, lines: [], steps: 0 }, { kind: "BEGIN", values: triedAs });
  return said.reduce<Played>(
    (now, text) => take({ ...now, lines: [...now.lines, { kind: "SAID", text }] }, { kind: "SAID", text }),
    begun,
  );
};
