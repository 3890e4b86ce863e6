import { defineForm, lookup, number, onOff, section, select, text, textarea, type ValuesOf } from "@o2r/forms";
import { deviceTypes, layoutApps, operatingSystems } from "../layout-options.ts";

/** What the apps read as text, as the specification has it. */
const yesNo = [
  { value: "true", label: "Yes" },
  { value: "false", label: "No" },
] as const;

/** Whether a configuration is told to every build that has none of its own. */
export const defaultTypes = [
  { value: "true", label: "Default" },
  { value: "false", label: "For one build" },
] as const;

const onPhones = { field: "deviceType", in: ["MOBILE"] } as const;

const page = (label: string) => lookup({ label, source: "page", width: "half" });

/** The longest text that is told while an app is under maintenance. */
const maintenanceText = { maxLength: 500, messages: { required: "Maintenance text is required" } } as const;
const maintenanceParam = {
  maxLength: 200,
  messages: { required: "Param is required" },
  help: "What the app does with it is the app's: a link, or when it is back.",
} as const;

/** What an app is told when it starts (specification §3, App config). */
export const appConfigForm = defineForm({
  id: "app-config",
  version: 1,
  fields: {
    name: text({ label: "Name", required: true, maxLength: 50, width: "half" }),
    app: select({ label: "App", options: layoutApps, width: "half" }),
    deviceType: select({ label: "Device type", required: true, options: deviceTypes, width: "half" }),
    os: select({
      label: "OS",
      options: operatingSystems,
      enabled: onPhones,
      required: onPhones,
      width: "half",
      messages: { enabled: "Only phones have one" },
    }),
    isDefault: select({
      label: "Default type",
      required: true,
      options: defaultTypes,
      width: "half",
      help: "A build is told its own configuration, else that of the nearest build below, else the default.",
      messages: { required: "Default type is required" },
    }),
    buildNumber: number({
      label: "Build number",
      integer: true,
      min: 1,
      max: 999_999_999,
      enabled: onPhones,
      required: { all: [onPhones, { field: "isDefault", in: ["false"] }] },
      width: "half",
      messages: { enabled: "Only phones have builds" },
    }),

    HOME: lookup({
      label: "Home page",
      source: "page",
      required: true,
      width: "half",
      messages: { required: "Please select home page" },
    }),
    CONTENT_PAGE: page("Content page"),
    CHECKOUT_PAGE: page("Checkout page"),
    IntroScreen: text({ label: "Intro screen", maxLength: 100, width: "half" }),

    color: text({
      label: "Colour",
      pattern: "#[0-9a-fA-F]{6}",
      maxLength: 7,
      placeholder: "#1A73E8",
      width: "third",
      messages: { pattern: "Enter a colour such as #1A73E8" },
    }),
    fontType: text({ label: "Font", maxLength: 50, width: "third" }),
    themeName: text({ label: "Theme", maxLength: 50, width: "third" }),

    forceUpdate: select({ label: "Force update", options: yesNo, width: "half" }),
    flexibleUpdate: select({ label: "Flexible update", options: yesNo, width: "half" }),
    deviceUrl: text({
      label: "Device URL",
      pattern: "https://\\S+",
      maxLength: 300,
      placeholder: "https://",
      help: "Where the app is updated from.",
      messages: { pattern: "Enter an address that begins with https://" },
    }),

    referralDuration: number({
      label: "Referral duration",
      integer: true,
      min: 0,
      max: 3650,
      leadingZero: "allow",
      unit: "days",
      enabled: { field: "app", notIn: ["FSA"] },
      required: { field: "app", notIn: ["FSA"] },
      width: "half",
      messages: { required: "Please enter referral duration!", enabled: "Field sales refer nobody" },
    }),
    attendanceControl: select({ label: "Attendance control", options: yesNo, width: "half" }),
    onboardingRetailerControl: select({ label: "Onboarding of retailers", options: yesNo, width: "half" }),

    underMaintenance: onOff({
      label: "Under maintenance",
      help: "Takes effect when it is saved, without publishing.",
    }),
    message: textarea({
      label: "Maintenance text",
      rows: 2,
      required: { field: "underMaintenance", in: [true] },
      ...maintenanceText,
    }),
    param: text({ label: "Param", required: { field: "underMaintenance", in: [true] }, ...maintenanceParam }),
  },
  sections: [
    section("which", "Which apps", ["name", "app", "deviceType", "os", "isDefault", "buildNumber"]),
    section("pages", "Pages", ["HOME", "CONTENT_PAGE", "CHECKOUT_PAGE", "IntroScreen"]),
    section("look", "Look", ["color", "fontType", "themeName"]),
    section("update", "Updates", ["forceUpdate", "flexibleUpdate", "deviceUrl"]),
    section("control", "Controls", ["referralDuration", "attendanceControl", "onboardingRetailerControl"]),
    section("maintenance", "Maintenance", ["underMaintenance", "message", "param"]),
  ],
});
export type AppConfigValues = ValuesOf<typeof appConfigForm>;

/** What a new configuration begins with, and what is stored of what a call leaves out (specification §3). */
export const appConfigDefaults = {
  app: "O2R",
  underMaintenance: false,
  forceUpdate: "false",
  flexibleUpdate: "false",
  attendanceControl: "true",
  onboardingRetailerControl: "true",
} as const;

/** Maintenance mode, switched on (specification §3, Maintenance). */
export const maintenanceForm = defineForm({
  id: "maintenance",
  version: 1,
  fields: {
    message: textarea({ label: "Maintenance text", rows: 3, required: true, ...maintenanceText }),
    param: text({ label: "Param", required: true, ...maintenanceParam }),
  },
});

/** Why something is published, for those who look at the versions later. */
export const publishForm = defineForm({
  id: "publish-app-config",
  version: 1,
  fields: { note: textarea({ label: "Note", rows: 2, maxLength: 200 }) },
});
