import { settingGiven, settingWords, type SettingRow } from "@o2r/api/contract/settings";

/** What the screens of settings say of one value. */
export const valueText = ({ key, value }: Pick<SettingRow, "key" | "value">): string =>
  settingWords(settingGiven(key), value);

/** Where a value holds, in words. */
export const placeText = ({ warehouse }: Pick<SettingRow, "warehouse">): string => warehouse ?? "Everywhere";

/** What a value is called: `Order cut-off at Pune hub`. */
export const settingName = ({ key, warehouse }: Pick<SettingRow, "key" | "warehouse">): string => {
  const { label } = settingGiven(key);
  return warehouse === null ? label : `${label} at ${warehouse}`;
};
