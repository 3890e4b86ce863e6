import { defineForm, textarea, type ValuesOf } from "@o2r/forms";
import { array, string } from "yup";
import { shape } from "../../core/schemas.ts";

/** Pincodes as people write lists of them: apart by commas, spaces or lines. */
const pincodeList = "[\\s,;]*(\\d{6}([\\s,;]+|$))*";
const most = 14_000;

const many = (label: string, help: string) =>
  textarea({
    label,
    help,
    rows: 6,
    maxLength: most,
    pattern: pincodeList,
    messages: { pattern: "Write pincodes of 6 digits, with a comma or a line between them" },
  });

/** Which pincodes a warehouse serves. */
export const servedPincodesForm = defineForm({
  id: "servedPincodes",
  version: 1,
  fields: {
    primary: many("Serves first", "Whoever served one of these before stands in from then on."),
    fallback: many(
      "Stands in",
      "Served when every hub before it cannot. New ones are added after the hubs that stand in already.",
    ),
  },
});
export type ServedPincodesValues = ValuesOf<typeof servedPincodesForm>;

/** The pincodes of a typed list, each once, in their order. */
export const pincodesOf = (text: string | undefined): readonly string[] =>
  [...new Set(text?.match(/\d{6}/g) ?? [])].toSorted();

/** How pincodes are written in a list. */
export const pincodesText = (pincodes: readonly string[]): string => pincodes.join(", ");

const pincodes = () => array().of(string().defined()).defined();

/** The pincodes that a warehouse serves first, and those for which it stands in. */
export const servedPincodes = shape({ primary: pincodes(), fallback: pincodes() });
