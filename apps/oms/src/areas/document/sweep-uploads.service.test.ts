import { randomUUID } from "node:crypto";
import { rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../test/client.ts";
import { documentPlaces, type DocumentPlace } from "../test/document-places.ts";
import { startDemoService, type DemoService } from "../test/demo-service.ts";
import { documentBlobs } from "./stores.ts";
import { sweepUploads } from "./sweep-uploads.ts";

const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * 3_600_000);
describe.each(documentPlaces)("in $place,", ({ openPlace }) => {
  let place: DocumentPlace;
  let service: DemoService;
  let agent: Client;
  /** The path of a file that is on its way in. */
  const incoming = (name: string): string => join(place.dataDir, "uploads", name);
  const leave = (name: string, changedAt: Date): void => {
    writeFileSync(incoming(name), "left behind");
    utimesSync(incoming(name), changedAt, changedAt);
  };
  beforeAll(async () => {
    place = await openPlace();
    place.strand("0".repeat(32), hoursAgo(2));
    leave(randomUUID(), hoursAgo(2));
    service = await startDemoService({ ...place.env }, place.fill);
    agent = await service.signIn("calling_agent");
  });
  afterAll(async () => {
    await service.stop();
    await place.stop();
  });

  const sweep = (now = new Date()) => sweepUploads(service.db, service.services.config, now);
  const upload = async (name: string) => {
    const form = new FormData();
    form.append("file", new Blob(["%PDF-1.7\n%%EOF"]), name);
    const answer = await agent.raw("/oms/document/upload", { method: "POST", body: form });
    const { payload }: { payload?: { id: string } } = await answer.json();
    return { status: answer.status, id: payload?.id ?? "" };
  };
  const read = async (id: string) => (await agent.raw(`/oms/document/${id}/content`)).status;
  /** The name that a document is kept under. */
  const storedName = async (id: string): Promise<string> => {
    const { stored_name } = await service.db
      .selectFrom("document")
      .select("stored_name")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    return stored_name;
  };

  describe("what a killed or refused upload leaves behind", () => {
    it("is gone soon after the next start, once it is older than an hour", async () => {
      await expect.poll(() => place.list("uploads")).toEqual([]);
    });

    it("is nothing when the upload succeeds", async () => {
      const { id } = await upload("paper.pdf");
      expect(place.list("uploads")).toEqual([]);
      expect(await read(id)).toBe(200);
    });

    it("is one file when its row was rolled back: it stays for an hour, then goes", async () => {
      await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(
        service.db,
      );
      await sql`create trigger refuse before insert on document for each row when (new.file_name = 'refused.pdf')
      execute function refuse()`.execute(service.db);
      const documents = place.list("documents").length;
      const settled = () => {
        const underWay = place.list("uploads");
        return place.list("documents").filter((path) => !underWay.some((name) => path.endsWith(name)));
      };
      expect((await upload("refused.pdf")).status).toBe(500);
      expect(place.list("uploads")).toHaveLength(1);
      expect(settled()).toHaveLength(documents);
      await sweep();
      expect(place.list("uploads")).toHaveLength(1);
      await sweep(new Date(Date.now() + 61 * 60_000));
      expect(place.list("uploads")).toEqual([]);
      expect(place.list("documents")).toHaveLength(documents);
    });

    it("is a document that has not reached its place when the kill came after the row: it is served, and moved there", async () => {
      const { id } = await upload("late.pdf");
      const name = await storedName(id);
      place.unsettle(name, hoursAgo(30));
      expect(place.list("uploads")).toEqual([name]);
      expect(await read(id)).toBe(200);
      await sweep();
      expect(place.list("uploads")).toEqual([]);
      expect(await read(id)).toBe(200);
      expect(place.list("documents")).toContain(`${name.slice(0, 2)}/${name}`);
    });

    it("is a document whose row has gone when the kill came before its file went: it goes with the next sweep", async () => {
      const { id } = await upload("forgotten.pdf");
      const name = await storedName(id);
      await documentBlobs(service.services.config).release(name);
      expect(await read(id)).toBe(200);
      await service.db.deleteFrom("document").where("id", "=", id).execute();
      await sweep(new Date(Date.now() + 61 * 60_000));
      expect([...place.list("uploads"), ...place.list("documents")].filter((path) => path.endsWith(name))).toEqual([]);
    });

    it("is told to the operator when a row names a file that is nowhere", async () => {
      const { id } = await upload("lost.pdf");
      place.lose(await storedName(id));
      expect(await read(id)).toBe(404);
      expect(service.logged.filter((line) => line.includes(id)).join("")).toContain(
        "The file of a document is missing",
      );
    });

    it("is left alone while it may still be under way", async () => {
      const name = randomUUID();
      leave(name, hoursAgo(0.9));
      await sweep();
      expect(place.list("uploads")).toEqual([name]);
      rmSync(incoming(name));
    });
  });
});
