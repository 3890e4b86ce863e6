import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../test/client.ts";
import { startDemoService, type DemoService } from "../test/demo-service.ts";
import { sweepUploads } from "./sweep-uploads.ts";

const dataDir = mkdtempSync(join(tmpdir(), "o2r-uploads-"));
const uploads = join(dataDir, "uploads");
const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * 3_600_000);
const leave = (name: string, changedAt: Date): void => {
  mkdirSync(uploads, { recursive: true });
  writeFileSync(join(uploads, name), "left behind");
  utimesSync(join(uploads, name), changedAt, changedAt);
};

let service: DemoService;
let agent: Client;
beforeAll(async () => {
  leave("0".repeat(32), hoursAgo(2));
  leave(randomUUID(), hoursAgo(2));
  service = await startDemoService({ O2R_DATA_DIR: dataDir });
  agent = await service.signIn("calling_agent");
});
afterAll(async () => {
  await service.stop();
  rmSync(dataDir, { recursive: true, force: true });
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
/** Where a document lies once its row is there. */
const settledPath = async (id: string): Promise<[string, string]> => {
  const { stored_name } = await service.db
    .selectFrom("document")
    .select("stored_name")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return [join(dataDir, "documents", stored_name.slice(0, 2), stored_name), stored_name];
};

describe("what a killed or refused upload leaves behind", () => {
  it("is gone soon after the next start, once it is older than an hour", async () => {
    await expect.poll(() => readdirSync(uploads)).toEqual([]);
  });

  it("is nothing when the upload succeeds", async () => {
    const { id } = await upload("paper.pdf");
    expect(readdirSync(uploads)).toEqual([]);
    expect(await read(id)).toBe(200);
  });

  it("is one file when its row was rolled back: it stays for an hour, then goes", async () => {
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(
      service.db,
    );
    await sql`create trigger refuse before insert on document for each row when (new.file_name = 'refused.pdf')
      execute function refuse()`.execute(service.db);
    const documents = readdirSync(join(dataDir, "documents"), { recursive: true }).length;
    expect((await upload("refused.pdf")).status).toBe(500);
    expect(readdirSync(uploads)).toHaveLength(1);
    expect(readdirSync(join(dataDir, "documents"), { recursive: true })).toHaveLength(documents);
    await sweep();
    expect(readdirSync(uploads)).toHaveLength(1);
    await sweep(new Date(Date.now() + 61 * 60_000));
    expect(readdirSync(uploads)).toEqual([]);
  });

  it("is a document that has not reached its place when the kill came after the row: it is served, and moved there", async () => {
    const { id } = await upload("late.pdf");
    const [place, name] = await settledPath(id);
    renameSync(place, join(uploads, name));
    utimesSync(join(uploads, name), hoursAgo(30), hoursAgo(30));
    expect(await read(id)).toBe(200);
    await sweep();
    expect(readdirSync(uploads)).toEqual([]);
    expect(await read(id)).toBe(200);
    expect(readdirSync(join(place, ".."))).toContain(name);
  });

  it("is told to the operator when a row names a file that is nowhere", async () => {
    const { id } = await upload("lost.pdf");
    const [place] = await settledPath(id);
    rmSync(place);
    expect(await read(id)).toBe(404);
    expect(service.logged.filter((line) => line.includes(id)).join("")).toContain("The file of a document is missing");
  });

  it("is left alone while it may still be under way", async () => {
    const name = randomUUID();
    leave(name, hoursAgo(0.9));
    await sweep();
    expect(readdirSync(uploads)).toEqual([name]);
    rmSync(join(uploads, name));
  });
});
