import { moneyText } from "../../../core/money.ts";
import { settingValue, type SettingKind } from "./setting-kinds.ts";

const counted = (count: number, unit: string): string =>
  `${new Intl.NumberFormat("en-IN").format(count)} ${count === 1 && unit.length > 1 ? unit.replace(/s$/, "") : unit}`;

/** A stored value in words: `₹50,000`, `3 attempts`, `On`. */
export const settingWords = (given: SettingKind, text: string): string => {
  switch (given.kind) {
    case "money":
      return moneyText(Number(settingValue(given, text)));
    case "count":
      return counted(Number(settingValue(given, text)), given.unit);
    case "flag":
      return text === "true" ? "On" : "Off";
    case "choice":
      return given.choices.find(({ value }) => value === text)?.label ?? text;
    default:
      return text;
  }
};

const kindWords: Readonly<Record<SettingKind["kind"], string>> = {
  time: "Time of day",
  money: "Rupees",
  count: "Whole number",
  choice: "Choice",
  flag: "On or off",
  code: "Code",
};

/** What is typed for a setting, in words. */
export const settingTypeWords = ({ kind }: Pick<SettingKind, "kind">): string => kindWords[kind];
