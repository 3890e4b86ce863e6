import { sql, type Expression } from "kysely";
import { addressRequestList, type AddressRequestRow } from "@o2r/api/contract/parties";
import { notFound } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";
import type { Sides } from "../../../db/scope.ts";
import { KeptText, readList } from "../../../kit/read-list.ts";
import { regionOfRetailer } from "../retailer/select-retailers.ts";
import { metresBetween } from "./distance.ts";

/** The columns that a reach into requests goes by: those of their retailer. */
export const requestSides: Sides<Expression<string | null>> = {
  region: sql<
    string | null
  >`(select ${regionOfRetailer()} from retailer where retailer.id = address_request.retailer_id)`,
  beat: sql<string | null>`(select beat_id from retailer where retailer.id = address_request.retailer_id)`,
};

type Place = AddressRequestRow["from"];

/** The hub that would deliver to a pincode: the one of today where it serves there, else the primary one. */
export const hubFor = (pincode: string, today: string) => sql<string | null>`(
  select served.hub_id from pincode_hub as served join warehouse as place on place.id = served.hub_id
  where served.pincode = ${sql.ref(pincode)} and place.active
  order by served.hub_id is not distinct from ${sql.ref(today)} desc, served.rank limit 1)`;

/** The beat there: the one of today where the hub stays, else the one of the same name. */
const beatFor = (hub: Expression<string | null>) => sql<string | null>`(
  select other.name from beat as other where other.hub_id = ${hub}
    and (other.id = retailer.beat_id or lower(other.name) = lower(beat.name)) and other.active
  order by other.id = retailer.beat_id desc limit 1)`;

const selectRequests = (db: Db) => {
  const hub = hubFor("address_request.req_pincode", "retailer.hub_id");
  return db
    .selectFrom("address_request")
    .innerJoin("retailer", "retailer.id", "address_request.retailer_id")
    .leftJoin("warehouse as hub", "hub.id", "retailer.hub_id")
    .leftJoin("beat", "beat.id", "retailer.beat_id")
    .leftJoin("app_user as maker", "maker.id", "address_request.requested_by")
    .leftJoin("app_user as checker", "checker.id", "address_request.decided_by")
    .selectAll("address_request")
    .select([
      "retailer.establishment",
      "retailer.mobile",
      "maker.name as requestedBy",
      "checker.name as decidedBy",
      sql<Place>`coalesce(address_request.was, jsonb_build_object(
        'addressLine1', retailer.address_line1, 'addressLine2', retailer.address_line2,
        'addressLine3', retailer.address_line3, 'pincode', retailer.pincode, 'city', retailer.city,
        'state', retailer.address_state, 'address', retailer.address, 'lat', retailer.lat, 'lng', retailer.lng,
        'hub', hub.company_name, 'beat', beat.name))`.as("today"),
      sql<string | null>`(select company_name from warehouse where warehouse.id = ${hub})`.as("nextHub"),
      beatFor(hub).as("nextBeat"),
      sql<string | null>`coalesce((select label from master_option
        where category = 'reason' and value = address_request.reason), address_request.reason)`.as("why"),
    ]);
};

type Found = Awaited<ReturnType<ReturnType<typeof selectRequests>["executeTakeFirstOrThrow"]>>;

const toRow = (found: Found): AddressRequestRow => {
  const to = {
    addressLine1: found.req_address_line1,
    addressLine2: found.req_address_line2,
    addressLine3: found.req_address_line3,
    pincode: found.req_pincode,
    city: found.req_city,
    state: found.req_state,
    address: found.req_address,
    lat: found.req_latitude,
    lng: found.req_longitude,
    hub: found.nextHub,
    beat: found.nextBeat,
  };
  return {
    id: found.id,
    version: found.version,
    retailerId: found.retailer_id,
    establishment: found.establishment,
    mobile: found.mobile,
    city: found.req_city,
    pincode: found.req_pincode,
    distance: metresBetween(found.today, to),
    state: found.state,
    requestedById: found.requested_by,
    requestedBy: found.requestedBy,
    requestedAt: found.created_at,
    decidedBy: found.decidedBy,
    decidedAt: found.decided_at,
    reason: found.why,
    from: found.today,
    to,
  };
};

/** One request, with both addresses. */
export const readRequest = async (db: Db, id: string): Promise<AddressRequestRow> => {
  const found = await selectRequests(db).where("address_request.id", "=", id).executeTakeFirst();
  if (found === undefined) throw notFound("Address request");
  return toRow(found);
};

export const listRequests = readList(addressRequestList, {
  select: selectRequests,
  id: sql<string>`address_request.id`,
  sorts: { requestedAt: sql`address_request.created_at` },
  filters: {
    state: sql`address_request.state`,
    retailer: sql`address_request.retailer_id`,
    requested: sql`address_request.created_at`,
  },
  search: new KeptText(sql`retailer.search`, ["establishment", "name", "mobile", "gstNumber"]),
  toRow,
});
