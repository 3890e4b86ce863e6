import { startDemoService } from "../../test/demo-service.ts";

/** The demo's service, which counts no calls, with the people who keep its stock; it is stopped in `afterAll`. */
export const openStockPeople = async (env: Readonly<Record<string, string>> = {}) => {
  const service = await startDemoService({ O2R_LIMIT_FACTOR: "1000", ...env });
  const [admin, superAdmin, hubManager, cwhManager] = await Promise.all([
    service.signIn("admin"),
    service.signIn("super_admin"),
    service.signIn("hub_manager"),
    service.signIn("cwh_manager"),
  ]);
  return { service, admin, superAdmin, hubManager, cwhManager };
};
