import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { categoryEndpoints, categoryOrderEndpoints } from "@o2r/api/contract/catalogue";
import type { Client } from "../../../test/client.ts";
import { startDemoService, type DemoService } from "../../test/demo-service.ts";
import { uploadPicture } from "../../test/upload-picture.ts";

let service: DemoService;
let admin: Client;

beforeAll(async () => {
  service = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
  admin = await service.signIn("admin");
});
afterAll(() => service.stop());

const rows = async () =>
  (await admin.call(categoryEndpoints.list, { query: { q: "", sort: "position", size: 500, cursor: null } })).payload
    .content;
const names = async () => (await rows()).map(({ name }) => name);
/** Moves the category of a name, as whoever has just looked does. */
const move = async (name: string, position: number) => {
  const row = (await rows()).find((one) => one.name === name);
  return admin.call(categoryOrderEndpoints.move, {
    params: { id: row?.id ?? "" },
    version: row?.version ?? 0,
    body: { position },
  });
};

describe("the order of categories", () => {
  it("has a new one at its end, and is counted from 1", async () => {
    const before = await rows();
    expect(before.map(({ position }) => position)).toEqual(before.map((_, at) => at + 1));
    const body = { name: "A new one", code: "NEW", image: await uploadPicture(admin), description: "For tests" };
    const { payload } = await admin.call(categoryEndpoints.create, { body });
    expect(payload.position).toBe(before.length + 1);
    expect(await names()).toEqual([...before.map(({ name }) => name), "A new one"]);
  });

  it("changes by moving one: the others keep theirs, and selects offer them so", async () => {
    const [first = "", second = "", ...others] = await names();
    const { payload } = await move("A new one", 2);
    expect(payload.position).toBe(2);
    const moved = [first, "A new one", second, ...others.filter((name) => name !== "A new one")];
    expect(await names()).toEqual(moved);
    expect((await rows()).map(({ position }) => position)).toEqual(moved.map((_, at) => at + 1));
    const offered = await admin.call(categoryEndpoints.lookup);
    const active = (await rows()).filter((row) => row.active).map(({ name }) => name);
    expect(offered.payload.content.map(({ name }) => name)).toEqual(active.slice(0, 50));
    const { payload: history } = await admin.call(categoryEndpoints.history, { params: { id: payload.id } });
    expect(history[0]).toMatchObject({
      action: "category.moved",
      changes: [{ field: "position", before: moved.length, after: 2 }],
    });
    // Beyond the end is the end.
    expect((await move(first, 99_999)).payload.position).toBe(moved.length);
    expect(await names()).toEqual([...moved.slice(1), first]);
  });

  it("is as both wanted where two move at once, and refuses whoever saw an older row", async () => {
    const [first = "", second = "", ...others] = await names();
    const answers = await Promise.all([move(first, 3), move(second, 3)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const after = await rows();
    expect(after.map(({ position }) => position)).toEqual(after.map((_, at) => at + 1));
    expect(after.map(({ name }) => name).toSorted()).toEqual([first, second, ...others].toSorted());
    const [row] = after;
    const old = await admin.call(categoryOrderEndpoints.move, {
      params: { id: row?.id ?? "" },
      version: (row?.version ?? 0) - 1,
      body: { position: 2 },
    });
    expect(old.status).toBe(412);
  });
});
