import { useFieldValue, type FormHandle } from "@o2r/forms/react";
import { useDeferredValue, useMemo } from "react";
import { readRows } from "../../../kit/rule/read-rows.ts";
import { AudienceCount } from "./audience-count.tsx";

/** How many retailers the audience has that is being typed. */
export function TypedAudience({ form }: { readonly form: FormHandle }) {
  const raw = useDeferredValue(useFieldValue(form, "audience"));
  const rule = useMemo(() => readRows(raw), [raw]);
  return (
    <output className="campaign-count">
      <AudienceCount rule={rule} />
    </output>
  );
}
