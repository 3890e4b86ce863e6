import { sql } from "kysely";
import type { Cart, cartEndpoints, OpenCart } from "@o2r/api/contract/orders";
import { AppError } from "../../../app-error.ts";
import { newId } from "../../../db/id.ts";
import { updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { readCustomer } from "../assemble/customer.ts";
import { mayOrderFor } from "./reach.ts";

type CartBody = Omit<Cart, "version" | "updatedAt">;
const nothing: CartBody = { lines: [], orderSlot: "", paymentMode: "COD", note: "", coupon: "" };

const findCart = (db: Db, ownerId: string, retailerId: string) =>
  db
    .selectFrom("cart")
    .selectAll()
    .where("owner_id", "=", ownerId)
    .where("retailer_id", "=", retailerId)
    .executeTakeFirst();
type CartRow = Awaited<ReturnType<typeof findCart>>;

const toCart = (row: CartRow): Cart =>
  row === undefined
    ? { ...nothing, version: 0, updatedAt: null }
    : { ...nothing, ...(row.body as CartBody), version: row.version, updatedAt: row.updated_at }; // kept by `save` alone

/** Another window of the same person was quicker; it is told what that has kept. */
const quicker = (row: Cart): AppError =>
  new AppError("row.conflict", "This order was changed in another window", { current: { row, changes: [] } });

/** More nobody leaves open and comes back to. */
const mostOpen = 30;

/** What somebody is about to order for a retailer, shared between their windows. */
export const cartHandlers: Handlers<typeof cartEndpoints> = {
  open: async (context) => {
    const { rows } = await sql<OpenCart>`
      select retailer.id as "retailerId", retailer.establishment, retailer.mobile, retailer.city,
        jsonb_array_length(cart.body -> 'lines') as lines, cart.updated_at as "updatedAt"
      from cart join retailer on retailer.id = cart.retailer_id
      where cart.owner_id = ${context.actor.id} and jsonb_array_length(cart.body -> 'lines') > 0
        and ${mayOrderFor(context)}
      order by cart.updated_at desc, retailer.id limit ${sql.lit(mostOpen)}`.execute(context.db);
    return rows;
  },

  get: async (context) => {
    const { db, actor, params } = context;
    await readCustomer(db, { id: params.retailerId, within: mayOrderFor(context) });
    return toCart(await findCart(db, actor.id, params.retailerId));
  },

  save: async (context) => {
    const { db, actor, params, body, now } = context;
    const { version, ...kept } = body;
    const { retailerId } = params;
    await readCustomer(db, { id: retailerId, within: mayOrderFor(context) });
    const held = await db
      .selectFrom("cart")
      .selectAll()
      .where("owner_id", "=", actor.id)
      .where("retailer_id", "=", retailerId)
      .forUpdate()
      .executeTakeFirst();
    if ((held?.version ?? 0) !== version) throw quicker(toCart(held));
    const changed = { body: JSON.stringify(kept), updated_at: now, updated_by: actor.id };
    if (held !== undefined) return toCart(await updateRow(db, "cart", held, changed));
    const made = { id: newId(), owner_id: actor.id, retailer_id: retailerId, created_at: now, created_by: actor.id };
    const begun = await db
      .insertInto("cart")
      .values({ ...made, ...changed })
      // Two windows may begin it at once: there was no row to hold.
      .onConflict((same) => same.columns(["owner_id", "retailer_id"]).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (begun === undefined) throw quicker(toCart(await findCart(db, actor.id, retailerId)));
    return toCart(begun);
  },
};
