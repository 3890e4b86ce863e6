import { appConfigDefaults, type AppConfigValues } from "@o2r/api/contract/layout";
import type { Insertable, Selectable } from "kysely";
import type { Database } from "../../../db/schema.ts";

type Stored = Selectable<Database["app_config"]>;
type Draft = Omit<
  Insertable<Database["app_config"]>,
  | "id"
  | "version"
  | "active"
  | "state"
  | "live_version"
  | "created_at"
  | "created_by"
  | "updated_at"
  | "updated_by"
  | "under_maintenance"
  | "message"
  | "param"
>;

/** A flag as the apps read it: text (specification §3). */
export const flagText = (flag: boolean): "true" | "false" => (flag ? "true" : "false");

/** What is published of a configuration, by the specification's keys. Maintenance stands beside it, as it is now. */
export const bodyOf = (row: Pick<Stored, keyof Draft>) => ({
  name: row.name,
  app: row.app,
  deviceType: row.device_type,
  os: row.os,
  buildNumber: row.build_number,
  isDefault: flagText(row.is_default),
  color: row.color,
  fontType: row.font_type,
  themeName: row.theme_name,
  IntroScreen: row.intro_screen,
  deviceUrl: row.device_url,
  HOME: row.home_id,
  CONTENT_PAGE: row.content_page_id,
  CHECKOUT_PAGE: row.checkout_page_id,
  forceUpdate: flagText(row.force_update),
  flexibleUpdate: flagText(row.flexible_update),
  referralDuration: row.referral_duration,
  attendanceControl: flagText(row.attendance_control),
  onboardingRetailerControl: flagText(row.onboarding_retailer_control),
});
export type ConfigBody = ReturnType<typeof bodyOf>;

/** The columns of a draft from what was published of it. */
export const draftOf = (body: ConfigBody): Draft => ({
  name: body.name,
  app: body.app,
  device_type: body.deviceType,
  os: body.os,
  build_number: body.buildNumber,
  is_default: body.isDefault === "true",
  color: body.color,
  font_type: body.fontType,
  theme_name: body.themeName,
  intro_screen: body.IntroScreen,
  device_url: body.deviceUrl,
  home_id: body.HOME,
  content_page_id: body.CONTENT_PAGE,
  checkout_page_id: body.CHECKOUT_PAGE,
  force_update: body.forceUpdate === "true",
  flexible_update: body.flexibleUpdate === "true",
  referral_duration: body.referralDuration,
  attendance_control: body.attendanceControl === "true",
  onboarding_retailer_control: body.onboardingRetailerControl === "true",
});

const isYes = (given: string | undefined, otherwise: string): boolean => (given ?? otherwise) === "true";

/** The columns of a draft from what its form sent; what it left out is as the specification has it. */
export const draftFrom = (values: AppConfigValues): Draft => ({
  name: values.name,
  app: values.app ?? appConfigDefaults.app,
  device_type: values.deviceType,
  os: values.os ?? null,
  build_number: values.buildNumber ?? null,
  is_default: values.isDefault === "true",
  color: values.color ?? null,
  font_type: values.fontType ?? null,
  theme_name: values.themeName ?? null,
  intro_screen: values.IntroScreen ?? null,
  device_url: values.deviceUrl ?? null,
  home_id: values.HOME,
  content_page_id: values.CONTENT_PAGE ?? null,
  checkout_page_id: values.CHECKOUT_PAGE ?? null,
  force_update: isYes(values.forceUpdate, appConfigDefaults.forceUpdate),
  flexible_update: isYes(values.flexibleUpdate, appConfigDefaults.flexibleUpdate),
  referral_duration: values.referralDuration ?? null,
  attendance_control: isYes(values.attendanceControl, appConfigDefaults.attendanceControl),
  onboarding_retailer_control: isYes(values.onboardingRetailerControl, appConfigDefaults.onboardingRetailerControl),
});

/** What of a configuration holds at once, published or not. */
export const maintenanceFrom = (values: AppConfigValues) => ({
  under_maintenance: values.underMaintenance ?? appConfigDefaults.underMaintenance,
  message: values.message ?? null,
  param: values.param ?? null,
});
