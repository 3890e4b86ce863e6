import { checkbox, date, defineForm, list, money, number, select, text, textarea } from "@o2r/forms";
import { group, membersOf } from "@o2r/forms/groups";
import { EngineForm, Field, useEngineForm, type FieldComponents, type FieldProps } from "@o2r/forms/react";
import { withReady } from "@o2r/forms/ready";

export const orderForm = defineForm({
  id: "order",
  version: 1,
  fields: {
    customer: text({ label: "Customer", required: true, maxLength: 50 }),
    payment: select({ label: "Payment", options: ["CASH", "CHEQUE"], required: true }),
    chequeNumber: text({ label: "Cheque number", visible: { field: "payment", in: ["CHEQUE"] }, required: true }),
    delivery: checkbox({ label: "Deliver it" }),
    address: group({
      label: "Address",
      visible: { field: "delivery", filled: true },
      fields: { street: text({ label: "Street", required: true }), day: date({ label: "Day", min: { today: 0 } }) },
    }),
    lines: list({
      label: "Lines",
      row: "Line",
      required: true,
      fields: {
        qty: number({ label: "Quantity", min: 1, integer: true, required: true }),
        price: money({ label: "Price" }),
      },
    }),
    note: textarea({ label: "Note" }),
  },
});

/** Label, control and message. `control` and `aria` say all that a native control has to know. */
function Plain({ id, field, state, control, aria }: FieldProps) {
  const given = { ...control, ...aria, disabled: !state.enabled };
  const label = (
    <label htmlFor={id}>
      {field.label}
      {state.required && " *"}
    </label>
  );
  const message = state.error ?? state.note ?? field.help;
  return (
    <div>
      {field.kind === "checkbox" ? (
        <>
          <input {...given} type="checkbox" /> {label}
        </>
      ) : (
        <>
          {label}
          {field.kind === "select" && !("source" in field.options) ? (
            <select {...given}>
              <option value="">Choose</option>
              {(state.options ?? field.options).map(({ value, label: words }) => (
                <option key={words} value={String(value)}>
                  {words}
                </option>
              ))}
            </select>
          ) : field.kind === "textarea" ? (
            <textarea {...given} readOnly={state.readOnly} />
          ) : (
            <input {...given} type={field.kind === "date" ? "date" : "text"} readOnly={state.readOnly} />
          )}
        </>
      )}
      {message !== undefined && <small id={`${id}-${state.error === undefined ? "help" : "error"}`}>{message}</small>}
    </div>
  );
}

/** An object within the values: its fields are named by their paths. */
function Group({ form, name, field }: FieldProps) {
  return (
    <fieldset>
      <legend>{field.label}</legend>
      {membersOf(form.definition, name).map((path) => (
        <Field key={path} name={path} />
      ))}
    </fieldset>
  );
}

/** Rows: a cell is a field of its own, named by the list, the row's id and the column. */
function Rows({ id, form, name, field, state }: FieldProps) {
  if (field.kind !== "list") return null;
  const { fields, row: word = "Row" } = field;
  return (
    <fieldset id={id}>
      <legend>{field.label}</legend>
      {state.rows?.map((row, index) => (
        <fieldset key={row}>
          <legend>
            {word} {index + 1}
          </legend>
          {Object.keys(fields).map((column) => (
            <Field key={column} name={`${name}.${row}.${column}`} />
          ))}
          <button type="button" onClick={() => form.engine.removeRow(name, row)}>
            Remove {word} {index + 1}
          </button>
        </fieldset>
      ))}
      <button type="button" onClick={() => form.engine.addRow(name)}>
        Add {word}
      </button>
      {state.error !== undefined && <small id={`${id}-error`}>{state.error}</small>}
    </fieldset>
  );
}

const components: FieldComponents = {
  text: Plain,
  textarea: Plain,
  number: Plain,
  money: Plain,
  date: Plain,
  select: Plain,
  checkbox: Plain,
  group: Group,
  list: Rows,
};
const registry = withReady();

/** The page. Name the fields one by one instead where they stand in a layout of yours. */
export function OrderPage({ save }: { readonly save: (order: unknown) => void }) {
  const form = useEngineForm(orderForm, { registry, onSubmit: save });
  return (
    <EngineForm form={form} components={components}>
      {Object.keys(orderForm.fields)
        .filter((name) => !name.includes("."))
        .map((name) => (
          <Field key={name} name={name} />
        ))}
      <button type="submit">Save</button>
    </EngineForm>
  );
}
