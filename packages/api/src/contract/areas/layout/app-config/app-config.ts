import { boolean, number, string, type InferType, type ObjectSchema } from "yup";
import { crud } from "../../../core/crud.ts";
import { endpoint, formBody, type ReplyOf } from "../../../core/endpoint.ts";
import { lifecycle, stateSchema, stateValues } from "../../../core/lifecycle/index.ts";
import type { ListDeclaration } from "../../../core/list.ts";
import { recordOf, type RecordOf } from "../../../core/record.ts";
import { idParams, idSchema, instantSchema, jsonSchema, listOf, shape, textOrNull } from "../../../core/schemas.ts";
import { deviceTypes, layoutApps, operatingSystems } from "../layout-options.ts";
import { appConfigForm, defaultTypes, maintenanceForm, publishForm } from "./app-config-form.ts";

/** What a configuration goes through. Apps are told what is published or rolled back to; what is changed since waits. */
export const appConfigStates = {
  DRAFT: { label: "Draft", tone: "neutral", is: "a draft" },
  PUBLISHED: { label: "Published", tone: "success" },
  ROLLED_BACK: { label: "Rolled back", tone: "info" },
  CHANGED: { label: "Changes to publish", tone: "warning", is: "published, with changes that are not" },
  WITHDRAWN: { label: "Withdrawn", tone: "neutral" },
} as const;

/** A configuration in the list and at the head of its page. */
export const appConfigRow = shape({
  id: idSchema(),
  version: number().integer().defined(),
  updatedAt: instantSchema(),
  name: string().defined(),
  app: string().defined(),
  deviceType: string().defined(),
  os: textOrNull(),
  buildNumber: number().integer().nullable().defined(),
  isDefault: string().defined(),
  themeName: textOrNull(),
  home: string().defined(),
  forceUpdate: string().defined(),
  flexibleUpdate: string().defined(),
  underMaintenance: boolean().defined(),
  message: textOrNull(),
  param: textOrNull(),
  state: stateSchema(appConfigStates),
  /** The version that the apps are told; null while there is none. */
  liveVersion: number().integer().nullable().defined(),
});
export type AppConfigRow = InferType<typeof appConfigRow>;

/** What the form of a configuration holds, and its state. */
export type AppConfig = RecordOf<(typeof appConfigForm)["fields"]> & {
  id: string;
  version: number;
  active: boolean;
  updatedAt: string;
  state: keyof typeof appConfigStates;
  liveVersion: number | null;
};
// `concat` joins the two, which yup's own types do not follow.
const appConfigDetail = shape({
  id: idSchema(),
  version: number().integer().defined(),
  active: boolean().defined(),
  updatedAt: instantSchema(),
  state: stateSchema(appConfigStates),
  liveVersion: number().integer().nullable().defined(),
}).concat(recordOf(appConfigForm)) as unknown as ObjectSchema<AppConfig>;

const path = "/oms/app-config";
const name = { one: "app configuration", many: "app configurations" } as const;
const write = "appConfig.write";
const publicPath = "/oms/layout/appConfig";
/** Besides what apps are told: pages say which configurations begin with them. */
const affects = [publicPath, "/oms/layout/page"] as const;

/** The life of a configuration: published, changed, brought back, withdrawn. */
export const appConfigLife = lifecycle({
  entity: "app-config",
  name,
  path,
  row: appConfigRow,
  states: appConfigStates,
  first: "DRAFT",
  read: "appConfig.read",
  scope: "all",
  steps: {
    publish: {
      from: ["DRAFT", "CHANGED", "WITHDRAWN"],
      to: "PUBLISHED",
      label: "Publish",
      done: "published",
      means: "is what these apps are told from now on",
      final: "Apps were told of it; roll back brings an earlier version back",
      allow: write,
      form: publishForm,
      guard: "home",
      affects,
    },
    rollBack: {
      from: ["PUBLISHED", "ROLLED_BACK", "CHANGED"],
      to: "ROLLED_BACK",
      label: "Roll back",
      done: "rolled back",
      means: "is told as it was then, as a new version; changes that are not published give way to it",
      final: "Roll back brings any other version back",
      allow: write,
      /** The version that comes back. */
      body: shape({ to: number().integer().min(1).max(1_000_000).required() }),
      single: true,
      affects,
    },
    withdraw: {
      from: ["PUBLISHED", "ROLLED_BACK", "CHANGED"],
      to: "WITHDRAWN",
      label: "Withdraw",
      done: "withdrawn",
      means: "is told to no app any more",
      danger: true,
      allow: write,
      undo: "publish",
      affects,
    },
    /** One that apps are told was edited. */
    change: { by: "service", from: ["PUBLISHED", "ROLLED_BACK"], to: "CHANGED" },
  },
});

const yes = [
  { value: "true", label: "Yes", tone: "warning" },
  { value: "false", label: "–" },
] as const;

/** The list of configurations (domain.md §8, /appconfig). */
export const appConfigList = {
  columns: [
    { field: "name", label: "Name", kind: "text", sort: true, shown: true },
    { field: "app", label: "App", kind: "badge", sort: true, shown: true, width: 72, values: layoutApps },
    { field: "deviceType", label: "Device", kind: "badge", sort: true, shown: true, width: 88, values: deviceTypes },
    { field: "os", label: "OS", kind: "badge", sort: true, shown: true, width: 88, values: operatingSystems },
    { field: "buildNumber", label: "Build", kind: "number", sort: true, shown: true, width: 88 },
    { field: "isDefault", label: "Default", kind: "badge", shown: true, width: 112, values: defaultTypes },
    { field: "themeName", label: "Theme", kind: "text", shown: false, width: 120 },
    { field: "home", label: "Home page", kind: "text", shown: false, width: 144, shows: "HOME" },
    { field: "forceUpdate", label: "Force update", kind: "badge", shown: true, width: 112, values: yes },
    { field: "flexibleUpdate", label: "Flexible update", kind: "badge", shown: false, width: 120, values: yes },
    {
      field: "underMaintenance",
      label: "Maintenance",
      kind: "flag",
      shown: true,
      width: 112,
      values: [
        { value: true, label: "On", tone: "danger" },
        { value: false, label: "–" },
      ],
    },
    { field: "liveVersion", label: "Version", kind: "number", shown: true, width: 80 },
    {
      field: "state",
      label: "Status",
      kind: "badge",
      sort: true,
      shown: true,
      width: 152,
      values: appConfigLife.values,
    },
    { field: "updatedAt", label: "Updated", kind: "dateTime", sort: true, shown: false, width: 144 },
  ],
  filters: [
    { kind: "oneOf", key: "app", label: "App", options: layoutApps },
    { kind: "oneOf", key: "deviceType", label: "Device", options: deviceTypes },
    { kind: "oneOf", key: "os", label: "OS", options: operatingSystems },
    { kind: "flag", key: "underMaintenance", label: "Maintenance", yes: "On", no: "Off" },
    { kind: "oneOf", key: "state", label: "Status", options: stateValues(appConfigStates) },
  ],
  search: { name: "name" },
  defaultSort: "name",
} as const satisfies ListDeclaration<Extract<keyof AppConfigRow, string>>;

const { setActive: _, ...usual } = crud({
  name,
  path,
  row: appConfigRow,
  detail: appConfigDetail,
  form: appConfigForm,
  list: appConfigList,
  allow: { read: "appConfig.read", write },
  scope: "all",
  affects,
});

/** A published version with what it told. */
export const appConfigVersion = shape({
  n: number().integer().defined(),
  note: textOrNull(),
  publishedAt: instantSchema(),
  publishedBy: textOrNull(),
  /** The version that it brought back. */
  restoredFrom: number().integer().nullable().defined(),
  live: boolean().defined(),
  /** The form's fields as they were, with names in the place of ids. */
  told: listOf(shape({ field: string().defined(), value: jsonSchema() })),
});
export type AppConfigVersion = InferType<typeof appConfigVersion>;

const switching = { params: idParams, reply: appConfigRow, allow: write, scope: "all", limit: "write" } as const;

/** What the apps are told when they start: kept, published, brought back. */
export const appConfigEndpoints = {
  ...usual,
  ...appConfigLife.endpoints,
  page: endpoint({
    method: "GET",
    path: `${path}/:id/page`,
    summary: "See an app configuration; as its page shows it",
    params: idParams,
    reply: appConfigRow,
    allow: "appConfig.read",
    scope: "all",
    limit: "read",
  }),
  versions: endpoint({
    method: "GET",
    path: `${path}/:id/versions`,
    summary: "The published versions of an app configuration, newest first",
    params: idParams,
    reply: listOf(appConfigVersion),
    allow: "appConfig.read",
    scope: "all",
    limit: "read",
  }),
  startMaintenance: endpoint({
    ...switching,
    method: "POST",
    path: `${path}/:id/maintenance`,
    summary: "Put apps under maintenance, with what they tell",
    body: formBody(maintenanceForm),
    write: {
      audit: "app-config.maintenance-on",
      idempotency: "required",
      ifMatch: true,
      affects: [path, publicPath],
    },
  }),
  endMaintenance: endpoint({
    ...switching,
    method: "POST",
    path: `${path}/:id/maintenance/end`,
    summary: "End the maintenance of apps",
    write: {
      audit: "app-config.maintenance-off",
      idempotency: "required",
      ifMatch: true,
      affects: [path, publicPath],
    },
  }),
};
export type AppConfigPage = ReplyOf<typeof appConfigEndpoints.page>;
