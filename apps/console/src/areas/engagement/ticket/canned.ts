import type { CannedReply, Ticket } from "@o2r/api/contract/engagement";

/** A slash and the letters after it, where the caret stands behind them. */
export interface Slash {
  readonly from: number;
  readonly typed: string;
}

/** The shortcut that is being typed before the caret: a slash at the beginning or after a space, and what follows it. */
export const slashBefore = (text: string, caret: number): Slash | undefined => {
  const found = /(?:^|\s)\/([a-z0-9-]*)$/.exec(text.slice(0, caret));
  const typed = found?.[1];
  return typed === undefined ? undefined : { from: caret - typed.length - 1, typed };
};

/** The replies whose shortcut or title begins with what was typed, those of the topic first. */
export const matching = (replies: readonly CannedReply[], typed: string, topic: string): readonly CannedReply[] =>
  replies
    .filter(({ shortcut, title }) => shortcut.startsWith(typed) || title.toLowerCase().startsWith(typed))
    .toSorted((a, b) => Number(b.topic === topic) - Number(a.topic === topic))
    .slice(0, 6);

/** A reply with the ticket's own words in it. What is filled in is never filled again. */
export const fillReply = (text: string, ticket: Pick<Ticket, "number" | "retailer" | "card">): string => {
  const values: Readonly<Record<string, string>> = {
    owner: ticket.card.owner,
    shop: ticket.retailer,
    ticket: ticket.number,
  };
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
};

/** The text with a reply in the place of the shortcut, and where the caret stands then. */
export const putIn = (text: string, { from, typed }: Slash, reply: string) => ({
  text: `${text.slice(0, from)}${reply}${text.slice(from + typed.length + 1)}`,
  caret: from + reply.length,
});
