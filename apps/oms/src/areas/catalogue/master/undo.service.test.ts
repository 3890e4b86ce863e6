import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brandEndpoints as brand, companyEndpoints, type Brand } from "@o2r/api/contract/catalogue";
import type { Client } from "../../../test/client.ts";
import { startDemoService, type DemoService } from "../../test/demo-service.ts";
import { uploadPicture } from "../../test/upload-picture.ts";

let service: DemoService;
let admin: Client;
let body: Pick<Brand, "manufacturer" | "description" | "Upload_Logo">;
beforeAll(async () => {
  service = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
  admin = await service.signIn("admin");
  const manufacturer = (await admin.call(companyEndpoints.lookup)).payload.content[0]?.id ?? "";
  body = { manufacturer, description: "A brand for tests", Upload_Logo: await uploadPicture(admin) };
});
afterAll(() => service.stop());

let count = 0;
/** A brand that was just switched off. */
const switchedOff = async (): Promise<Brand> => {
  const { payload } = await admin.call(brand.create, { body: { ...body, name: `Undone brand ${++count}` } });
  const at = { params: { id: payload.id }, version: payload.version };
  return (await admin.call(brand.setActive, { ...at, body: { active: false } })).payload;
};
const takeBack = ({ id, version }: Brand, as = admin) =>
  as.call(brand.setActive, { params: { id }, version, body: { active: true }, undoes: true });
const history = async (id: string) =>
  (await admin.call(brand.history, { params: { id } })).payload.map(({ action, undoes }) => [action, undoes ?? false]);

describe("an act that is taken back", () => {
  it("is answered by an act of its own, which the history tells from one that is done anew", async () => {
    const off = await switchedOff();
    const { status, payload } = await takeBack(off);
    expect([status, payload.active, payload.version]).toEqual([200, true, off.version + 1]);
    expect(await history(off.id)).toEqual([
      ["brand.activated", true],
      ["brand.deactivated", false],
      ["brand.created", false],
    ]);
  });

  it("stays where the row has changed since, and says what has", async () => {
    const off = await switchedOff();
    const { id, version, name } = off;
    await admin.call(brand.update, { params: { id }, version, body: { ...body, name, description: "Changed since" } });
    const refused = await takeBack(off);
    expect([refused.status, refused.code]).toEqual([412, "row.stale"]);
    expect(refused.current).toMatchObject({ row: { active: false }, changes: [{ action: "brand.updated" }] });
  });

  it("needs the rights that the act itself needs", async () => {
    const off = await switchedOff();
    const { status } = await takeBack(off, await service.signIn("hub_manager"));
    expect(status).toBe(403);
    expect((await history(off.id))[0]).toEqual(["brand.deactivated", false]);
  });
});
