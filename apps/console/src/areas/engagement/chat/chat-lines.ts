import type { StaffChat } from "@o2r/api/contract/engagement";
import type { ConversationLine } from "../ticket/conversation.tsx";

const kinds = { BOT: "BOT", RETAILER: "RETAILER", STAFF: "REPLY" } as const;

/** What was said in a chat, with the moment at which a person was to take over among it. */
export const chatLines = ({ id, lines, handedAt, ticket }: StaffChat): readonly ConversationLine[] => {
  const said = lines.map(({ from, ...line }): ConversationLine => ({ ...line, kind: kinds[from] }));
  if (handedAt === null || ticket === null) return said;
  const after = said.findIndex(({ at }) => at > handedAt);
  const place = after === -1 ? said.length : after;
  const step: ConversationLine = {
    id,
    kind: "SYSTEM",
    authorId: null,
    author: null,
    text: `Handed to a person by ${ticket}`,
    at: handedAt,
  };
  return [...said.slice(0, place), step, ...said.slice(place)];
};
