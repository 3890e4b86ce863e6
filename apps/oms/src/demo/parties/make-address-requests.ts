import type { Insertable } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { DemoWarehouse } from "../warehouse/make-warehouses.ts";
import { degrees } from "../places.ts";
import { seedRandom } from "../random.ts";
import { daysBefore, stamps, type Scene } from "../scene.ts";
import type { DemoRetailer } from "./make-retailers.ts";

type RequestRow = Insertable<Database["address_request"]>;

/** Requests of some active retailers to move within their city: most of them wait, some were decided. */
export const makeAddressRequests = (
  scene: Scene,
  retailers: readonly DemoRetailer[],
  warehouses: readonly DemoWarehouse[],
  askedBy: (retailer: DemoRetailer) => string,
): readonly RequestRow[] => {
  const random = seedRandom("address requests");
  const places = new Map(warehouses.map(({ row, place }) => [row.id, place]));
  return retailers
    .filter(({ state }) => state === "ACTIVE")
    .slice(0, 24)
    .flatMap((retailer, at): RequestRow[] => {
      const place = places.get(retailer.hub_id);
      if (place === undefined) return [];
      const asked = daysBefore(scene.now, 0.2 + at * 0.7);
      const state = at < 14 ? "PENDING" : at % 3 === 0 ? "REJECTED" : "APPROVED";
      return [
        {
          id: random.id(asked),
          retailer_id: retailer.id,
          state,
          req_latitude: degrees(place.lat + (random.fraction() - 0.5) / 10),
          req_longitude: degrees(place.lng + (random.fraction() - 0.5) / 10),
          req_pincode: random.pick(place.pincodes),
          req_city: place.city,
          req_state: place.state,
          req_address_line1: `Shop ${random.whole(1, 240)}, ${random.pick(["New Market", "College Road", "Canal Road"])}`,
          req_address_line3: random.pick(place.localities),
          requested_by: askedBy(retailer),
          ...(state !== "PENDING" && { decided_by: scene.founderId, decided_at: asked }),
          ...(state === "REJECTED" && { reason: "CUSTOMER_REQUEST" }),
          ...stamps(scene, asked),
        },
      ];
    });
};
