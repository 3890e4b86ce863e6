import type { Condition } from "../definition/condition.ts";
import type { Field, Group } from "../definition/field.ts";
import { flat } from "../definition/flat.ts";

/** A group whose fields are hidden, closed and fixed with it, those of groups within it under their paths. */
export const spread = (group: Group): Group => ({
  ...group,
  fields: Object.fromEntries(Object.entries(flat(group.fields)).map(([name, field]) => [name, inherit(field, group)])),
});

const inherit = (field: Field, { label, visible, enabled, readOnly, onHide, messages }: Group): Field => ({
  ...(onHide && { onHide }),
  ...field,
  within: `${label}: ${field.within ?? ""}`,
  ...(visible && { visible: both(visible, field.visible) }),
  ...(enabled && { enabled: both(enabled, field.enabled) }),
  ...(readOnly && { readOnly: either(readOnly, field.readOnly) }),
  ...(messages && { messages: { ...messages, ...field.messages } }),
});

const both = (outer: Condition, own: Condition | undefined): Condition => (own ? { all: [outer, own] } : outer);

/** What is read-only without a condition is so whatever else holds. */
const either = (outer: true | Condition, own: true | Condition | undefined): true | Condition =>
  outer === true || own === true ? true : own ? { any: [outer, own] } : outer;
