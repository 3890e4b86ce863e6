import { sql, type Expression, type SqlBool } from "kysely";
import { addressRequestLife as life, type addressRequestEndpoints } from "@o2r/api/contract/parties";
import { conflict, notFound } from "../../../app-error.ts";
import { readHistory } from "../../../audit/history.ts";
import { newId } from "../../../db/id.ts";
import { insertRow, lockRow, readRow, updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers, Scope } from "../../../http/context.ts";
import { lifecycleHandlers } from "../../../trade/lifecycle/lifecycle-handlers.ts";
import { tell } from "../../../trade/lifecycle/tell.ts";
import { tellRetailer } from "../../engagement/notification/tell-retailer.ts";
import { findRetailer, retailerSides } from "../retailer/select-retailers.ts";
import { hubFor, listRequests, readRequest, requestSides } from "./select-requests.ts";

const withinReach = (scope: Scope): Expression<SqlBool> => scope.covers(requestSides);

/** The hub and the beat that a request leads to. */
const placeOf = async (db: Db, id: string) => {
  const hub = hubFor("address_request.req_pincode", "retailer.hub_id");
  return db
    .selectFrom("address_request")
    .innerJoin("retailer", "retailer.id", "address_request.retailer_id")
    .leftJoin("beat", "beat.id", "retailer.beat_id")
    .select([
      hub.as("hub_id"),
      sql<string | null>`(select other.id from beat as other where other.hub_id = ${hub}
        and (other.id = retailer.beat_id or lower(other.name) = lower(beat.name)) and other.active
        order by other.id = retailer.beat_id desc limit 1)`.as("beat_id"),
    ])
    .where("address_request.id", "=", id)
    .executeTakeFirstOrThrow();
};

/** The same with its beat held; none where it is of another hub, or off, by the time that it is. */
const holdPlace = async (db: Db, id: string) => {
  const { hub_id, beat_id } = await placeOf(db, id);
  const beat = await db
    .selectFrom("beat")
    .select("id")
    .where("id", "=", beat_id)
    .where("hub_id", "=", hub_id)
    .where("active", "=", true)
    .forShare()
    .executeTakeFirst();
  return { hub_id, beat_id: beat?.id ?? null };
};

/** Where a retailer is, as their history tells it. */
const whereOf = async (db: Db, id: string) => {
  const found = await findRetailer(db, id);
  if (found === undefined) throw notFound("Retailer");
  const { addressLine1, addressLine2, addressLine3, pincode, city, state, address, lat, lng, hub, beat } = found;
  return { addressLine1, addressLine2, addressLine3, pincode, city, state, address, lat, lng, hub, beat };
};

/** Requests for another address: asked by one, decided by another. */
export const addressRequestHandlers: Handlers<typeof addressRequestEndpoints> = {
  list: ({ db, scope, query }) => listRequests(db, query, withinReach(scope)),
  get: async ({ db, scope, params }) => {
    if (!(await readRow(db, "address_request", params.id, { scope: withinReach(scope) })))
      throw notFound("Address request");
    return readRequest(db, params.id);
  },
  request: async ({ db, scope, actor, params, body, now, audit }) => {
    // Held, so that of two who ask at once the second hears of the first.
    const retailer = await lockRow(db, "retailer", params.id, scope.covers(retailerSides));
    if (retailer === undefined) throw notFound("Retailer");
    const open = await db
      .selectFrom("address_request")
      .select("id")
      .where("retailer_id", "=", retailer.id)
      .where("state", "=", "PENDING")
      .executeTakeFirst();
    if (open !== undefined) throw conflict("A request of this retailer is waiting already");
    const id = newId();
    await insertRow(db, "address_request", {
      id,
      retailer_id: retailer.id,
      req_latitude: body.reqLatitude,
      req_longitude: body.reqLongitude,
      req_pincode: body.reqPincode,
      req_city: body.reqCity,
      req_state: body.reqState,
      req_address_line1: body.reqAddressLine1,
      req_address_line2: body.reqAddressLine2 ?? null,
      req_address_line3: body.reqAddressLine3,
      req_address: body.reqAddress ?? null,
      requested_by: actor.id,
      created_at: now,
      created_by: actor.id,
      updated_at: now,
      updated_by: actor.id,
    });
    const row = await readRequest(db, id);
    const warehouseId = retailer.hub_id ?? undefined;
    audit({
      entity: life.entity,
      id,
      version: row.version,
      ...(warehouseId && { warehouseId }),
      after: { state: row.state },
    });
    await tell(db, life.tells, { row, warehouseId, by: actor.id, now });
    return row;
  },
  history: async ({ db, scope, params }) => {
    if (!(await readRow(db, "address_request", params.id, { scope: withinReach(scope) })))
      throw notFound("Address request");
    return readHistory(db, { entity: life.entity, id: params.id });
  },
  ...lifecycleHandlers({
    life,
    table: "address_request",
    noun: "Address request",
    within: withinReach,
    read: readRequest,
    // Whoever edits a retailer holds it first, too.
    holdFirst: async (db, id) => {
      await sql`select id from retailer
        where id = (select retailer_id from address_request where id = ${id}) for update`.execute(db);
    },
    guards: {
      served: async ({ db, held }) =>
        (await placeOf(db, held.id)).hub_id === null
          ? `Nobody delivers to ${held.req_pincode}: let a hub serve that pincode first`
          : null,
    },
    effects: {
      approve: async ({ db, actor, now, audit }, { held, row }) => ({
        set: { decided_by: actor.id, decided_at: now, was: JSON.stringify(row.from) },
        after: async () => {
          const retailer = await lockRow(db, "retailer", held.retailer_id);
          if (retailer === undefined) throw notFound("Retailer");
          const before = await whereOf(db, retailer.id);
          await updateRow(db, "retailer", retailer, {
            ...(await holdPlace(db, held.id)),
            address_line1: held.req_address_line1,
            address_line2: held.req_address_line2,
            address_line3: held.req_address_line3,
            address: held.req_address,
            pincode: held.req_pincode,
            city: held.req_city,
            address_state: held.req_state,
            lat: held.req_latitude,
            lng: held.req_longitude,
            updated_at: now,
            updated_by: actor.id,
          });
          audit({
            entity: "retailer",
            id: retailer.id,
            version: retailer.version + 1,
            action: "retailer.updated",
            before,
            after: await whereOf(db, retailer.id),
          });
          const place = { city: held.req_city, pincode: held.req_pincode };
          await tellRetailer(db, "ADDRESS_APPROVED", held.retailer_id, place, held.id);
        },
      }),
      reject: async ({ db, actor, now, body }, { held }) => ({
        set: { decided_by: actor.id, decided_at: now, reason: body.customReason ?? body.reason },
        told: { reason: body.customReason ?? body.reason },
        after: async () => {
          const { reason } = await readRequest(db, held.id);
          await tellRetailer(db, "ADDRESS_REJECTED", held.retailer_id, { reason: reason ?? "" }, held.id);
        },
      }),
    },
  }),
};
