import type { Field } from "@o2r/forms";

/** Whether a field holds the rows of a rule: `ruleList` of the contract has made it. */
export const isRuleList = (field: Field): boolean => field.kind === "list" && "attr1" in field.fields;
