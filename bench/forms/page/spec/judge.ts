import type { FieldSpec, FormSpec, Typed } from "./form-spec.ts";

/** What stands in each control when the form opens. */
export const initialTyped = ({ fields }: FormSpec): Typed =>
  Object.fromEntries(fields.map(({ name, initial }) => [name, String(initial)]));

export const isFilled = (typed: unknown): boolean => typed !== undefined && typed !== null && typed !== "";

const byName = new WeakMap<FormSpec, ReadonlyMap<string, FieldSpec>>();

export const fieldOf = (form: FormSpec, name: string): FieldSpec => {
  let fields = byName.get(form);
  if (!fields) {
    fields = new Map(form.fields.map((field) => [field.name, field]));
    byName.set(form, fields);
  }
  const field = fields.get(name);
  if (!field) throw new RangeError(`${form.id} has no field ${name}`);
  return field;
};

/** The fields on whose values it depends whether this one shows, the nearest first. */
export const ancestorsOf = (form: FormSpec, field: FieldSpec): readonly FieldSpec[] => {
  const ancestors: FieldSpec[] = [];
  for (let at = field; at.visible;) {
    at = fieldOf(form, at.visible.field);
    ancestors.push(at);
  }
  return ancestors;
};

/** Whether a field shows: its own condition holds, and those of all it depends on. */
export const isVisible = (form: FormSpec, field: FieldSpec, read: (name: string) => unknown): boolean => {
  for (let at = field; at.visible;) {
    const value = read(at.visible.field);
    if ("is" in at.visible ? value !== at.visible.is : !isFilled(value)) return false;
    at = fieldOf(form, at.visible.field);
  }
  return true;
};

/** What is wrong with a value by itself. */
export const judgeAlone = (field: FieldSpec, required: boolean, value: unknown): string | undefined => {
  if (!isFilled(value)) return required ? "This field is required" : undefined;
  const text = String(value);
  if (field.kind === "number") {
    const number = Number(text);
    if (Number.isNaN(number)) return "Enter a number";
    if (field.integer && !Number.isInteger(number)) return "Enter a whole number";
    if (field.min !== undefined && number < field.min) return `Must be at least ${field.min}`;
    return undefined;
  }
  if (field.options && !field.options.includes(text)) return "Choose one of the listed values";
  if (field.maxLength !== undefined && text.length > field.maxLength) {
    return `Can't exceed ${field.maxLength} characters`;
  }
  return field.pattern !== undefined && !new RegExp(`^(?:${field.pattern})$`).test(text)
    ? "Not in the expected format"
    : undefined;
};

export const pairMessage = "Must not be below the value before it";

/** What is wrong with a field in its form; nothing while it is hidden. */
export const judgeField = (form: FormSpec, field: FieldSpec, read: (name: string) => unknown): string | undefined => {
  if (!isVisible(form, field, read)) return undefined;
  const required = field.required === true || (field.requiredWith !== undefined && isFilled(read(field.requiredWith)));
  const value = read(field.name);
  return judgeAlone(field, required, value) ?? judgePair(form, field, read);
};

export const lowOf = (form: FormSpec, field: FieldSpec): string | undefined =>
  form.pairs.find(({ high }) => high === field.name)?.low;

const judgePair = (form: FormSpec, field: FieldSpec, read: (name: string) => unknown): string | undefined => {
  if (field.kind !== "number") return undefined;
  const low = lowOf(form, field);
  if (low === undefined) return undefined;
  const [a, b] = [read(low), read(field.name)];
  return isFilled(a) && isFilled(b) && Number(b) < Number(a) ? pairMessage : undefined;
};

/** Every refusal of a form, by field. */
export const judgeForm = (form: FormSpec, read: (name: string) => unknown): Record<string, string> => {
  const refusals: Record<string, string> = {};
  for (const field of form.fields) {
    const refusal = judgeField(form, field, read);
    if (refusal !== undefined) refusals[field.name] = refusal;
  }
  return refusals;
};
