import { list, number, operators, select, text, type Check, type Option } from "@o2r/forms";
import { array, number as numberSchema, string, type Schema } from "yup";
import { shape } from "../schemas.ts";
import { isSound } from "./evaluate-rule.ts";
import { attributeOf, attributesOf, ruleContextNames } from "./rule-attributes.ts";
import { mostGroups } from "./rule-groups.ts";
import { operatorsOf } from "./rule-operators.ts";
import { isRuleCount, isRuleNumber, isRuleValue, longestRuleValue } from "./rule-value.ts";
import type { RuleAttribute, RuleContext, RuleRow } from "./rule.types.ts";

/** The most rows of a rule. */
export const mostRuleRows = 20;

interface RuleListGiven {
  readonly label: string;
  readonly help?: string;
  /** What it may speak of. */
  readonly contexts: readonly RuleContext[];
}

const valueChecks = ["ruleNumber", "ruleCount", "ruleDate", "ruleFlag", "ruleChoice"] as const;
const ofRow = ["attr1", "attr2"] as const;

const namesOf = (contexts: readonly RuleContext[]): readonly Option<RuleContext>[] =>
  ruleContextNames.filter(({ value }) => contexts.includes(value));

/** The rows of a rule as a field of a form (specification §3, Rule row). Draws itself as the rule builder in the console. */
export const ruleList = ({ label, help, contexts }: RuleListGiven) =>
  list({
    label,
    row: "Condition",
    ...(help !== undefined && { help }),
    maxItems: mostRuleRows,
    fields: {
      attr1: select({
        label: "Context",
        required: true,
        options: namesOf(contexts),
      }),
      attr2: text({
        label: "Attribute",
        required: true,
        maxLength: 30,
        checks: [{ check: "ruleAttribute", with: ["attr1"] }],
      }),
      operator: select({
        label: "Operator",
        required: true,
        options: operators,
        checks: [{ check: "ruleOperator", with: ofRow }],
      }),
      validator: text({
        label: "Value",
        required: true,
        maxLength: longestRuleValue,
        checks: valueChecks.map((check) => ({ check, with: ofRow })),
      }),
      group: number({
        label: "Group",
        integer: true,
        min: 1,
        max: mostGroups,
        placeholder: "1",
        help: "Conditions of one group must all hold; one group is enough.",
      }),
    },
  });

type ValueTest = (attribute: RuleAttribute, text: string) => boolean;

const find = (attr1: unknown, attr2: unknown): RuleAttribute | undefined =>
  attributeOf({ attr1: String(attr1), attr2: String(attr2) });

const ofType = (type: RuleAttribute["type"], message: string, test: ValueTest = isRuleValue): Check => ({
  message,
  test: (value, attr1, attr2) => {
    const attribute = find(attr1, attr2);
    return attribute?.type !== type || test(attribute, String(value));
  },
});

/** The checks that `ruleList` names. The browser and the service supply the same. */
export const ruleChecks = {
  ruleAttribute: {
    message: "Choose an attribute of the context",
    test: (value, attr1) => attr1 === undefined || Object.hasOwn(attributesOf(String(attr1)), String(value)),
  },
  ruleOperator: {
    message: "This attribute knows only == and !=",
    test: (value, attr1, attr2) => {
      const attribute = find(attr1, attr2);
      return attribute === undefined || operatorsOf(attribute.type).some((one) => one === value);
    },
  },
  ruleNumber: ofType("NUMBER", "Enter a number, with at most 4 decimals", (_, text) => isRuleNumber(text)),
  ruleCount: ofType("NUMBER", "Can't be negative", isRuleCount),
  ruleDate: ofType("DATE", "Enter a day"),
  ruleFlag: ofType("BOOLEAN", "Choose Yes or No"),
  ruleChoice: ofType("LIST", "Choose one of the list"),
} as const satisfies Readonly<Record<string, Check>>;

/** A rule in a body that no form checks, of these contexts. */
export const ruleSchema = (contexts: readonly RuleContext[] = ruleContextNames.map(({ value }) => value)) =>
  array()
    .of(
      shape({
        id: string().max(50),
        attr1: string().oneOf(contexts).defined(),
        attr2: string().max(30).defined(),
        operator: string().oneOf(operators).defined(),
        validator: string().max(longestRuleValue).defined(),
        group: numberSchema().integer().min(1).max(mostGroups).nullable(),
      })
        .test("rule", "The attribute, the operator and the value do not fit each other", (row) => isSound(row))
        .meta({ rule: "The attribute is one of the context, and the operator and the value fit its data type" }),
    )
    .max(mostRuleRows)
    .defined() as unknown as Schema<RuleRow[]>; // `.meta` and `.test` lose nothing; yup's own types take seconds to say so

/** A rule as JSON text, where a query asks about one. */
export const ruleTextSchema = (contexts?: readonly RuleContext[]) =>
  string()
    .max(8000)
    .test("rules", "Not a rule", (text) => text === undefined || isRule(text, ruleSchema(contexts)))
    .meta({ rule: "The rows of a rule as JSON" })
    .defined();

const isRule = (text: string, schema: Schema<RuleRow[]>): boolean => {
  try {
    return schema.isValidSync(JSON.parse(text), { strict: true });
  } catch {
    return false;
  }
};

/** The rows that a text of `ruleTextSchema` holds. */
export const readRule = (text: string): RuleRow[] => JSON.parse(text) as RuleRow[]; // the schema has looked
