import { readdirSync } from "node:fs";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../test/client.ts";
import { startDemoService, type DemoService } from "../test/demo-service.ts";
import { openSketchbook } from "../../demo/make-images.ts";
import { seedRandom } from "../../demo/random.ts";
import { newId } from "../../db/id.ts";
import { documentBlobs } from "./stores.ts";
import { startObjectStore, type ObjectStore } from "../test/object-store.ts";
import { sweepUploads } from "./sweep-uploads.ts";

let store: ObjectStore;
let service: DemoService;
let admin: Client;

beforeAll(async () => {
  store = await startObjectStore();
  service = await startDemoService({ ...store.env }, store.fill);
  admin = await service.signIn("admin");
});
afterEach(async () => store.break(undefined));
afterAll(async () => {
  await service.stop();
  await store.stop();
});

const keys = (): readonly string[] =>
  readdirSync(store.folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith("_object"));
const marks = () => keys().filter((key) => key.startsWith("uploads"));
const upload = async (size = 2000, as = admin) => {
  const form = new FormData();
  form.append("file", new Blob(["%PDF-1.7\n", new Uint8Array(size), "%%EOF"]), "paper.pdf");
  const response = await as.raw("/oms/document/upload", { method: "POST", body: form });
  const answer: { payload?: { id: string }; errorMessage?: string } = await response.json();
  return {
    status: response.status,
    retryAfter: response.headers.get("retry-after"),
    id: answer.payload?.id ?? "",
    ...answer,
  };
};
const remove = async (id: string) =>
  (await admin.raw(`/oms/document/${id}`, { method: "DELETE", headers: { "idempotency-key": crypto.randomUUID() } }))
    .status;
const read = (id: string) => admin.raw(`/oms/document/${id}/content`);
const rows = async () => (await service.db.selectFrom("document").select("id").execute()).length;
const sweepLater = () => sweepUploads(service.db, service.services.config, new Date(Date.now() + 2 * 3_600_000));
const ready = async (): Promise<unknown> => (await admin.raw("/readyz")).json();
const said = "Files cannot be reached at the moment: please try again";

it("keeps the pictures of the demo in the bucket", async () => {
  const sketches = openSketchbook({ now: new Date(), founderId: newId() }, seedRandom("bucket"));
  const pictures = ["one", "two"].map((name) => sketches.add(name, `<svg width="9" height="9" id="${name}"/>`));
  const drawn = await sketches.draw(documentBlobs(service.services.config));
  expect(drawn.map(({ id }) => id)).toEqual(pictures);
  for (const { stored_name: name } of drawn) {
    expect(keys()).toContain(`documents/${name.slice(0, 2)}/${name}._S3rver_object`);
    await documentBlobs(service.services.config).remove(name);
  }
});

describe("a start with a bucket", () => {
  it.each([
    ["that is not there", { O2R_S3_BUCKET: "another-bucket" }, 'There is no bucket "another-bucket"'],
    ["that the access key does not open", { O2R_S3_ACCESS_KEY: "somebody" }, "refuses the bucket"],
  ])("%s is refused with a sentence that names the setting", async (_, env, sentence) => {
    await expect(startDemoService({ ...store.env, ...env })).rejects.toThrow(sentence);
  });

  it("of a store that does not answer goes on without it, and says so", async () => {
    const other = await startObjectStore();
    await other.cut();
    const started = await startDemoService({ ...other.env, O2R_DEMO: "0" });
    expect(started.logged.join("")).toContain("The store of documents cannot be reached");
    expect(await (await started.client(null).raw("/readyz")).json()).toEqual({
      status: "ready",
      without: ["documents"],
    });
    await other.open();
    expect(await (await started.client(null).raw("/readyz")).json()).toEqual({ status: "ready" });
    await started.stop();
    await other.stop();
  });

  it("with a wrong secret keeps nothing: each upload is refused, and the log says why", async () => {
    const other = await startDemoService({
      ...store.env,
      O2R_S3_SECRET_KEY: "wrong",
      O2R_DEMO: "0",
      O2R_ADMIN_USERNAME: "first.admin",
      O2R_ADMIN_PASSWORD: "a long password",
    });
    const { payload } = await other.login("first.admin", "a long password");
    const before = keys().length;
    const answer = await upload(2000, other.client(payload.access_token ?? null));
    expect([answer.status, answer.errorMessage, keys().length]).toEqual([503, said, before]);
    expect(other.logged.join("")).toContain("SignatureDoesNotMatch");
    expect(other.logged.join("")).not.toMatch(/StringToSign|AWSAccessKeyId/);
    await other.stop();
  });
});

describe("a store that goes", () => {
  it("before an upload refuses it with a sentence, keeps no row, and takes it when it is back", async () => {
    const before = [await rows(), keys().length];
    await store.cut();
    const answer = await upload();
    expect([answer.status, answer.errorMessage, answer.retryAfter]).toEqual([503, said, "5"]);
    expect(await ready()).toEqual({ status: "ready", without: ["documents"] });
    await store.open();
    expect([await rows(), keys().length]).toEqual(before);
    expect((await upload()).status).toBe(200);
    expect(await ready()).toEqual({ status: "ready" });
  });

  it("midway through an upload leaves no row, and what it kept by then is swept", async () => {
    const before = [await rows(), keys().length];
    store.break((request) => {
      const isDocument = request.method === "PUT" && request.url?.includes("/documents/") === true;
      if (isDocument) request.once("data", () => request.socket.destroy());
      return isDocument;
    });
    const answer = await upload(4_000_000);
    expect([answer.status, answer.errorMessage]).toEqual([503, said]);
    store.break(undefined);
    expect(marks()).toHaveLength(1);
    await sweepLater();
    expect([await rows(), keys().length]).toEqual(before);
  });

  it("after it has kept the bytes, but before it says so, leaves no row either, and they are swept", async () => {
    const before = [await rows(), keys().length];
    store.break((request, response) => {
      if (request.method === "PUT" && request.url?.includes("/documents/")) {
        response.end = () => {
          request.socket.destroy();
          return response;
        };
      }
      return false;
    });
    expect((await upload()).status).toBe(503);
    store.break(undefined);
    await sweepLater();
    expect([await rows(), keys().length]).toEqual(before);
  });

  it("after the row is there loses nothing: the mark goes with the next sweep", async () => {
    store.break((request, response) => {
      const isMark = request.method === "DELETE";
      if (isMark) response.writeHead(500).end();
      return isMark;
    });
    const { id, status } = await upload();
    expect([status, marks().length]).toEqual([200, 1]);
    store.break(undefined);
    await sweepLater();
    expect([marks().length, (await read(id)).status]).toEqual([0, 200]);
  });

  it("midway through a reading cuts the answer off, so that nobody takes half a file for a whole one", async () => {
    const { id } = await upload(4_000_000);
    store.break((request, response) => {
      const isDocument = request.method === "GET";
      if (isDocument) {
        response.writeHead(200, { "content-length": "4000000" });
        response.write(Buffer.alloc(100_000), () => request.socket.destroy());
      }
      return isDocument;
    });
    const outcome = await read(id)
      .then(async (response) => [response.status, (await response.arrayBuffer()).byteLength])
      .catch((error: unknown) => (error instanceof TypeError ? "cut off" : error));
    expect(outcome).toBe("cut off");
    store.break(undefined);
    expect((await (await read(id)).arrayBuffer()).byteLength).toBe(4_000_014);
  });

  it("answers a reading with 503 while it is away, not with a document that does not exist", async () => {
    const { id } = await upload();
    await store.cut();
    const statuses = [(await read(id)).status, await remove(id)];
    await store.open();
    expect(statuses).toEqual([503, 503]);
    expect((await read(id)).status).toBe(200);
  });

  it("after a document's row has gone has its bytes removed by the next sweep", async () => {
    const before = keys().length;
    const { id } = await upload();
    store.break((request, response) => {
      const isRemoval = request.method === "DELETE";
      if (isRemoval) response.writeHead(500).end();
      return isRemoval;
    });
    expect(await remove(id)).toBe(200);
    store.break(undefined);
    expect(keys().length).toBeGreaterThan(before);
    await sweepLater();
    expect(keys()).toHaveLength(before);
  });
});
