import { useMemo, useSyncExternalStore, type ChangeEvent, type HTMLAttributes } from "react";
import type { Field } from "../definition/field.ts";
import type { FieldSnapshot } from "../engine/field-state.ts";
import { useFormContext } from "./form-context.ts";
import type { FormHandle } from "./form-handle.ts";
import { guardTyping } from "./guard-typing.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a native control is spread with. Uncontrolled: typing renders nothing. */
export interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly ref: (element: Control | null) => (() => void) | undefined;
  readonly onChange: (event: ChangeEvent<Control>) => void;
  readonly onBlur: () => void;
}

export interface FieldHandle {
  readonly form: FormHandle;
  readonly name: string;
  /** Id of the control; `<id>-error` and `<id>-help` are those of its messages. */
  readonly id: string;
  readonly field: Field;
  readonly state: FieldSnapshot;
  readonly control: ControlProps;
  /** What the label, the help and the error of the field are spread with, for a kit that has no frame of its own. */
  readonly labelProps: { readonly id: string; readonly htmlFor: string };
  readonly helpProps: { readonly id: string };
  readonly errorProps: { readonly id: string };
  /** The ARIA attributes of the control, for a kit that has no frame of its own. */
  readonly aria: HTMLAttributes<HTMLElement>;
  /** For controls that are no native ones: writes the value, and says that the field was left. */
  readonly change: (raw: unknown) => void;
  readonly leave: () => void;
}

/** A field of the form around this component: its state, and what its control needs. */
export const useField = (name: string): FieldHandle => {
  const { form } = useFormContext();
  const state = useFieldState(form, name);
  const fixed = useMemo(() => bind(form, name), [form, name]);
  const { id, field } = fixed;
  const describedBy = state.error === undefined ? (field.help === undefined ? undefined : `${id}-help`) : `${id}-error`;
  return {
    ...fixed,
    state,
    aria: {
      "aria-required": state.required || undefined,
      "aria-invalid": state.error === undefined ? undefined : true,
      "aria-describedby": describedBy,
    },
  };
};

/** How a field looks, rendered anew only when that changes. */
export const useFieldState = (form: FormHandle, name: string): FieldSnapshot =>
  useSyncExternalStore(
    useMemo(() => (listener: () => void) => form.engine.subscribe(name, listener), [form, name]),
    () => form.engine.field(name),
    () => form.engine.field(name),
  );

/** A field's value as typed, rendered anew whenever it changes: for controlled widgets and previews. */
export const useFieldValue = (form: FormHandle, name: string): unknown =>
  useSyncExternalStore(
    useMemo(() => (listener: () => void) => form.engine.subscribeValue(name, listener), [form, name]),
    () => form.engine.raw(name),
    () => form.engine.raw(name),
  );

const bind = (form: FormHandle, name: string): Omit<FieldHandle, "state" | "aria"> => {
  const { engine, hookForm } = form;
  const field = engine.definition.fields[name];
  if (!field) throw new RangeError(`Form "${engine.definition.id}" has no field "${name}"`);
  const id = `${form.id}-${name}`;
  const registered = hookForm.register(name);
  return {
    form,
    name,
    id,
    field,
    labelProps: { id: `${id}-label`, htmlFor: id },
    helpProps: { id: `${id}-help` },
    errorProps: { id: `${id}-error` },
    control: {
      id,
      name,
      ref: (element) => {
        registered.ref(element);
        form.registerElement(name, element);
        if (!element) return undefined;
        const release = guardTyping(field, element);
        return () => {
          release();
          registered.ref(null);
          form.registerElement(name, null);
        };
      },
      onChange: (event) => {
        void registered.onChange(event);
        const { target } = event;
        engine.set(
          name,
          target instanceof HTMLInputElement && target.type === "checkbox" ? target.checked : target.value,
        );
      },
      onBlur: () => engine.leave(name),
    },
    change: (raw) => form.change(name, raw),
    leave: () => engine.leave(name),
  };
};
