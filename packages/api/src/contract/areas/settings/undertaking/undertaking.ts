import { date, defineForm, section, text, type ValuesOf } from "@o2r/forms";
import type { ReplyOf } from "../../../core/endpoint.ts";
import { activeColumn, activeFilter } from "../../../core/flags.ts";
import { gstinRule } from "../../../core/gstin.ts";
import type { ListDeclaration } from "../../../core/list.ts";
import { thing } from "../../../core/thing.ts";

/**
 * A letter of undertaking of a GSTIN: while it holds, supplies to special economic zones are charged no tax (CGST Rule 96A,
 * IGST Act s.16). It is filed on the portal (form GST RFD-11) for a financial year.
 */
export const undertakingForm = defineForm({
  id: "undertaking",
  version: 1,
  fields: {
    gstin: text({
      label: "GSTIN",
      required: true,
      ...gstinRule,
      help: "Of the house: invoices of its warehouses charge no tax to zones while this holds.",
      width: "half",
    }),
    arn: text({
      label: "Reference number (ARN)",
      required: true,
      upper: true,
      maxLength: 15,
      pattern: "[A-Z]{2}[0-9]{12}[0-9A-Z]",
      messages: { pattern: "An ARN has two letters, twelve digits and a last character" },
      width: "half",
    }),
    validFrom: date({ label: "Valid from", required: true, max: "none", width: "half" }),
    validTill: date({
      label: "Valid till",
      required: true,
      max: "none",
      help: "The last day of its financial year, unless it was taken back.",
      width: "half",
    }),
  },
  rules: [{ compare: ["validTill", ">=", "validFrom"], message: "Valid till is before valid from" }],
  sections: [section("undertaking", "Undertaking", ["gstin", "arn", "validFrom", "validTill"])],
});
export type UndertakingValues = ValuesOf<typeof undertakingForm>;

/** The undertakings of all GSTINs. */
export const undertakingList = {
  columns: [
    { field: "gstin", label: "GSTIN", kind: "code", sort: true, shown: true, width: 176 },
    { field: "arn", label: "ARN", kind: "code", shown: true },
    { field: "validFrom", label: "Valid from", kind: "date", sort: true, shown: true, width: 120 },
    { field: "validTill", label: "Valid till", kind: "date", sort: true, shown: true, width: 120 },
    activeColumn,
    { field: "updatedAt", label: "Updated", kind: "dateTime", sort: true, shown: true, width: 144 },
  ],
  filters: [{ kind: "flag", key: "valid", label: "Today", yes: "Valid today", no: "Not valid today" }, activeFilter],
  search: { gstin: "GSTIN", arn: "ARN" },
  defaultSort: "-validTill",
} as const satisfies ListDeclaration;

const undertaking = thing({
  name: { one: "undertaking", many: "undertakings" },
  path: "/oms/undertaking",
  form: undertakingForm,
  list: undertakingList,
  allow: { read: "setting.manage", write: "setting.manage" },
  scope: "all",
});
export const undertakingEndpoints = undertaking.endpoints;

export type Undertaking = ReplyOf<typeof undertakingEndpoints.get>;
