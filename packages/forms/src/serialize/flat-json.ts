import { isBag, refuse, type Bag } from "../compile/check-shape.ts";
import type { Group } from "../definition/field.ts";
import { flat } from "../definition/flat.ts";
import { spread } from "../groups/spread.ts";

/** No person nests deeper, and no hostile text is to be worth so many conditions as its fields times its groups. */
const deepest = 20;
const mostText = 1_000_000;

/** A definition's fields as a form keeps them, where its groups are written with their fields within. Checks nothing else. */
export const flatJson = (fields: unknown, path = "fields", depth = 0): unknown => {
  if (!isBag(fields)) return fields;
  if (depth > deepest) refuse(path, "nested too deep");
  const made = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (!isBag(field) || !isBag(field["fields"])) return [name, field];
      const at = `${path}.${name}`;
      const inner = flatJson(field["fields"], `${at}.fields`, depth + 1) as Bag; // of an object it is one
      if (field["kind"] !== "group") return [name, { ...field, fields: inner }];
      const conditions = JSON.stringify([field["visible"], field["enabled"], field["readOnly"]]).length;
      if (conditions * Object.keys(inner).length > mostText) refuse(at, "too many fields for so long a condition");
      for (const [key, one] of Object.entries(inner)) if (!isBag(one)) refuse(`${at}.fields.${key}`, "not an object");
      // As far as is looked at here it is one; the rest is checked when it is flat.
      return [name, spread({ ...field, fields: inner } as unknown as Group)];
    }),
  );
  // Of fields that are none nothing is looked at.
  return Object.values(made).every(isBag) ? flat(made as Parameters<typeof flat>[0]) : made;
};
