import { sql, type RawBuilder, type SqlBool } from "kysely";
import {
  attributeOf,
  foldText,
  groupsOf,
  isSound,
  type RuleAttribute,
  type RuleRow,
  type RuleRows,
} from "@o2r/api/contract/core";
import { retailerColumns, warehouseColumns } from "./retailer-facts.ts";

/** Operators as SQL has them; a rule's text never becomes SQL. */
const signs = {
  "==": sql`=`,
  "!=": sql`<>`,
  ">": sql`>`,
  ">=": sql`>=`,
  "<": sql`<`,
  "<=": sql`<=`,
} as const;

const columns: Readonly<Record<string, Readonly<Record<string, RawBuilder<unknown>>>>> = {
  RETAILER: retailerColumns,
  WAREHOUSE: warehouseColumns,
};

/** The two sides of a comparison as the evaluator compares them. */
const sidesOf = (attribute: RuleAttribute, column: RawBuilder<unknown>, text: string) => {
  switch (attribute.type) {
    case "NUMBER":
      return [sql`${column}::numeric`, sql`${text}::numeric`] as const;
    case "DATE":
      return [column, sql`${text}::date`] as const;
    case "BOOLEAN":
      return [column, sql`${text}::boolean`] as const;
    case "TEXT":
      return [sql`nullif(lower(btrim(${column})), '')`, sql`${foldText(text)}::text`] as const;
    case "LIST":
      return "lookup" in attribute.from
        ? ([column, sql`${text}::uuid`] as const)
        : ([sql`nullif(${column}, '')`, sql`${text}::text`] as const);
  }
};

const never = sql<SqlBool>`false`;

const rowHolds = (row: RuleRow): RawBuilder<SqlBool> => {
  const attribute = attributeOf(row);
  const column = columns[row.attr1]?.[row.attr2];
  // Of a cart or a product nothing is known here, and what is not known holds nothing.
  if (attribute === undefined || column === undefined || !isSound(row)) return never;
  const [left, right] = sidesOf(attribute, column, row.validator);
  const compared = sql`${left} ${signs[row.operator]} ${right}`;
  return row.attr1 === "WAREHOUSE"
    ? sql<SqlBool>`exists (select from warehouse as hub where hub.id = retailer.hub_id and ${compared})`
    : sql<SqlBool>`coalesce(${compared}, false)`;
};

/**
 * Whom a rule covers, as a condition on the rows of `retailer`: for whom `evaluateRule` says yes, these rows and no
 * others.
 */
export const retailersMatching = (rule: RuleRows): RawBuilder<SqlBool> => {
  if (rule.length === 0) return sql<SqlBool>`true`;
  const groups = groupsOf(rule).map(({ rows }) => sql`(${sql.join(rows.map(rowHolds), sql` and `)})`);
  return sql<SqlBool>`(${sql.join(groups, sql` or `)})`;
};
