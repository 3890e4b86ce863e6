import type { ordersArea } from "@o2r/api/contract/orders";
import { admins, orderReaders, stockKeepers, type Caller, type Reach, type Reviewed } from "../../../test/callers.ts";

/** Who brings orders: staff for whomever, a hub for its own, an agent and field sales for those they look after. */
const placers: readonly Caller[] = [...admins, "HUB_MANAGER", "CALLING_AGENT", "FSA"];
/** Who takes them on. */
const handlers: readonly Caller[] = [...admins, "HUB_MANAGER"];
/** Who sends goods to hubs. */
const senders: readonly Caller[] = [...admins, "CWH_MANAGER"];

/** Who may call what of the area; see `test/roles.expected.ts`. */
export const expected: Reviewed<typeof ordersArea> = {
  "order.search": orderReaders,
  "order.list": orderReaders,
  "order.export": orderReaders,
  "order.get": orderReaders,
  "order.history": orderReaders,
  "order.next": orderReaders,
  "order.actions": orderReaders,
  "order.context": placers,
  "order.slots": placers,
  "order.products": placers,
  "order.paste": placers,
  "order.quote": placers,
  "order.place": placers,
  "order.hold": handlers,
  "order.release": handlers,
  "order.releaseAnyway": admins,
  "order.confirm": handlers,
  "order.allocate": handlers,
  "order.dropShort": handlers,
  "order.pack": handlers,
  // Whose, and until when, the steps say: an agent's own while placed, a supervisor's team until it is taken on.
  "order.reschedule": orderReaders,
  "order.deliverAgain": orderReaders,
  "order.cancel": orderReaders,
  "order.changeHub": admins,
  "cart.get": placers,
  "cart.save": placers,
  "dialer.call": ["CALLING_AGENT"],
  "call.desk": ["CALLING_AGENT"],
  "call.ring": ["CALLING_AGENT"],
  "call.answer": ["CALLING_AGENT"],
  "call.decline": ["CALLING_AGENT"],
  "call.hangUp": ["CALLING_AGENT"],
  "call.finish": ["CALLING_AGENT"],
  "call.actions": ["CALLING_AGENT"],
  "call.team": ["CC_SUPERVISOR"],
  // A hub asks and receives, a central warehouse decides and sends; it may also ask on behalf of a hub.
  "hubOrder.list": stockKeepers,
  "hubOrder.export": stockKeepers,
  "hubOrder.get": stockKeepers,
  "hubOrder.page": stockKeepers,
  "hubOrder.history": stockKeepers,
  "hubOrder.actions": stockKeepers,
  "hubOrder.shortage": stockKeepers,
  "hubOrder.create": stockKeepers,
  "hubOrder.update": stockKeepers,
  "hubOrder.merge": stockKeepers,
  "hubOrder.raise": stockKeepers,
  "hubOrder.cancel": stockKeepers,
  "hubOrder.approve": senders,
  "hubOrder.reject": senders,
  "hubOrder.pick": senders,
  "hubOrder.dispatch": senders,
  "hubOrder.shortClose": senders,
  "hubOrder.receive": handlers,
  "hub.lookup": stockKeepers,
  "centralWarehouse.lookup": stockKeepers,
  "shortOrder.lookup": stockKeepers,
};

/** Which orders: a supervisor watches those of every warehouse, an agent has those that they have placed. */
const ofReaders = {
  all: ["SUPER_SUPER_ADMIN", "SUPER_ADMIN", "ADMIN", "CC_SUPERVISOR"],
  ownWarehouse: ["HUB_MANAGER"],
  own: ["CALLING_AGENT"],
  ownBeats: ["FSA"],
} as const;
const ofHandlers = { all: ["SUPER_SUPER_ADMIN", "SUPER_ADMIN", "ADMIN"], ownWarehouse: ["HUB_MANAGER"] } as const;
const ofAdmins = { all: ["SUPER_SUPER_ADMIN", "SUPER_ADMIN", "ADMIN"] } as const;
/** Which retailers somebody orders for. */
const ofPlacers = {
  all: ["SUPER_SUPER_ADMIN", "SUPER_ADMIN", "ADMIN"],
  ownWarehouse: ["HUB_MANAGER"],
  own: ["CALLING_AGENT"],
  ownBeats: ["FSA"],
} as const;

/** Which rows each call reaches. */
export const expectedReach: Reach<typeof ordersArea> = {
  "order.search": ofReaders,
  "order.list": ofReaders,
  "order.export": ofReaders,
  "order.get": ofReaders,
  "order.history": ofReaders,
  "order.next": ofReaders,
  "order.actions": ofReaders,
  "order.context": ofPlacers,
  "order.slots": ofPlacers,
  "order.products": ofPlacers,
  "order.paste": ofPlacers,
  "order.quote": ofPlacers,
  "order.place": ofPlacers,
  "order.hold": ofHandlers,
  "order.release": ofHandlers,
  "order.releaseAnyway": ofAdmins,
  "order.confirm": ofHandlers,
  "order.allocate": ofHandlers,
  "order.dropShort": ofHandlers,
  "order.pack": ofHandlers,
  "order.reschedule": ofReaders,
  "order.deliverAgain": ofReaders,
  "order.cancel": ofReaders,
  "order.changeHub": ofAdmins,
  "cart.get": ofPlacers,
  "cart.save": ofPlacers,
  "dialer.call": "own",
  "call.desk": "own",
  "call.ring": "own",
  "call.answer": "own",
  "call.decline": "own",
  "call.hangUp": "own",
  "call.finish": "own",
  "call.actions": "own",
  "call.team": "ownTeam",
  // Of either warehouse.
  "hubOrder.list": "ownWarehouse",
  "hubOrder.export": "ownWarehouse",
  "hubOrder.get": "ownWarehouse",
  "hubOrder.page": "ownWarehouse",
  "hubOrder.history": "ownWarehouse",
  "hubOrder.actions": "ownWarehouse",
  "hubOrder.shortage": "ownWarehouse",
  "hubOrder.create": "ownWarehouse",
  "hubOrder.update": "ownWarehouse",
  "hubOrder.merge": "ownWarehouse",
  "hubOrder.raise": "ownWarehouse",
  "hubOrder.cancel": "ownWarehouse",
  "hubOrder.approve": "ownWarehouse",
  "hubOrder.reject": "ownWarehouse",
  "hubOrder.pick": "ownWarehouse",
  "hubOrder.dispatch": "ownWarehouse",
  "hubOrder.shortClose": "ownWarehouse",
  "hubOrder.receive": "ownWarehouse",
  "hub.lookup": {
    all: ["SUPER_SUPER_ADMIN", "SUPER_ADMIN", "ADMIN", "CWH_MANAGER"],
    ownWarehouse: ["HUB_MANAGER"],
  },
  "centralWarehouse.lookup": {
    all: ["SUPER_SUPER_ADMIN", "SUPER_ADMIN", "ADMIN", "HUB_MANAGER"],
    ownWarehouse: ["CWH_MANAGER"],
  },
  "shortOrder.lookup": "ownWarehouse",
};
