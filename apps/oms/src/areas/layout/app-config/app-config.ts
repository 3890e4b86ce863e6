import {
  appConfigForm,
  appConfigLife,
  type AppConfig,
  type appConfigEndpoints,
  type AppConfigRow,
  type AppConfigValues,
} from "@o2r/api/contract/layout";
import type { FieldError } from "@o2r/api/contract/core";
import { conflict, invalid, notFound, stale } from "../../../app-error.ts";
import { readHistory } from "../../../audit/history.ts";
import { insertRow, lockRow, readRow, updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { thingHandlers } from "../../../kit/thing-handlers.ts";
import { lifecycleHandlers } from "../../../trade/lifecycle/lifecycle-handlers.ts";
import { takeStep } from "../../../trade/lifecycle/take-step.ts";
import { bodyOf, draftFrom, draftOf, maintenanceFrom } from "./config-body.ts";
import { findAppConfig, listAppConfigs, readAppConfig } from "./select-app-configs.ts";
import { endVersion, publishVersion, readVersions } from "./versions.ts";

const pageFields = ["HOME", "CONTENT_PAGE", "CHECKOUT_PAGE"] as const;

/** Pages that are drawn for another app, or for another device. */
const checkPages = async (db: Db, values: AppConfigValues): Promise<readonly (FieldError | null)[]> => {
  const { app, device_type, os } = draftFrom(values);
  const ids = pageFields.flatMap((field) => values[field] ?? []);
  const pages = await db
    .selectFrom("layout_page")
    .select("id")
    .where("id", "in", ids)
    .where("app", "=", app)
    .where("device_type", "=", device_type)
    .where((eb) => eb.or([eb("os", "is", null), eb("os", "is not distinct from", os ?? null)]))
    .execute();
  const fits = new Set(pages.map(({ id }) => id));
  return pageFields.map((field) => {
    const id = values[field];
    return id === undefined || fits.has(id.toLowerCase())
      ? null
      : { field, message: "This page is made for another app or device" };
  });
};

const usual = thingHandlers({
  entity: "app-config",
  noun: "App configuration",
  table: "app_config",
  form: appConfigForm,
  list: listAppConfigs,
  find: findAppConfig,
  check: ({ db, values }: { readonly db: Db; readonly values: AppConfigValues }) => checkPages(db, values),
  insert: (db, made, values: AppConfigValues) =>
    insertRow(db, "app_config", { ...made, ...draftFrom(values), ...maintenanceFrom(values) }),
  update: async (db, before, changed, values) => {
    const held = await readRow(db, "app_config", before.id);
    if (held === undefined) throw notFound("App configuration");
    const draft = draftFrom(values);
    const set = { ...draft, ...maintenanceFrom(values) };
    const isAsBefore = JSON.stringify(bodyOf({ ...held, ...draft })) === JSON.stringify(bodyOf(held));
    const isTold = held.state === "PUBLISHED" || held.state === "ROLLED_BACK";
    if (!isTold || isAsBefore) return updateRow(db, "app_config", before, { ...set, ...changed });
    return takeStep(db, {
      life: appConfigLife,
      table: "app_config",
      held,
      step: "change",
      set,
      now: changed.updated_at,
      by: changed.updated_by,
    });
  },
  audited: ({ id: _id, version: _version, active: _active, updatedAt: _updatedAt, HOME: _home, ...told }: AppConfig) =>
    told,
});

const whyNoHome = async (db: Db, id: string): Promise<string | null> => {
  const page = await readRow(db, "layout_page", id);
  if (page?.live_version == null) return "Its home page is not published yet";
  return page.active ? null : "Its home page is switched off";
};

interface Switching {
  readonly db: Db;
  readonly params: { readonly id: string };
  readonly version: number;
}

/** The configuration that a call changes, held until its transaction ends, in the version that the caller saw. */
const hold = async ({ db, params: { id }, version }: Switching) => {
  const held = await lockRow(db, "app_config", id);
  if (held === undefined) throw notFound("App configuration");
  const row = await readAppConfig(db, id);
  if (held.version !== version)
    throw stale({ row, changes: await readHistory(db, { entity: "app-config", id, sinceVersion: version }) });
  return { held, row };
};

const maintenanceOf = ({ underMaintenance, message, param }: AppConfigRow) => ({ underMaintenance, message, param });

/** What the apps are told when they start. */
export const appConfigHandlers: Handlers<typeof appConfigEndpoints> = {
  list: usual.list,
  get: usual.get,
  create: usual.create,
  update: usual.update,
  history: usual.history,
  page: ({ db, params: { id } }) => readAppConfig(db, id),
  versions: async ({ db, params: { id } }) => {
    await readAppConfig(db, id);
    return readVersions(db, id);
  },
  startMaintenance: async (context) => {
    const { db, actor, now, body, audit } = context;
    const { held, row } = await hold(context);
    if (held.under_maintenance) throw conflict("It is under maintenance already");
    const set = { under_maintenance: true, message: body.message, param: body.param };
    await updateRow(db, "app_config", held, { ...set, updated_at: now, updated_by: actor.id });
    const after = await readAppConfig(db, held.id);
    audit({
      entity: "app-config",
      id: held.id,
      version: after.version,
      before: maintenanceOf(row),
      after: maintenanceOf(after),
    });
    return after;
  },
  endMaintenance: async (context) => {
    const { db, actor, now, audit } = context;
    const { held, row } = await hold(context);
    if (!held.under_maintenance) throw conflict("It is not under maintenance");
    // What was told stays, for the next time.
    await updateRow(db, "app_config", held, { under_maintenance: false, updated_at: now, updated_by: actor.id });
    const after = await readAppConfig(db, held.id);
    audit({
      entity: "app-config",
      id: held.id,
      version: after.version,
      before: maintenanceOf(row),
      after: maintenanceOf(after),
    });
    return after;
  },
  ...lifecycleHandlers({
    life: appConfigLife,
    table: "app_config",
    noun: "App configuration",
    read: readAppConfig,
    guards: { home: ({ db, held }) => whyNoHome(db, held.home_id) },
    audited: ({ state, liveVersion }) => ({ state, liveVersion }),
    effects: {
      publish: async ({ db, actor, now, body }, { held }) => {
        const note = body.note ?? null;
        const n = await publishVersion(db, { row: held, note, restoredFrom: null, by: actor.id, now });
        return { set: { live_version: n }, told: { note } };
      },
      rollBack: async ({ db, actor, now, body: { to } }, { held }) => {
        const version = await db
          .selectFrom("app_config_version")
          .select(["body", "live"])
          .where("config_id", "=", held.id)
          .where("n", "=", to)
          .executeTakeFirst();
        if (version === undefined) throw invalid([{ field: "to", message: "There is no such version" }]);
        if (version.live && held.state !== "CHANGED") throw conflict("This version is what the apps are told");
        const refusal = await whyNoHome(db, version.body.HOME);
        if (refusal !== null) throw conflict(refusal);
        const draft = draftOf(version.body);
        const row = { ...held, ...draft };
        const n = await publishVersion(db, { row, note: null, restoredFrom: to, by: actor.id, now });
        return { set: { ...draft, live_version: n }, told: { restoredFrom: to } };
      },
      withdraw: async ({ db }, { held }) => {
        await endVersion(db, held.id);
        return { set: { live_version: null } };
      },
    },
  }),
};
