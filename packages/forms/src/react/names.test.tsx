import { expectTypeOf, it } from "vitest";
import { defineForm, list, number, text, type FieldName } from "../index.ts";
import { Field, useFieldValue, type FormHandle } from "./index.ts";

const offer = defineForm({
  id: "offer",
  version: 1,
  fields: {
    title: text({ label: "Title" }),
    lines: list({ label: "Lines", fields: { qty: number({ label: "Quantity" }) } }),
  },
});

it("takes the names of the form alone, and the cells of its lists", () => {
  expectTypeOf<FieldName<typeof offer>>().toEqualTypeOf<"title" | "lines" | `lines.${string}.${string}`>();
  // Only read by the compiler: nothing of it runs.
  const usePage = (form: FormHandle<typeof offer>, any: FormHandle, name: string) => [
    useFieldValue(form, "title"),
    useFieldValue(form, "lines.r1.qty"),
    useFieldValue(any, name),
    // @ts-expect-error there is no field "titel"
    useFieldValue(form, "titel"),
    form.change("title", "x"),
    // @ts-expect-error there is no field "titel"
    form.change("titel", "x"),
    form.changes().map(({ field, before }) => form.change(field, before)),
    <Field<typeof offer> key="a" name="title" />,
    // @ts-expect-error there is no field "titel"
    <Field<typeof offer> key="b" name="titel" />,
    <Field key="c" name={name} />,
  ];
  expectTypeOf(usePage).toBeFunction();
  // A handle of one form is a handle of any.
  expectTypeOf<FormHandle<typeof offer>>().toExtend<FormHandle>();
});
