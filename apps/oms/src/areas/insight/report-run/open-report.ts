import { sql, type SqlBool } from "kysely";
import { reportables, type ReportName } from "@o2r/api/contract/insight";
import type { ReportFormat } from "@o2r/api/contract/core";
import { AppError } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";
import type { Actor } from "../../../http/actor.ts";
import type { Scope, Services } from "../../../http/context.ts";
import { isAllowed } from "../../../http/steps/allow.ts";
import { openScope } from "../../../http/steps/scope.ts";
import type { AllAreas } from "../../../kit/define-area.ts";
import type { BytesOpened } from "../../../kit/producer.ts";
import { findHolder } from "../../session/find-actor.ts";
import { inWords } from "./ask-report.ts";
import { openList } from "./open-list.ts";
import { printPieces } from "./print-pieces.ts";
import { writePieces } from "./write-pieces.ts";

/** Whoever asked, as they are now. Refuses once they are blocked, or may no longer have this report. */
export const findAsker = async (db: Db, owner: string, name: ReportName): Promise<Actor> => {
  const actor = await findHolder(db, owner);
  const { allow, scope } = reportables[name];
  if (actor === undefined) throw new AppError("access.denied", "The account of whoever asked is blocked");
  if (!isAllowed({ method: "GET", allow, scope }, actor))
    throw new AppError("access.denied", "Whoever asked may no longer read this report");
  return actor;
};

const everything: Scope = { covers: () => sql<SqlBool>`true`, admits: () => true };

interface Asked {
  readonly db: Db;
  readonly owner: string;
  readonly report: ReportName;
  readonly values: Readonly<Record<string, unknown>>;
  readonly now: Date;
  readonly services: Services;
}

/** Opens a report: what it is made of is read piece by piece, by the rights and the reach of this moment. */
export const openReport = async (areas: AllAreas, asked: Asked): Promise<BytesOpened> => {
  const { db, owner, report: name, values, now, services } = asked;
  const actor = await findAsker(db, owner, name);
  const report = reportables[name];
  const format = values["format"] as ReportFormat; // its form has asked for one
  if (report.list !== undefined) {
    const opened = await openList(report.list, areas.listHandler(report.list), { db, actor, values, now, services });
    if (format !== "pdf") return { total: opened.total, pieces: writePieces(opened, format) };
    const { title, says } = report;
    const words = await inWords(db, services.masters, report, values);
    return { total: opened.total, pieces: printPieces(opened, { title, says, words, now }, services.gate) };
  }
  const producer = areas.producers[name];
  if (producer === undefined) throw new TypeError(`Nothing makes the report ${name}`);
  const endpoint = { scope: report.scope, allow: report.allow };
  // Where every row is within reach, a producer need not ask.
  const { scope = everything, isKept } = openScope({ endpoint, caller: actor, operation: `report ${name}` });
  const opened = await producer.open({ db, actor, scope, values: { ...values, format }, now, services });
  const pieces = "pieces" in opened ? opened.pieces : writePieces(opened, format);
  return { total: opened.total, pieces: ensureKept(pieces, isKept, name) };
};

/** Hands no piece on before the rows within reach were asked for. */
async function* ensureKept<P>(pieces: AsyncIterable<P>, isKept: () => boolean, name: string): AsyncGenerator<P> {
  for await (const piece of pieces) {
    if (!isKept()) throw new TypeError(`The report ${name} has not applied its scope`);
    yield piece;
  }
}
