// Long because a report is asked for, made, watched, fetched and forgotten here on one scene, which costs a database.
import { setTimeout as sleep } from "node:timers/promises";
import { parse } from "csv-parse/sync";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exportColumns, type AnyEndpoint, type PageOf } from "@o2r/api/contract";
import { listFilters } from "@o2r/api/contract/core";
import {
  receivablesEndpoints,
  reportables,
  reportNames,
  reportRunEndpoints as runs,
  reportRunLife,
  type ReceivablesRow,
  type ReportRun,
} from "@o2r/api/contract/insight";
import { addDays } from "@o2r/forms/days";
import { formatMoneyColumn, formatNumber } from "@o2r/ui/words";
import { todayIn } from "@o2r/forms/server";
import { newId } from "../../../db/id.ts";
import { holdLease, releaseLease } from "../../../jobs/lease.ts";
import { readPdf } from "../../../print/test/read-pdf.ts";
import type { Client } from "../../../test/client.ts";
import { walkLifecycle } from "../../../trade/lifecycle/test/walk-lifecycle.ts";
import { expireRuns } from "./end-run.ts";
import { reportFiles } from "./report-files.ts";
import { sweepReports } from "./sweep-reports.ts";
import { startDemoService } from "../../test/demo-service.ts";

const service = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
const { db } = service;
const admin = await service.signIn("admin");
const manager = await service.signIn("hub_manager");
const supervisor = await service.signIn("cc_supervisor");
afterAll(() => service.stop());

const today = todayIn("Asia/Kolkata");
/** What the forms of all reports may ask for; each takes what it knows. */
const valuesOf = (name: keyof typeof reportables, format = "csv") => {
  const fields = Object.keys(reportables[name].form.fields);
  const days = fields.flatMap((field) =>
    field.endsWith("From") ? [[field, addDays(today, -300)]] : field.endsWith("To") ? [[field, today]] : [],
  );
  return { ...Object.fromEntries(days), format };
};
const ask = (as: Client, report: keyof typeof reportables, values: object = valuesOf(report)) =>
  as.call(runs.ask, { body: { report, values } });
const asked = async (as: Client, ...what: [keyof typeof reportables, object?]): Promise<ReportRun> => {
  const { payload, status, errorMessage } = await ask(as, ...what);
  expect([errorMessage, status]).toEqual([undefined, 200]);
  return payload;
};
const read = async (as: Client, id: string): Promise<ReportRun> =>
  (await as.call(runs.get, { params: { id } })).payload;
const ended = async (as: Client, { id }: Pick<ReportRun, "id">): Promise<ReportRun> => {
  await expect.poll(async () => (await read(as, id)).endedAt, { timeout: 60_000 }).not.toBeNull();
  return read(as, id);
};
const fileOf = (as: Client, { id }: Pick<ReportRun, "id">) => as.raw(`/oms/report-run/${id}/file`);

/** Every row that a list shows to somebody. */
const wholeList = async (as: Client, list: AnyEndpoint, query: object): Promise<readonly object[]> => {
  const content: object[] = [];
  let cursor: string | null = null;
  do {
    const { payload }: { payload: PageOf<object> } = await as.call(list, {
      query: { q: "", size: 500, cursor, ...query },
    });
    content.push(...payload.content);
    cursor = payload.nextCursor;
  } while (cursor !== null);
  return content;
};

/** Those of lists; what is made otherwise has a test of its own. */
const listNames = reportNames.filter((name) => reportables[name].list !== undefined);

describe("a report as a file", () => {
  const askersOf = (name: keyof typeof reportables) =>
    reportables[name].allow === "report.shops" ? [admin, manager, supervisor] : [admin, manager];
  // All of them at once, so that one turn of the job follows the other.
  const made = new Map(
    listNames.map((name) => [
      name,
      askersOf(name).map(async (as) => ({ as, run: await ended(as, await asked(as, name)) })),
    ]),
  );

  it.each(listNames)("%s has the rows and the totals of its list, for whoever asks", async (name) => {
    const { list } = reportables[name];
    if (list === undefined) throw new TypeError(`${name} has a test of its own`);
    for (const { as, run } of await Promise.all(made.get(name) ?? [])) {
      expect([run.reason, run.state]).toEqual([null, "DONE"]);
      const { defaultSort: sort } = list.listed.list;
      const shown = await wholeList(as, list, { sort, ...listFilters(list, valuesOf(name)) });
      const rows = parse<Record<string, string>>(await (await fileOf(as, run)).text(), { bom: true, columns: true });
      expect([run.rows, rows.length]).toEqual([shown.length, shown.length]);
      for (const { field, label, kind } of exportColumns(list.listed.list, undefined)) {
        if (kind !== "money" && kind !== "number") continue;
        const sumOf = (figures: readonly unknown[]) =>
          Math.round(100 * figures.reduce<number>((sum, figure) => sum + Number(figure ?? 0), 0));
        const [inFile, inList] = [rows.map((row) => row[label]), shown.map((row): unknown => Reflect.get(row, field))];
        expect([label, sumOf(inFile)]).toEqual([label, sumOf(inList)]);
      }
    }
  });

  it("is fetched under a name, kept by no cache, and by nobody but whoever asked for it", async () => {
    const run = await ended(manager, await asked(manager, "sales"));
    const file = await fileOf(manager, run);
    expect(file.headers.get("content-disposition")).toBe(`attachment; filename="sales-register-${today}.csv"`);
    expect(file.headers.get("cache-control")).toBe("no-store");
    expect(Number(file.headers.get("content-length"))).toBe(run.bytes);
    expect((await file.bytes()).length).toBe(run.bytes);
    // An admin sees that it was asked for, and no more.
    expect((await read(admin, run.id)).owner).toBe(run.owner);
    expect((await fileOf(admin, run)).status).toBe(403);
    expect((await fileOf(supervisor, run)).status).toBe(404);
  });

  it("says in words what was asked for, and is the same when it is asked for once more", async () => {
    const warehouse = await db
      .selectFrom("warehouse")
      .select(["id", "company_name"])
      .limit(1)
      .executeTakeFirstOrThrow();
    const values = { dayFrom: "2026-11-01", dayTo: "2026-11-20", warehouse: warehouse.id, format: "xlsx" };
    const run = await ended(admin, await asked(admin, "orders", values));
    expect(run.params).toBe(`Placed on 01-11-2026 to 20-11-2026 · Hub ${warehouse.company_name}`);
    const { payload } = await admin.call(runs.again, { params: { id: run.id } });
    const again = await ended(admin, payload);
    expect(again).toMatchObject({ params: run.params, format: "xlsx", rows: run.rows, state: "DONE" });
  });

  it("is an Excel workbook where that is asked for", async () => {
    const book = await ended(admin, await asked(admin, "stock", valuesOf("stock", "xlsx")));
    expect(
      Buffer.from(await (await fileOf(admin, book)).bytes())
        .subarray(0, 2)
        .toString(),
    ).toBe("PK");
  });

  it("is a paper where that is asked for of what is read on paper, with what its money comes to", async () => {
    const run = await ended(admin, await asked(admin, "receivables", valuesOf("receivables", "pdf")));
    expect([run.reason, run.state, run.format]).toEqual([null, "DONE", "pdf"]);
    const query = { sort: "-due" };
    const shown = (await wholeList(admin, receivablesEndpoints.list, query)) as readonly ReceivablesRow[]; // as it answers
    expect(run.rows).toBe(shown.length);
    const due = shown.reduce((sum, row) => sum + Math.round(100 * row.due), 0);
    const text = (await readPdf(await (await fileOf(admin, run)).bytes())).join("|");
    expect(text).toContain(`${formatNumber(shown.length)} receivables`);
    expect(text).toContain(formatMoneyColumn(due / 100));
  });

  it("never runs what somebody has typed into a name", async () => {
    const shop = await db
      .selectFrom("retailer")
      .select(["id", "establishment"])
      .where("state", "=", "ACTIVE")
      .limit(1)
      .executeTakeFirstOrThrow();
    const name = (establishment: string) =>
      db.updateTable("retailer").set({ establishment }).where("id", "=", shop.id).execute();
    await name("=HYPERLINK(1)");
    const run = await ended(admin, await asked(admin, "activity"));
    expect(await (await fileOf(admin, run)).text()).toContain("'=HYPERLINK(1)");
    await name(shop.establishment);
  });
});

describe("what may be asked for", () => {
  it("is refused beside its field where the form or the list refuses it", async () => {
    const wide = await ask(admin, "sales", { dayFrom: "2024-01-01", dayTo: today, format: "csv" });
    expect([wide.status, wide.errors]).toEqual([422, [{ field: "dayTo", message: "Day spans more than 366 days" }]]);
    const turned = await ask(admin, "sales", { dayFrom: today, dayTo: addDays(today, -1), format: "csv" });
    expect(turned.errors).toEqual([{ field: "dayTo", message: "The last day is before the first" }]);
    const paper = await ask(admin, "sales", { ...valuesOf("sales"), format: "zip" });
    expect(paper.errors.map(({ field }) => field)).toEqual(["format"]);
    const nowhere = await ask(admin, "stock", { warehouse: newId(), format: "csv" });
    expect(nowhere.errors.map(({ field }) => field)).toEqual(["warehouse"]);
  });

  it("is what one may read: a supervisor has no report about warehouses", async () => {
    expect((await ask(supervisor, "stock")).status).toBe(403);
  });
});

/** Keeps the job from a report of this person: as if another of theirs were being made elsewhere. */
const hold = async (username: string): Promise<() => Promise<unknown>> => {
  const id = newId();
  await sql`insert into report_run (id, owner_id, report, format, params, words, state)
    select ${id}, id, 'stock', 'csv', '{"format": "csv"}', '', 'RUNNING' from app_user where username = ${username}`.execute(
    db,
  );
  await sql`insert into job_lease (name, holder, until) values (${`report ${id}`}, ${newId()}, now() + interval '1 hour')`.execute(
    db,
  );
  return () => db.deleteFrom("report_run").where("id", "=", id).execute();
};

describe("the job", () => {
  it("makes one at a time for a person, and those of others meanwhile", async () => {
    const release = await hold("hub_manager");
    const waiting = await asked(manager, "stock");
    await ended(admin, await asked(admin, "stock"));
    expect((await read(manager, waiting.id)).state).toBe("ASKED");
    await release();
    expect((await ended(manager, waiting)).state).toBe("DONE");
  });

  it("makes it by what its owner reaches when it is made, not when it was asked for", async () => {
    const release = await hold("hub_manager");
    const run = await asked(manager, "stock");
    const own = await sql<{ user_id: string; warehouse_id: string }>`
      delete from user_warehouse using app_user where app_user.id = user_id and username = 'hub_manager'
      returning user_warehouse.user_id, user_warehouse.warehouse_id`.execute(db);
    await release();
    expect(await ended(admin, run)).toMatchObject({ state: "DONE", rows: 0 });
    await db
      .insertInto("user_warehouse")
      .values([...own.rows])
      .execute();
  });

  it("makes none for somebody who may no longer have it, and lets them fetch none", async () => {
    const release = await hold("hub_manager");
    const run = await asked(manager, "orders");
    const become = (type: "HUB_MANAGER" | "FSA") =>
      db.updateTable("app_user").set({ user_type: type }).where("username", "=", "hub_manager").execute();
    await become("FSA");
    await release();
    const reason = "Whoever asked may no longer read this report";
    expect(await ended(admin, run)).toMatchObject({ state: "FAILED", reason });
    expect((await fileOf(manager, run)).status).toBe(403);
    await become("HUB_MANAGER");
  });

  it("fails one whose owner was blocked meanwhile, and says why", async () => {
    const release = await hold("cc_supervisor");
    const run = await asked(supervisor, "sales");
    const block = (how: { state: "BLOCKED"; blocked_at: Date } | { state: "ACTIVE"; blocked_at: null }) =>
      db.updateTable("app_user").set(how).where("username", "=", "cc_supervisor").execute();
    await block({ state: "BLOCKED", blocked_at: new Date() });
    await release();
    expect(await ended(admin, run)).toMatchObject({
      state: "FAILED",
      reason: "The account of whoever asked is blocked",
      bytes: null,
    });
    await block({ state: "ACTIVE", blocked_at: null });
  });

  it("begins again what a killed process has left behind, and gives up after three times", async () => {
    const [left, lost] = [
      await ended(admin, await asked(admin, "stock")),
      await ended(admin, await asked(admin, "stock")),
    ];
    const leave = (id: string, attempts: number) =>
      db
        .updateTable("report_run")
        .set({ state: "RUNNING", attempts, bytes: null, ended_at: null, expires_at: null })
        .where("id", "=", id)
        .execute();
    await leave(left.id, 1);
    const whole = await ended(admin, left);
    expect([whole.state, whole.rows]).toEqual(["DONE", left.rows]);
    expect((await (await fileOf(admin, left)).bytes()).length).toBe(whole.bytes);
    await leave(lost.id, 3);
    expect(await ended(admin, lost)).toMatchObject({ state: "FAILED", reason: expect.stringContaining("three times") });
  });

  it("makes nothing of what was cancelled, and whoever comes later is told so", async () => {
    const release = await hold("admin");
    const run = await asked(admin, "stock");
    expect((await admin.call(runs.remove, { params: { id: run.id } })).errorMessage).toBe(
      "Cancel it first: it is not ready yet",
    );
    const { payload } = await admin.call(runs.cancel, { params: { id: run.id } });
    expect(payload.state).toBe("CANCELLED");
    expect((await admin.call(runs.cancel, { params: { id: run.id } })).errorMessage).toBe(
      "This report has ended already",
    );
    await release();
    expect((await fileOf(admin, run)).status).toBe(404);
  });
});

it("a file goes with its report, and when its time is over", async () => {
  const [kept, thrown] = [await asked(admin, "stock"), await asked(admin, "stock")];
  await Promise.all([ended(admin, kept), ended(admin, thrown)]);
  expect((await admin.call(runs.remove, { params: { id: thrown.id } })).status).toBe(200);
  expect((await fileOf(admin, thrown)).status).toBe(404);
  expect((await fileOf(admin, kept)).status).toBe(200);
  await db
    .updateTable("report_run")
    .set({ expires_at: new Date(0) })
    .where("id", "=", kept.id)
    .execute();
  await expireRuns(db, service.services, new Date());
  expect((await read(admin, kept.id)).state).toBe("EXPIRED");
  expect((await fileOf(admin, kept)).status).toBe(404);
});

it("a file stays when its report does after all, and one that is left behind goes with the next sweep", async () => {
  const { config } = service.services;
  const [kept, gone] = [await asked(admin, "stock"), await asked(admin, "stock")];
  await Promise.all([ended(admin, kept), ended(admin, gone)]);
  // Each in one step, so that the job sees nothing in between.
  await sql`update report_run set expires_at = 'epoch' where id = ${sql.lit(kept.id)};
    create function stay() returns trigger language plpgsql as $$ begin raise exception 'It stays'; end $$;
    create trigger stay before update or delete on report_run for each row execute function stay()`.execute(db);
  expect((await admin.call(runs.remove, { params: { id: kept.id } })).status).toBe(500);
  await expect(expireRuns(db, service.services, new Date())).rejects.toThrow("It stays");
  await sql`drop function stay cascade; update report_run set expires_at = now() + interval '1 day'
    where expires_at = 'epoch'`.execute(db);
  expect((await fileOf(admin, kept)).status).toBe(200);
  // As a kill after its row has gone leaves it.
  await db.deleteFrom("report_run").where("id", "=", gone.id).execute();
  const files = reportFiles(config);
  await sweepReports(db, config);
  expect([await files.open(gone.id), (await fileOf(admin, kept)).status]).toEqual([null, 200]);
});

describe("its life", () => {
  // The job would go on with what no process holds: it is somebody else's turn meanwhile.
  const job = { name: "reports", holder: newId() };
  beforeAll(async () => {
    while (!(await holdLease(db, job.name, job.holder, 3_600_000))) await sleep(20);
  });
  afterAll(() => releaseLease(db, job.name, job.holder));
  const make = async (state: string) => {
    const { id } = await sql<{
      id: string;
    }>`insert into report_run (id, owner_id, report, format, params, words, state, bytes)
      select ${newId()}, id, 'none', 'csv', '{}', '', ${state}, case when ${state} in ('DONE', 'EXPIRED') then 0 end
      from app_user where username = 'super_admin' returning id`
      .execute(db)
      .then(({ rows: [row] }) => {
        if (row === undefined) throw new Error("Nothing was made");
        return row;
      });
    return read(admin, id);
  };
  it("has no more than twenty of one person waiting, however many are asked for at once", async () => {
    const asker = await service.signIn("super_super_admin");
    const { id } = await asked(asker, "stock");
    const again = () => asker.call(runs.again, { params: { id } });
    const answers = await Promise.all([
      ...Array.from({ length: 15 }, () => ask(asker, "stock")),
      ...Array.from({ length: 15 }, again),
    ]);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(answers.length - refused.length).toBe(19);
    expect(new Set(refused.map(({ errorMessage }) => errorMessage))).toEqual(
      new Set(["20 of your reports are waiting already: cancel some of them, or wait"]),
    );
    // Nobody needs them.
    await db.deleteFrom("report_run").where("state", "=", "ASKED").execute();
  });
  walkLifecycle({ life: reportRunLife, make, read: (id) => read(admin, id), people: { ADMIN: admin } });
});
