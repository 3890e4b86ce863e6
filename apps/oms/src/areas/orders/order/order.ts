import { orderLife, type orderEndpoints, type OrderRow } from "@o2r/api/contract/orders";
import { notFound } from "../../../app-error.ts";
import { readHistory } from "../../../audit/history.ts";
import { readRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers, Scope } from "../../../http/context.ts";
import { lifecycleHandlers } from "../../../trade/lifecycle/lifecycle-handlers.ts";
import { context } from "../pad/context.ts";
import { productFilters } from "../pad/narrow-products.ts";
import { paste } from "../pad/paste.ts";
import { place } from "../pad/place.ts";
import { products } from "../pad/products.ts";
import { quote } from "../pad/quote.ts";
import { onHoliday, onHolidays } from "../slot/on-holiday.ts";
import { slots } from "../slot/slots.ts";
import { nextOrder, orderQueue } from "./next.ts";
import { withinReach } from "./order-sides.ts";
import { readDetail } from "./read-detail.ts";
import { listOrders, readOrder } from "./select-orders.ts";
import { allocate } from "./steps/allocate.ts";
import { cancel, reasonOf } from "./steps/cancel.ts";
import { changeHub } from "./steps/change-hub.ts";
import { creditRest } from "./steps/credit-rest.ts";
import { deliverAgain, whyAboard, whyNotAgain, whyNotMoved } from "./steps/deliver-again.ts";
import { dropShort } from "./steps/drop-short.ts";
import { pack } from "./steps/pack.ts";
import { whyNotPacked } from "./steps/renew-order.ts";
import { recheck } from "./steps/recheck.ts";
import { reschedule } from "./steps/reschedule.ts";

const ensureWithin = async ({ db, scope, params }: { db: Db; scope: Scope; params: { id: string } }): Promise<void> => {
  if (!(await readRow(db, "orders", params.id, { scope: withinReach(scope) }))) throw notFound("Order");
};

/** What the history of an order tells of it. */
const audited = ({ state, orderNumber, hub, orderSlot, total, short, holds }: OrderRow) => ({
  state,
  orderNumber,
  hub,
  orderSlot,
  total,
  short,
  holds: holds.join(", "),
});

const noHolds = { holds: [], reason: null, reason_note: null };

/** Orders of retailers: how they are found, placed and moved on. */
export const orderHandlers: Handlers<typeof orderEndpoints> = {
  list: ({ db, scope, query }) => listOrders(db, query, withinReach(scope)),
  get: async (asked) => {
    await ensureWithin(asked);
    return readDetail(asked.db, asked.params.id, asked.now);
  },
  history: async (asked) => {
    await ensureWithin(asked);
    return readHistory(asked.db, { entity: "order", id: asked.params.id });
  },
  queue: orderQueue,
  next: nextOrder,
  context,
  slots,
  products,
  productFilters,
  paste,
  quote,
  place,
  onHolidays,
  onHoliday,
  ...lifecycleHandlers({
    life: orderLife,
    table: "orders",
    noun: "Order",
    within: withinReach,
    read: readOrder,
    audited,
    guards: {
      clear: async ({ db, held, now }) => {
        const still = await recheck(db, held, now);
        return still.length === 0 ? null : still.map(({ text }) => text).join(". ");
      },
      attemptLeft: whyNotAgain,
      ashore: whyAboard,
      onNoShipment: whyNotMoved,
      keeps: whyNotPacked,
      something: async ({ db, held }) => {
        const { left } = await db
          .selectFrom("order_item")
          .select(({ fn }) => fn.sum<number>("reserved").as("left"))
          .where("warehouse_id", "=", held.warehouse_id)
          .where("order_id", "=", held.id)
          // What is given with goods is not delivered without any of them.
          .where("kind", "<>", "FREE")
          .executeTakeFirstOrThrow();
        return Number(left) > 0 ? null : "Nothing would be left of it: cancel it instead";
      },
    },
    effects: {
      hold: async ({ body }, { held }) => {
        const { set, told } = reasonOf(body);
        return { set: { ...set, holds: [...held.holds, "HAND"] }, told };
      },
      release: async () => ({ set: noHolds }),
      releaseAnyway: async ({ body }) => ({ set: noHolds, told: reasonOf(body).told }),
      confirm: async ({ now }) => ({ set: { confirmed_at: now } }),
      allocate: (call, { held }) => allocate(call, held),
      dropShort: (call, { held }) => dropShort(call, held),
      pack: (call, { held }) => pack(call, held),
      reschedule: (call, { held }) => reschedule(call, held, call.body.orderSlot),
      deliverAgain: (call, { held }) => deliverAgain(call, held, call.body.orderSlot),
      creditRest: (call, { held }) => creditRest(call, held),
      changeHub: (call, { held }) => changeHub(call, held, call.body.warehouseId),
      cancel: (call, { held }) => cancel(call, held, call.body),
    },
  }),
};
