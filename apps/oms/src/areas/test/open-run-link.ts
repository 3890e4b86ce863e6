import { shipmentEndpoints as shipment } from "@o2r/api/contract/logistics";
import type { Client } from "../../test/client.ts";
import type { DemoService } from "./demo-service.ts";

/** A driver without an account: whoever brings the link of a shipment of the demo that is under way. */
export const openRunLink = async (service: DemoService): Promise<Client> => {
  const admin = await service.signIn("admin");
  const { id } = await service.db
    .selectFrom("shipment")
    .select("id")
    .where("state", "=", "IN_TRANSIT")
    .orderBy("id")
    .limit(1)
    .executeTakeFirstOrThrow();
  await admin.call(shipment.makeLink, { params: { id } });
  const { payload } = await admin.call(shipment.link, { params: { id } });
  return service.client(payload.link?.token ?? null);
};
