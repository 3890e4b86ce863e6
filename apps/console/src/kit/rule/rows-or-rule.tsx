import { fieldComponents } from "@o2r/forms/fields";
import type { FieldProps } from "@o2r/forms/react";
import { Skeleton } from "@o2r/ui";
import { Deferred } from "../deferred.tsx";
import { isRuleList } from "./rule-list.ts";

const loadRuleField = async () => (await import("./rule-field.tsx")).RuleField;
const { list: Rows } = fieldComponents;

/** Rows of a form; where they are those of a rule, the rule builder. */
export function RowsOrRule(props: FieldProps) {
  if (Rows === undefined) return null;
  if (!isRuleList(props.field)) return <Rows {...props} />;
  return <Deferred load={loadRuleField} props={props} instead={<Skeleton height={160} />} />;
}
