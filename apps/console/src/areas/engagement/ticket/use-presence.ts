import { ticketEndpoints } from "@o2r/api/contract/engagement";
import { usePoll } from "@o2r/api/react";

/** Who else looks at a ticket, and how far it has come; the others see that this person looks, and writes. */
export const usePresence = (id: string, typing: boolean) =>
  usePoll(ticketEndpoints.presence, { params: { id }, query: { typing } }, { every: 3000, keepPreviousData: true })
    .data;
