import { seedDemo } from "../demo/seed-demo.ts";
import { claimForProduction } from "../db/database-use.ts";
import type { Db } from "../db/schema.ts";
import type { Services } from "../http/context.ts";
import { checkStore } from "./document/check-store.ts";
import { ensureFirstAdministrator } from "./session/first-administrator.ts";

/**
 * Brings a migrated database to where people can sign in: by demo data where it is wanted, or by a first administrator.
 * Refuses a production start on the demo.
 */
export const prepare = async (db: Db, services: Services): Promise<void> => {
  const { config } = services;
  if (config.production) {
    await claimForProduction(db, config.DATABASE_URL === undefined ? `in ${config.dataDir}` : "of DATABASE_URL");
  }
  await checkStore(services);
  if (config.O2R_DEMO && (await seedDemo(db, services))) services.log.info("The database was filled with demo data");
  await ensureFirstAdministrator(db, services);
};
