import type { ReplyOf } from "@o2r/api/contract/core";
import type { dialerEndpoints } from "@o2r/api/contract/orders";
import { atom } from "jotai";

/** A call that waits for an agent. */
export type WaitingCall = NonNullable<ReplyOf<typeof dialerEndpoints.call>>;

/** The call that the agent has marked read: while there is one, nobody asks for another (specification §4). */
export const markedCallAtom = atom<WaitingCall | undefined>(undefined);
