/** A choice of a setting that has few. */
interface SettingChoice {
  readonly value: string;
  readonly label: string;
}

/** What kind of value a setting has, with its bounds and the value that holds until somebody sets another. */
export type SettingKind =
  /** A time of day in Asia/Kolkata, `HH:MM`. */
  | { readonly kind: "time"; readonly standard: string }
  /** Rupees on the wire and for people, whole paise inside the service. */
  | { readonly kind: "money"; readonly standard: number; readonly max: number }
  /** A whole number of something. */
  | {
      readonly kind: "count";
      readonly standard: number;
      readonly min: number;
      readonly max: number;
      /** `days`, or of one and of more. */
      readonly unit: string;
    }
  | { readonly kind: "choice"; readonly standard: string; readonly choices: readonly SettingChoice[] }
  | { readonly kind: "flag"; readonly standard: boolean }
  /** Few capital letters and digits, of a pattern. */
  | {
      readonly kind: "code";
      readonly standard: string;
      readonly maxLength: number;
      readonly pattern: string;
      /** What is said of a value that is none. */
      readonly message: string;
    };

/** A setting of the platform, declared once. */
export type SettingGiven = SettingKind & {
  readonly group: SettingGroup;
  readonly label: string;
  /** What it decides, in a sentence. */
  readonly says: string;
  /** A warehouse may have a value of its own. */
  readonly byWarehouse?: true;
};

/** What settings are about, in the order in which the page shows them. */
export const settingGroups = [
  { value: "ORDERS", label: "Orders" },
  { value: "STOCK", label: "Stock and delivery" },
  { value: "CREDIT", label: "Credit" },
  { value: "INVOICES", label: "Invoices and GST" },
] as const;
export type SettingGroup = (typeof settingGroups)[number]["value"];

/** The type of a setting's value as people know it: rupees are a number, a time is `HH:MM`. */
export type ValueOfKind<G extends SettingKind> = G extends { readonly kind: "money" | "count" }
  ? number
  : G extends { readonly kind: "flag" }
    ? boolean
    : G extends { readonly kind: "choice"; readonly choices: readonly { readonly value: infer V }[] }
      ? V
      : string;

/** A value of a setting, whichever it is. */
export type SettingValue = string | number | boolean;

/** A value as it is stored and sent. */
export const settingText = (value: SettingValue): string => String(value);

/** The value that a stored text means; its kind has judged it when it was set. */
export const settingValue = ({ kind }: Pick<SettingKind, "kind">, text: string): SettingValue => {
  if (kind === "money" || kind === "count") return Number(text);
  return kind === "flag" ? text === "true" : text;
};
