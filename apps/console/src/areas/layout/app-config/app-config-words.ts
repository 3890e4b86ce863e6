import { appConfigList, type AppConfig, type AppConfigRow } from "@o2r/api/contract/layout";

/** What the screens of app configurations have in common. */
export const appConfigs = {
  noun: { one: "app configuration", many: "app configurations" },
  path: "/appconfig",
  declaration: appConfigList,
} as const;

/** A configuration in words. */
export const appConfigName = ({ name }: Pick<AppConfigRow | AppConfig, "name">): string => name;

/** Which apps a configuration is for: "O2R on Android, build 412", "FSA on the web, default". */
export const whichApps = (
  row: Pick<AppConfigRow, "app" | "deviceType" | "os" | "buildNumber" | "isDefault">,
): string => {
  const place = row.deviceType === "WEB" ? "the web" : row.os === "IOS" ? "iOS" : "Android";
  const builds = [
    ...(row.buildNumber === null ? [] : [`build ${row.buildNumber}`]),
    ...(row.isDefault === "true" ? ["default"] : []),
  ];
  return [`${row.app} on ${place}`, ...builds].join(", ");
};
