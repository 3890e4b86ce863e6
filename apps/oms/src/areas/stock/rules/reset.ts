import type { Balance, Movement } from "./balance.ts";

/** What a reset takes off the books: everything but what is promised to orders and what is on its way. */
export const resetOf = ({ on_hand, reserved, buffer, quarantine, rejected }: Balance): Movement["change"] => ({
  on_hand: reserved - on_hand,
  buffer: -buffer,
  quarantine: -quarantine,
  rejected: -rejected,
});

/** A change that would leave everything as it is. */
export const movesNothing = (change: Movement["change"]): boolean => Object.values(change).every((by) => by === 0);
