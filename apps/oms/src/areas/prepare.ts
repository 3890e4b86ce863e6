import { seedDemo } from "../demo/seed-demo.ts";
import type { Db } from "../db/schema.ts";
import type { Services } from "../http/context.ts";
import { checkStore } from "./document/check-store.ts";
import { ensureFirstAdministrator } from "./session/first-administrator.ts";

/** Brings a migrated database to where people can sign in: by demo data where it is wanted, or by a first administrator. */
export const prepare = async (db: Db, services: Services): Promise<void> => {
  await checkStore(services);
  if (services.config.O2R_DEMO && (await seedDemo(db, services)))
    services.log.info("The database was filled with demo data");
  await ensureFirstAdministrator(db, services);
};
