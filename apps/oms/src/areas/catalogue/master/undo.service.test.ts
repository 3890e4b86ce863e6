import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brandEndpoints as brand, companyEndpoints, type Brand } from "@o2r/api/contract/catalogue";
import { userAccountEndpoints as users } from "@o2r/api/contract/parties";
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

  it("is no undo for being called one: where it leads elsewhere, the history tells it as what it is", async () => {
    const { id, version, name, active } = await switchedOff();
    const at = { params: { id }, undoes: true };
    const renamed = await admin.call(brand.update, {
      ...at,
      version,
      body: { ...body, name, description: "Something else" },
    });
    // What was done last is the other description now.
    const on = await admin.call(brand.setActive, { ...at, version: version + 1, body: { active: !active } });
    expect([renamed.status, on.status]).toEqual([200, 200]);
    expect((await history(id)).slice(0, 2)).toEqual([
      ["brand.activated", false],
      ["brand.updated", false],
    ]);
  });

  it("may be a change of a form, where it writes the values of before", async () => {
    const { id, version, name } = await switchedOff();
    const write = (at: number, description: string, undoes: boolean) =>
      admin.call(brand.update, { params: { id }, version: at, undoes, body: { ...body, name, description } });
    await write(version, "Something else", false);
    await write(version + 1, body.description, true);
    expect((await history(id)).slice(0, 2)).toEqual([
      ["brand.updated", true],
      ["brand.updated", false],
    ]);
  });

  it("is the step that leads back from another, whatever reason that was given", async () => {
    const superAdmin = await service.signIn("super_admin");
    const found = await superAdmin.call(users.list, {
      query: { q: "", sort: "name", size: 50, cursor: null },
    });
    const agent = found.payload.content.find(
      ({ userType, state }) => userType === "CALLING_AGENT" && state === "ACTIVE",
    );
    const { id = "", version = 0 } = agent ?? {};
    await superAdmin.call(users.block, { params: { id }, version, body: { reason: "Left the company" } });
    const back = await superAdmin.call(users.unblock, { params: { id }, version: version + 1, undoes: true });
    expect([back.status, back.payload.state]).toEqual([200, "ACTIVE"]);
    const told = (await superAdmin.call(users.history, { params: { id } })).payload;
    expect(told.slice(0, 2).map(({ action, undoes }) => [action, undoes ?? false])).toEqual([
      ["user.unblocked", true],
      ["user.blocked", false],
    ]);
  });

  it("needs the rights that the act itself needs", async () => {
    const off = await switchedOff();
    const { status } = await takeBack(off, await service.signIn("hub_manager"));
    expect(status).toBe(403);
    expect((await history(off.id))[0]).toEqual(["brand.deactivated", false]);
  });
});
