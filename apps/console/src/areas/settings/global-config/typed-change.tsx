import { settingGiven, settingWords, type SettingRow } from "@o2r/api/contract/settings";
import { useFieldValue, useFormContext } from "@o2r/forms/react";
import { ArrowRight } from "lucide-react";
import { Icon, VisuallyHidden } from "@o2r/ui";
import { valueText } from "./setting-words.ts";

/** What a setting is and what it would become by what is typed, above the fields of the form. */
export function TypedChange({ row }: { readonly row: SettingRow }) {
  const { form } = useFormContext();
  const given = settingGiven(row.key);
  const typed = useFieldValue(form, "value");
  const text = typeof typed === "string" || typeof typed === "number" ? String(typed).trim() : "";
  const isNumber = given.kind === "money" || given.kind === "count";
  const is = text !== "" && text !== row.value && (!isNumber || Number.isFinite(Number(text)));
  return (
    <>
      <p>{given.says}</p>
      <p className="setting-change">
        <span>{valueText(row)}</span>
        <Icon as={ArrowRight} />
        <VisuallyHidden>becomes</VisuallyHidden>
        {is ? <b>{settingWords(given, text)}</b> : <span>…</span>}
      </p>
    </>
  );
}
