import { afterAll, describe, expect, it } from "vitest";
import { userTypes } from "@o2r/api/contract/core";
import { inventoryEndpoints as inventory, rejectedEndpoints as rejected } from "@o2r/api/contract/stock";
import { uploadPicture } from "../test/upload-picture.ts";
import { bad, openQcScene } from "./test/qc-scene.ts";
import { moveRejected } from "./test/move-rejected.ts";

const { service, admin, hubManager, photo, batch, begun, submit } = await openQcScene();
afterAll(() => service.stop());
const ownPhoto = await uploadPicture(admin);

/** Whose bells say these words, and which page they lead to. */
const told = async (words: string): Promise<readonly string[]> => {
  const rows = await service.db
    .selectFrom("notification")
    .innerJoin("app_user", "app_user.id", "notification.user_id")
    .select(["app_user.username", "notification.data"])
    .orderBy("app_user.username")
    .execute();
  return rows
    .filter(({ username, data }) => named.has(username) && JSON.stringify(data).includes(words))
    .map(({ username, data }) => `${username} ${data.page}`);
};
const rejectOf = async (id: string) => {
  const { payload } = await admin.call(rejected.list, {
    query: { q: "", sort: "-createdAt", size: 100, cursor: null },
  });
  const found = payload.content.find(({ qcId }) => qcId === id);
  if (found === undefined) throw new Error("the check has rejected nothing");
  return found;
};
/** Of the demo's people those who are called after their type: one of each, where the others are many. */
const named = new Set([...userTypes.map((type) => type.toLowerCase()), "two_step"]);
/** Those who may approve and have a bell: the administrators, one of whom signs in by two steps. */
const approvers = (page: string) => ["admin", "super_admin", "two_step"].map((name) => `${name} ${page}`);

describe("the bell", () => {
  it("tells whoever may approve of units that are asked to be discarded, and not the manager who asks", async () => {
    const row = batch();
    const ask = { params: { id: row.id }, body: { quantity: 3, reason: "DAMAGED" } } as const;
    expect((await hubManager.call(inventory.discard, ask)).status).toBe(200);
    const words = `3 of ${row.name} at ${row.warehouse} wait for approval to be discarded`;
    expect(await told(words)).toEqual(approvers("/inventory/discard"));
  });

  it("tells those who keep stock in the warehouse of a check what it has rejected, and nobody of another", async () => {
    const row = batch();
    const failed = (await submit(await begun(row), { accepted: 8, ...bad, photo: ownPhoto }, admin)).payload;
    expect(await told(`${failed.number} has rejected 2 of 10 units at ${row.warehouse}`)).toEqual(
      ["hub_manager", "super_admin", "two_step"].map((name) => `${name} /quality-check/${failed.id}`),
    );
    const passed = (await submit(await begun(row), { accepted: 10 }, admin)).payload;
    expect(await told(passed.number)).toEqual([]);
  });

  it("tells whoever may approve what becomes of rejected goods, and not who has rejected them", async () => {
    const row = batch();
    const returned = await submit(await begun(row), { accepted: 8, ...bad, photo });
    await moveRejected(await rejectOf(returned.payload.id), "return", hubManager);
    expect(await told(`2 of ${row.name} went back from ${row.warehouse}`)).toEqual(approvers("/rejected-skus"));
    const other = await submit(await begun(row), { accepted: 8, ...bad, photo: ownPhoto }, admin);
    await moveRejected(await rejectOf(other.payload.id), "askDiscard", hubManager);
    expect(await told(`2 rejected of ${row.name} at ${row.warehouse} wait for approval`)).toEqual(
      approvers("/rejected-skus").slice(1),
    );
  });
});
