import {
  attributeOf,
  type NameOfChoice,
  type RuleAttribute,
  type RuleFacts,
  type RuleRows,
} from "@o2r/api/contract/core";
import type { Registry } from "@o2r/forms";
import { useSourceNames, type SourceMention } from "../form/use-names.ts";

const sourceOf = (attribute: RuleAttribute | undefined): string | undefined => {
  if (attribute?.type !== "LIST" || "options" in attribute.from) return undefined;
  return "list" in attribute.from ? attribute.from.list : attribute.from.lookup;
};

const mention = (attr1: string, attr2: string, value: unknown): readonly SourceMention[] => {
  const source = sourceOf(attributeOf({ attr1, attr2 }));
  return source === undefined || typeof value !== "string" || value === "" ? [] : [{ source, id: value }];
};

/** What the rows and options are called that a rule or its sample names by id, as far as they are known yet. */
export const useChoiceNames = (registry: Registry, rule: RuleRows, facts: RuleFacts = {}): NameOfChoice => {
  const names = useSourceNames(registry, [
    ...rule.flatMap(({ attr1, attr2, validator }) => mention(attr1, attr2, validator)),
    // Of the sample only what the rule asks about.
    ...rule.flatMap(({ attr1, attr2 }) =>
      Object.entries(facts).flatMap(([context, known]) =>
        context === attr1 ? mention(attr1, attr2, known[attr2]) : [],
      ),
    ),
  ]);
  return (attribute, value) => {
    const source = sourceOf(attribute);
    return source === undefined ? undefined : names(source, value);
  };
};
