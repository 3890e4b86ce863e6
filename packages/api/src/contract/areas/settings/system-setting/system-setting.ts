import { number, string, type InferType } from "yup";
import { endpoint, formBody } from "../../../core/endpoint.ts";
import { historyEntry } from "../../../core/history.ts";
import { done, idParams, idSchema, instantSchema, listOf, shape, textSchema } from "../../../core/schemas.ts";
import { settingReasonForm } from "./setting-form.ts";
import { settingKeys } from "./system-settings.ts";

const path = "/oms/system-config";

/** A value of a setting: that of everywhere, or a warehouse's own. */
const settingRow = shape({
  id: idSchema(),
  version: number().integer().defined(),
  key: string().oneOf(settingKeys).defined(),
  /** Null of the value that holds wherever no warehouse has its own. */
  warehouseId: string().nullable().defined(),
  warehouse: string().nullable().defined(),
  /** As it is stored; `settingWords` tells it to people. */
  value: string().defined(),
  /** Null while it is as it was declared. */
  changedBy: string().nullable().defined(),
  changedAt: instantSchema().nullable(),
});
export type SettingRow = InferType<typeof settingRow>;

const read = { allow: "setting.manage", scope: "all", limit: "read" } as const;
const write = { allow: "setting.manage", scope: "all", limit: "write" } as const;
const changed = { idempotency: "required", ifMatch: true, affects: [path] } as const;

/** A value as it is stored, and why it is to hold from now on: the setting's own form judges them. */
const typed = { value: textSchema(200), reason: textSchema(1000) };

export const systemSettingEndpoints = {
  list: endpoint({
    method: "GET",
    path,
    summary: "Every setting of the platform: the value of everywhere, and those of warehouses of their own",
    reply: listOf(settingRow),
    ...read,
  }),
  set: endpoint({
    method: "PUT",
    path: `${path}/:id`,
    summary: "Set a value, with the reason",
    params: idParams,
    body: shape(typed),
    reply: settingRow,
    write: { audit: "setting.updated", ...changed },
    ...write,
  }),
  setForWarehouse: endpoint({
    method: "POST",
    path: `${path}/warehouse`,
    summary: "Give a warehouse a value of its own, with the reason",
    body: shape({ key: string().oneOf(settingKeys).required(), warehouseId: idSchema(), ...typed }),
    reply: settingRow,
    write: { audit: "setting.own-value", idempotency: "required", affects: [path] },
    ...write,
  }),
  endForWarehouse: endpoint({
    method: "POST",
    path: `${path}/:id/end`,
    summary: "End a warehouse's own value: that of everywhere holds there again",
    params: idParams,
    body: formBody(settingReasonForm),
    reply: done,
    write: { audit: "setting.own-value-ended", ...changed },
    ...write,
  }),
  revert: endpoint({
    method: "POST",
    path: `${path}/:id/revert`,
    summary: "Put back the value that stood before an entry of its history",
    params: idParams,
    body: shape({ entry: idSchema(), reason: textSchema(1000) }),
    reply: settingRow,
    write: { audit: "setting.reverted", ...changed },
    ...write,
  }),
  history: endpoint({
    method: "GET",
    path: `${path}/:id/history`,
    summary: "What happened to a value, newest first",
    params: idParams,
    reply: listOf(historyEntry),
    ...read,
  }),
};

/** What every process remembers, to be forgotten at once (specification §7, flush redis). */
export const cacheEndpoints = {
  flush: endpoint({
    method: "POST",
    path: "/oms/redis/flush",
    summary: "Have everybody's console read everything again; every process forgets what it remembers",
    reply: done,
    allow: "cache.flush",
    scope: "none",
    limit: "write",
    write: { audit: "cache.flushed", idempotency: "required", affects: [] },
  }),
};
