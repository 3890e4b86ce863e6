import { ruleAttributes, type RuleAttribute } from "@o2r/api/contract/core";
import type { RuleAttributes } from "@o2r/forms/fields";

type Drawn = RuleAttributes[string][number];

const kinds = { TEXT: "text", NUMBER: "number", DATE: "day", BOOLEAN: "flag" } as const;

const drawn = (name: string, attribute: RuleAttribute): Drawn => {
  const { label } = attribute;
  if (attribute.type !== "LIST") return { name, label, kind: kinds[attribute.type] };
  const { from } = attribute;
  if ("options" in from) return { name, label, kind: "choice", options: from.options };
  return { name, label, kind: "lookup", source: "list" in from ? from.list : from.lookup };
};

/** The attributes of rules as the rows of the builder draw them. */
export const builderAttributes: RuleAttributes = Object.fromEntries(
  Object.entries<Readonly<Record<string, RuleAttribute>>>(ruleAttributes).map(([context, attributes]) => [
    context,
    Object.entries(attributes).map(([name, attribute]) => drawn(name, attribute)),
  ]),
);
