import { createForm, isField, type Form, type GeneralField } from "@formily/core";
import { Field, FormProvider, observer, useField } from "@formily/react";
import type { ReactNode } from "react";
import type { Contender } from "../contender.ts";
import { Control, Row, Rows } from "../row.tsx";
import type { FieldSpec, FormSpec } from "../spec/form-spec.ts";
import { initialTyped, isFilled, isVisible, judgeAlone, lowOf, pairMessage } from "../spec/judge.ts";

/** Formily: a reactive field each, with its own reactions. */
export const contender: Contender = {
  prepare: (form) => {
    const initialValues = { ...initialTyped(form) };
    const parts = form.fields.map((field) => partsOf(form, field));
    let mounted: Form | undefined;
    return {
      read: (name) => mounted?.getValuesIn(name),
      Page: () => {
        const api = (mounted ??= createForm<Record<string, string>>({ initialValues, validateFirst: true }));
        return (
          <FormProvider form={api}>
            <form
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                void api.submit(() => undefined).catch(() => undefined);
              }}
            >
              <Rows>
                {parts.map((props) => (
                  <Field key={props.name} {...props} />
                ))}
              </Rows>
              <button type="submit">Save</button>
            </form>
          </FormProvider>
        );
      },
    };
  },
};

const partsOf = (form: FormSpec, field: FieldSpec) => {
  const low = lowOf(form, field);
  return {
    name: field.name,
    required: field.required === true,
    decorator: [Frame, { of: field }] as [typeof Frame, { of: FieldSpec }],
    component: [Input, { of: field }] as [typeof Input, { of: FieldSpec }],
    reactions: (one: GeneralField): void => {
      if (!isField(one)) return;
      if (field.visible) {
        const visible = isVisible(form, field, (name) => one.form.getValuesIn(name));
        one.setDisplay(visible ? "visible" : "hidden");
      }
      if (field.requiredWith !== undefined) one.setRequired(isFilled(one.form.getValuesIn(field.requiredWith)));
    },
    validator: [
      (value: unknown) => judgeAlone(field, false, value) ?? "",
      ...(low === undefined
        ? []
        : [
            (value: unknown, _rule: unknown, context: { readonly form?: { getValuesIn(name: string): unknown } }) => {
              const other = context.form?.getValuesIn(low);
              return isFilled(value) && isFilled(other) && Number(value) < Number(other) ? pairMessage : "";
            },
          ]),
    ],
  };
};

const Frame = observer(function Frame({ of, children }: { readonly of: FieldSpec; readonly children?: ReactNode }) {
  const field = useField();
  const errors = isField(field) ? field.selfErrors : [];
  return (
    <Row
      of={of}
      required={isField(field) && field.required}
      error={errors[0] === undefined ? undefined : String(errors[0])}
    >
      {children}
    </Row>
  );
});

interface InputProps {
  readonly of: FieldSpec;
  readonly value?: string;
  readonly onChange?: (event: unknown) => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
}

function Input({ of, value = "", onChange, onFocus, onBlur }: InputProps) {
  return <Control of={of} name={of.name} value={value} onChange={onChange} onFocus={onFocus} onBlur={onBlur} />;
}
