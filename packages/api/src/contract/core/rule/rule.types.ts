import type { Operator } from "@o2r/forms";

/** What a row of a rule speaks of. */
export type RuleContext = "CART" | "PRODUCT" | "RETAILER" | "WAREHOUSE";

/** Where the values of an attribute are chosen from: these very ones, a master list, or rows of another thing. */
export type RuleChoices =
  | { readonly options: readonly { readonly value: string; readonly label: string }[] }
  | { readonly list: string }
  | { readonly lookup: string };

interface Named {
  /** As the builder offers it. */
  readonly label: string;
  /** Its subject in a sentence, such as "the retailer's city"; of "the retailer" itself it is just that. */
  readonly subject: string;
}

/** What a rule may ask about: the data types of domain.md, /attribute. */
export type RuleAttribute =
  | (Named & { readonly type: "TEXT" })
  | (Named & { readonly type: "NUMBER"; readonly unit?: "rupees" | "days" })
  | (Named & { readonly type: "DATE" })
  | (Named & {
      readonly type: "BOOLEAN";
      /** What is said of a subject where it holds and where it does not: "is prime", "is not prime". */
      readonly words: readonly [holds: string, fails: string];
    })
  | (Named & { readonly type: "LIST"; readonly from: RuleChoices });

/** One comparison of a rule (specification §3, Rule row). */
export interface RuleRow {
  /** The context. */
  readonly attr1: string;
  /** The attribute of it. */
  readonly attr2: string;
  readonly operator: Operator;
  /** What it is compared with, as text: a decimal, a day, `true` or `false`, a code, an id. */
  readonly validator: string;
  /** Rows of one group hold together; one group that holds is enough. Rows without one are in the first. */
  readonly group?: number | null | undefined;
}

/** A rule. One without rows holds for everything. */
export type RuleRows = readonly RuleRow[];

/** A value that is known of a context; null or left out where nothing is known. */
export type Fact = string | number | boolean | null | undefined;

/** What is known, by context and attribute. */
export type RuleFacts = { readonly [C in RuleContext]?: Readonly<Record<string, Fact>> };
