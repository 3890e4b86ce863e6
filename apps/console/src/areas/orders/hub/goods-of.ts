import { receivingStates, sendingStates, type HubOrderRow, type HubOrderState } from "@o2r/api/contract/orders";

const isOne = (states: readonly HubOrderState[], state: HubOrderState): boolean => states.includes(state);

/** Whether something of it is still to be sent. */
export const canSend = ({ state, dispatched, units }: Pick<HubOrderRow, "state" | "dispatched" | "units">): boolean =>
  isOne(sendingStates, state) && dispatched < units;

/** Whether it was raised, and so is a purchase order that can be printed. */
export const isPurchaseOrder = ({ raisedAt }: Pick<HubOrderRow, "raisedAt">): boolean => raisedAt !== null;

/** Whether something of it may be on its way. */
export const canReceive = ({ state }: Pick<HubOrderRow, "state">): boolean => isOne(receivingStates, state);
