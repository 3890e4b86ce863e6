import { appConfigForm, type AppConfig, type AppConfigRow, type AppConfigVersion } from "@o2r/api/contract/layout";
import { http, type RequestHandler } from "msw";
import { ok } from "../../../../stories/service.ts";
import { demoId, lookupService, numbered, pageAt, rowId } from "../../../../stories/thing-service.ts";

const which = [
  ["O2R Android", "O2R", "ANDROID", null, "true", "PUBLISHED"],
  ["O2R Android 412", "O2R", "ANDROID", 412, "false", "CHANGED"],
  ["O2R iPhone", "O2R", "IOS", null, "true", "DRAFT"],
  ["Field sales", "FSA", "ANDROID", null, "true", "ROLLED_BACK"],
] as const;

/** The `number`th configuration of a list that repeats these; the second is under maintenance. */
export const demoConfig = (number: number): AppConfigRow => {
  const [name, app, os, buildNumber, isDefault, state] = which[number % which.length] ?? which[0];
  const underMaintenance = number % which.length === 1;
  return {
    id: rowId(number),
    version: 3,
    updatedAt: "2026-11-20T06:12:00.000Z",
    name: numbered(name, Math.floor(number / which.length)),
    app,
    deviceType: "MOBILE",
    os,
    buildNumber,
    isDefault,
    themeName: "Diwali",
    home: "Home of shops",
    forceUpdate: "false",
    flexibleUpdate: "true",
    underMaintenance,
    message: underMaintenance ? "We are back at 6 in the morning." : null,
    param: underMaintenance ? "06:00" : null,
    state,
    liveVersion: state === "DRAFT" ? null : 2,
  };
};

const detail = (number: number): AppConfig => {
  const { home: _home, ...row } = demoConfig(number);
  return {
    // Every field of the form, empty but for what follows.
    ...(Object.fromEntries(Object.keys(appConfigForm.fields).map((key) => [key, null])) as unknown as AppConfig),
    ...row,
    active: true,
    app: row.app === "FSA" ? "FSA" : "O2R",
    deviceType: "MOBILE",
    os: row.os === "IOS" ? "IOS" : "ANDROID",
    isDefault: row.isDefault === "true" ? "true" : "false",
    forceUpdate: "false",
    flexibleUpdate: "true",
    attendanceControl: "true",
    onboardingRetailerControl: "true",
    referralDuration: row.app === "FSA" ? null : 30,
    HOME: demoId(701),
  };
};

/** In the order that the database keeps keys in: the shorter first. */
const told = (themeName: string, color: string) => [
  { field: "HOME", value: "Home of shops" },
  { field: "name", value: "O2R Android" },
  { field: "color", value: color },
  { field: "themeName", value: themeName },
  { field: "forceUpdate", value: "false" },
];

export const demoVersions: readonly AppConfigVersion[] = [
  {
    n: 2,
    note: "For Diwali",
    publishedAt: "2026-11-01T06:12:00.000Z",
    publishedBy: "Ishaan Velkar",
    restoredFrom: null,
    live: true,
    told: told("Diwali", "#B54708"),
  },
  {
    n: 1,
    note: null,
    publishedAt: "2026-08-12T11:30:00.000Z",
    publishedBy: "Ishaan Velkar",
    restoredFrom: null,
    live: false,
    told: told("Plain", "#1A73E8"),
  },
];

const numberOf = (id: unknown): number => Number(String(id).slice(-12)) - 1000;

/** The calls of configurations as the service answers them. Later handlers of a story go first. */
export const configService = (total = 8): readonly RequestHandler[] => [
  http.get("/oms/app-config", ({ request }) => ok(pageAt(new URL(request.url), total, demoConfig))),
  http.get("/oms/app-config/:id/page", ({ params }) => ok(demoConfig(numberOf(params["id"])))),
  http.get("/oms/app-config/:id/versions", () => ok([...demoVersions])),
  http.get("/oms/app-config/:id/history", () => ok([])),
  http.get("/oms/app-config/:id/actions", () => ok([])),
  http.get("/oms/app-config/:id", ({ params }) => ok(detail(numberOf(params["id"])))),
  lookupService("/api/page", [{ id: demoId(701), name: "Home of shops" }]),
];
