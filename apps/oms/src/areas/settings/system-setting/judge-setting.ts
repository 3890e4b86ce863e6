import { settingForm, settingGiven, settingText, type SettingKey } from "@o2r/api/contract/settings";
import { validateSubmission } from "@o2r/forms/server";
import { invalid } from "../../../app-error.ts";

interface Typed {
  readonly value: string;
  readonly reason: string;
}

/** What was typed for a setting, judged by its form, as it is stored. */
export const judgeSetting = async (key: SettingKey, typed: Typed): Promise<Typed> => {
  const { errors, values } = await validateSubmission(settingForm(key), { value: typed.value, reason: typed.reason });
  if (errors.length > 0) throw invalid(errors.map(({ field, message }) => ({ field, message })));
  const held: Readonly<Record<string, unknown>> = { ...values };
  const { kind } = settingGiven(key);
  const isNumber = kind === "money" || kind === "count";
  return {
    value: settingText(isNumber ? Number(held["value"]) : String(held["value"])),
    reason: String(held["reason"]),
  };
};
