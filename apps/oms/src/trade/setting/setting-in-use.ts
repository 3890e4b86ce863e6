import {
  settingGiven,
  settingText,
  settingValue,
  type SettingKey,
  type SettingOf,
  type systemSettings,
} from "@o2r/api/contract/settings";
import { toPaise, type Paise } from "../paise.ts";

/** A setting's value inside the service: money is whole paise. */
export type SettingInUse<K extends SettingKey> = (typeof systemSettings)[K] extends { readonly kind: "money" }
  ? Paise
  : SettingOf<K>;

/** What a stored value means inside the service; the declared standard where nothing is stored. */
export const settingInUse = <K extends SettingKey>(key: K, stored: string | undefined): SettingInUse<K> => {
  const given = settingGiven(key);
  const value = settingValue(given, stored ?? settingText(given.standard));
  // The kind of a setting says its type, which TypeScript does not follow from the key to the value.
  return (given.kind === "money" ? toPaise(Number(value)) : value) as SettingInUse<K>;
};
