import { Input, NativeSelect } from "@o2r/ui";
import { type ChangeEvent, type ComponentType, useMemo } from "react";
import type { LookupField as LookupFieldDefinition, Option } from "../../definition/field.ts";
import type { FieldProps } from "../../react/form-context.ts";
import { useFieldValue } from "../../react/use-field.ts";
import { LookupField } from "../choice/lookup-field.tsx";
import { useFormLabels } from "../labels.ts";
import { FieldFrame } from "../field-frame.tsx";
import { RowsField } from "./rows-field.tsx";

/** What a rule may speak of, such as the total of a cart. */
export interface RuleAttribute {
  readonly name: string;
  readonly label: string;
  /** How its value is typed, and which operators make sense: order is for numbers and days alone. */
  readonly kind: "text" | "number" | "day" | "flag" | "choice" | "lookup";
  /** Of a choice. */
  readonly options?: readonly Option[];
  /** Of a look-up: the source of the registry that is searched while one types. */
  readonly source?: string;
}

/** Attributes by their context, such as `CART`. */
export type RuleAttributes = Readonly<Record<string, readonly RuleAttribute[]>>;

const operatorsOf = (kind: RuleAttribute["kind"]): readonly string[] =>
  kind === "number" || kind === "day" ? ["==", "!=", ">", ">=", "<", "<="] : ["==", "!="];
/**
 * Rows of a rule builder: a list with the columns `attr1` (context), `attr2` (attribute), `operator` and `validator`
 * (the value, a text), of which each offers only what fits those before it. The value's control follows the attribute.
 * Made once, outside of any component: `<Field name="rules" as={Rules} />` with `const Rules = ruleRows(attributes)`.
 */
export const ruleRows = (attributes: RuleAttributes): ComponentType<FieldProps> => {
  const find = (context: unknown, name: unknown): RuleAttribute | undefined =>
    attributes[String(context)]?.find((one) => one.name === name);
  const useAttribute = (props: FieldProps): RuleAttribute | undefined =>
    find(useSibling(props, "attr1"), useSibling(props, "attr2"));

  function Context(props: FieldProps) {
    const { field } = props;
    const own = field.kind === "select" && !("source" in field.options) ? field.options : undefined;
    const offered = own ?? Object.keys(attributes).map((value) => ({ value, label: value }));
    return <Choice {...props} offered={offered} clears={["attr2", "operator", "validator"]} />;
  }
  function Attribute(props: FieldProps) {
    const context = useSibling(props, "attr1");
    const offered = (attributes[String(context)] ?? []).map(({ name, label }) => ({ value: name, label }));
    return <Choice {...props} offered={offered} clears={["operator", "validator"]} />;
  }
  function Operator(props: FieldProps) {
    const kind = useAttribute(props)?.kind ?? "text";
    const labels = useFormLabels();
    const words = kind === "day" ? labels.dayOperators : labels.operators;
    const offered = operatorsOf(kind).map((value) => ({ value, label: words[value] ?? value }));
    return <Choice {...props} offered={offered} clears={[]} />;
  }
  function Validator(props: FieldProps) {
    return <RuleValue {...props} attribute={useAttribute(props)} />;
  }
  const cells = { attr1: Context, attr2: Attribute, operator: Operator, validator: Validator };

  return function RuleRows(props: FieldProps) {
    return <RowsField {...props} cells={cells} />;
  };
};

const sibling = (name: string, column: string): string => name.replace(/[^.]*$/, column);
const useSibling = ({ form, name }: FieldProps, column: string): unknown => useFieldValue(form, sibling(name, column));

interface ChoiceProps extends FieldProps {
  readonly offered: readonly Option[];
  /** Columns of the row that mean nothing once this one is another. */
  readonly clears: readonly string[];
}

function Choice({ offered, clears, ...props }: ChoiceProps) {
  const { id, name, form, state, change, leave } = props;
  const chosen = useFieldValue(form, name);
  const { select } = useFormLabels();
  return (
    <FieldFrame of={props}>
      <NativeSelect
        id={id}
        name={name}
        ref={(element) => form.registerElement(name, element)}
        value={typeof chosen === "string" ? chosen : ""}
        options={offered.map(({ value, label }) => ({ value: String(value), label }))}
        placeholder={select}
        disabled={!state.enabled || state.readOnly || offered.length === 0}
        onChange={(event: ChangeEvent<HTMLSelectElement>) => {
          for (const column of clears) form.change(sibling(name, column), "");
          change(event.currentTarget.value);
        }}
        onBlur={leave}
      />
    </FieldFrame>
  );
}

/** A row of another thing, or an option of a list: what is sent is its id or its code. */
function Found({ source, ...props }: FieldProps & { readonly source: string }) {
  const { label, placeholder } = props.field;
  const field = useMemo(
    (): LookupFieldDefinition => ({
      kind: "lookup",
      label,
      ...(placeholder !== undefined && { placeholder }),
      options: { source },
    }),
    [label, placeholder, source],
  );
  return <LookupField {...props} field={field} />;
}

function RuleValue({ attribute, ...props }: FieldProps & { readonly attribute: RuleAttribute | undefined }) {
  const { field, control, state } = props;
  const { yes, no } = useFormLabels();
  const kind = attribute?.kind ?? "text";
  const flags = [
    { value: "true", label: yes },
    { value: "false", label: no },
  ];
  if (kind === "flag" || kind === "choice")
    return <Choice {...props} offered={kind === "flag" ? flags : (attribute?.options ?? [])} clears={[]} />;
  if (kind === "lookup") return <Found key={attribute?.source} {...props} source={attribute?.source ?? ""} />;
  return (
    <FieldFrame of={props}>
      <Input
        // A native control of another kind is another control.
        key={kind}
        {...control}
        type={kind === "day" ? "date" : "text"}
        inputMode={kind === "number" ? "decimal" : undefined}
        placeholder={field.placeholder}
        readOnly={state.readOnly}
        disabled={!state.enabled || attribute === undefined}
      />
    </FieldFrame>
  );
}
