import { expect, it } from "vitest";
import { startTestService } from "../../test/service.ts";
import { areas } from "../index.ts";
import { ensureFirstAdministrator } from "./first-administrator.ts";

it("makes one first administrator of processes that start at once, also when each names another", async () => {
  const service = await startTestService({ areas });
  try {
    const { config, log } = service.services;
    const names = ["first.admin", "second.admin", "third.admin", "fourth.admin"];
    await Promise.all(
      names.map((name) => {
        const admin = { O2R_ADMIN_USERNAME: name, O2R_ADMIN_PASSWORD: "a long password 9" };
        return ensureFirstAdministrator(service.db, { config: { ...config, ...admin }, log });
      }),
    );
    const made = await service.db.selectFrom("app_user").select("help_and_support_active").execute();
    expect(made).toEqual([{ help_and_support_active: true }]);
  } finally {
    await service.stop();
  }
});
