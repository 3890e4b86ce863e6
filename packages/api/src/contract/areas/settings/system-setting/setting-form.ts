import { defineForm, lookup, money, number, select, text, textarea, type FormDefinition } from "@o2r/forms";
import type { SettingGiven } from "./setting-kinds.ts";
import { settingGiven, settingKeys, type SettingKey } from "./system-settings.ts";

/** The field that a setting's value is typed into. */
const fieldOf = (given: SettingGiven) => {
  const { label } = given;
  switch (given.kind) {
    case "time":
      return text({
        label,
        required: true,
        maxLength: 5,
        pattern: "([01][0-9]|2[0-3]):[0-5][0-9]",
        placeholder: "17:00",
        messages: { pattern: "Enter a time of day, such as 17:00" },
      });
    case "money":
      return money({ label, required: true, min: 0, max: given.max, leadingZero: "allow" });
    case "count":
      return number({
        label,
        required: true,
        integer: true,
        min: given.min,
        max: given.max,
        unit: given.unit,
        leadingZero: "allow",
      });
    case "choice":
      return select({ label, required: true, options: given.choices });
    case "flag":
      return select({
        label,
        required: true,
        options: [
          { value: "true", label: "On" },
          { value: "false", label: "Off" },
        ],
      });
    case "code":
      return text({
        label,
        required: true,
        maxLength: given.maxLength,
        upper: true,
        pattern: given.pattern,
        messages: { pattern: given.message, maxLength: given.message },
      });
  }
};

/** Why a setting is changed: asked for each time. */
export const settingReason = {
  id: "setting-reason",
  version: 1,
  fields: { reason: textarea({ label: "Reason", required: true, maxLength: 300, rows: 2 }) },
} as const;

const formOf = (key: SettingKey): FormDefinition =>
  defineForm({
    id: `setting-${key}`,
    version: 1,
    fields: { value: fieldOf(settingGiven(key)), ...settingReason.fields },
  });

const forms = new Map(settingKeys.map((key) => [key, formOf(key)]));

/** The form of a setting: its value, and the reason of the change. Browser and service judge by it alike. */
export const settingForm = (key: SettingKey): FormDefinition => {
  const form = forms.get(key);
  if (form === undefined) throw new TypeError(`No setting is called ${key}`);
  return form;
};

/** The form of a value that a warehouse is given for itself. */
export const warehouseSettingForm = (key: SettingKey): FormDefinition =>
  defineForm({
    id: `setting-${key}-warehouse`,
    version: 1,
    fields: {
      warehouseId: lookup({ label: "Warehouse", source: "warehouse", required: true }),
      value: fieldOf(settingGiven(key)),
      ...settingReason.fields,
    },
  });

/** Why a warehouse's own value ends, or an earlier one is put back. */
export const settingReasonForm = defineForm(settingReason);
