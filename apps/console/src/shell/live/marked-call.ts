import type { WaitingCall } from "@o2r/api/contract/orders";
import { atom } from "jotai";

/** The call that the agent has marked read: while there is one, nobody asks for another (specification §4). */
export const markedCallAtom = atom<WaitingCall | undefined>(undefined);
