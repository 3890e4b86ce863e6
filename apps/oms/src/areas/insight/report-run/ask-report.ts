import { sql } from "kysely";
import { fieldOfFilter, type Report } from "@o2r/api/contract/core";
import { reportables, type ReportName } from "@o2r/api/contract/insight";
import type { Field } from "@o2r/forms";
import { validateSubmission } from "@o2r/forms/server";
import { AppError, invalid } from "../../../app-error.ts";
import { newId } from "../../../db/id.ts";
import { insertRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Actor } from "../../../http/actor.ts";
import type { Services } from "../../../http/context.ts";
import { isAllowed } from "../../../http/steps/allow.ts";
import type { AllAreas } from "../../../kit/define-area.ts";
import { nameOf, type Masters } from "../../../kit/master.ts";
import { listQuery } from "./open-list.ts";

export type Values = Readonly<Record<string, unknown>>;

/** Refuses who may not have a report made. */
export const ensureMayAsk = (actor: Actor, name: ReportName): void => {
  const { allow, scope } = reportables[name];
  if (!isAllowed({ method: "GET", allow, scope }, actor))
    throw new AppError("access.denied", "You are not allowed to do this");
};

/** What was asked for, as the report's form takes it. Throws what it refuses, beside its fields. */
export const checkValues = async (areas: AllAreas, db: Db, { form, list }: Report, sent: unknown): Promise<Values> => {
  const { ok, values, errors } = await validateSubmission(form, sent, { registry: areas.formRegistry(db) });
  if (!ok) throw invalid(errors.map(({ field, message }) => ({ field, message })));
  const refused = list === undefined ? [] : listQuery(list, values).errors;
  if (list !== undefined && refused.length > 0)
    throw invalid(refused.map(({ field, message }) => ({ field: fieldOfFilter(list, field), message })));
  return values;
};

const day = (text: string): string => text.split("-").toReversed().join("-");

const mostWords = 60;
/** A long text, such as many numbers, is cut. */
const short = (text: string): string =>
  text.length > mostWords ? `${[...text].slice(0, mostWords).join("")} …` : text;

const wordOfField = async (db: Db, masters: Masters, field: Field, value: unknown): Promise<string> => {
  if (field.kind === "date") return day(String(value));
  if (!("options" in field)) return short(String(value));
  if ("source" in field.options) {
    const master = masters[field.options.source];
    if (master === undefined) return String(value);
    const ids = [value].flat().map(String);
    const { rows } = await sql<{ name: string }>`
      select ${nameOf(master)} as name from ${sql.table(master.table)} where id = any(${ids}::uuid[]) order by 1`.execute(
      db,
    );
    return rows.map(({ name }) => name).join(", ");
  }
  const { options } = field;
  return [value]
    .flat()
    .map((one) => options.find((option) => option.value === one)?.label ?? String(one))
    .join(", ");
};

/** What was asked for, in words. */
export const inWords = async (db: Db, masters: Masters, { form }: Report, values: Values): Promise<string> => {
  const words: string[] = [];
  for (const [key, field] of Object.entries<Field>(form.fields)) {
    const value = values[key];
    if (key === "format" || value === undefined || value === null || value === "" || value === false) continue;
    const word = value === true ? "" : ` ${await wordOfField(db, masters, field, value)}`;
    // The two fields of a range of days are told as one.
    const last = key.endsWith("To") && values[`${key.slice(0, -2)}From`] !== undefined ? words.pop() : undefined;
    words.push(last === undefined ? `${field.label.replace(/, from$/, "")}${word}` : `${last} to${word}`);
  }
  return words.join(" · ");
};

interface Asking {
  readonly db: Db;
  readonly services: Services;
  readonly owner: string;
  readonly report: ReportName;
  readonly values: Values;
  readonly now: Date;
  /** The schedule that asks. */
  readonly schedule?: string;
}

/** Puts down that somebody asks for a report. */
export const writeRun = async ({ db, services, owner, report, values, now, schedule }: Asking) =>
  insertRow(db, "report_run", {
    id: newId(),
    owner_id: owner,
    report,
    format: values["format"] as "csv", // its form has asked for one of them
    params: JSON.stringify(values),
    words: await inWords(db, services.masters, reportables[report], values),
    scheduled: schedule !== undefined,
    schedule_id: schedule ?? null,
    created_at: now,
    created_by: owner,
    updated_at: now,
    updated_by: owner,
  });
