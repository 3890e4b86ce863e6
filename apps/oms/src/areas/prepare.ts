import { seedDemo } from "../demo/seed-demo.ts";
import { claimForProduction } from "../db/database-use.ts";
import type { Db } from "../db/schema.ts";
import type { Services } from "../http/context.ts";
import type { AnyArea } from "../kit/define-area.ts";

/**
 * Brings a migrated database to where people can sign in: by demo data where it is wanted, and by what each area begins
 * with. Refuses a production start on the demo.
 */
export const prepare = async (
  db: Db,
  services: Services,
  areas: readonly Pick<AnyArea, "check" | "begin">[],
): Promise<void> => {
  const { config } = services;
  if (config.production) {
    await claimForProduction(db, config.DATABASE_URL === undefined ? `in ${config.dataDir}` : "of DATABASE_URL");
  }
  for (const area of areas) await area.check?.(services);
  if (config.O2R_DEMO && (await seedDemo(db, services))) services.log.info("The database was filled with demo data");
  for (const area of areas) await area.begin?.(db, services);
};
