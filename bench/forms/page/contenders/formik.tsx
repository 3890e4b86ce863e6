import { Form, Formik, useField, useFormikContext, type FormikProps } from "formik";
import type { RefObject } from "react";
import type { Contender } from "../contender.ts";
import { Control, Row, Rows } from "../row.tsx";
import type { FieldSpec, FormSpec, Typed } from "../spec/form-spec.ts";
import { initialTyped, isFilled, isVisible, judgeForm } from "../spec/judge.ts";

/** Formik with one `validate` for the whole form, which costs it less than a yup schema would. */
export const contender: Contender = {
  prepare: (form) => {
    const initialValues = initialTyped(form);
    const mounted: RefObject<FormikProps<Typed> | null> = { current: null };
    return {
      read: (name) => mounted.current?.values[name],
      Page: () => (
        <Formik
          innerRef={mounted}
          initialValues={initialValues}
          validate={(values) => judgeForm(form, (name) => values[name])}
          onSubmit={() => undefined}
        >
          <Form noValidate>
            <Rows>
              {form.fields.map((field) => (
                <Field key={field.name} of={field} form={form} />
              ))}
            </Rows>
            <button type="submit">Save</button>
          </Form>
        </Formik>
      ),
    };
  },
};

function Field({ of, form }: { readonly of: FieldSpec; readonly form: FormSpec }) {
  const { values } = useFormikContext<Typed>();
  const [input, { touched, error }] = useField<string>(of.name);
  if (!isVisible(form, of, (name) => values[name])) return null;
  const required = of.required === true || (of.requiredWith !== undefined && isFilled(values[of.requiredWith]));
  return (
    <Row of={of} required={required} error={touched ? error : undefined}>
      <Control of={of} {...input} />
    </Row>
  );
}
