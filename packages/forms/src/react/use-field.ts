import { useMemo, useSyncExternalStore } from "react";
import type { FieldName, FormDefinition } from "../definition/form.ts";
import type { FieldSnapshot } from "../engine/state.types.ts";
import { afterPress } from "./after-press.ts";
import { bindCell } from "./bind-cell.ts";
import type { FieldHandle } from "./field-handle.types.ts";
import { useFormContext } from "./form-context.ts";
import type { FormHandle } from "./form-handle.ts";
import { guardTyping } from "./guard-typing.ts";
import { steadyAttributes } from "./steady-attributes.ts";
import { isOwnValue } from "./typed-values.ts";

/** A field of the form around this component, or a cell by its address: its state, and what its control needs. */
export const useField = (name: string): FieldHandle => {
  const { form } = useFormContext();
  return fieldHandle(form, name, useFieldState(form, name));
};

/** How a field looks, rendered again only when that changes. */
export const useFieldState = (form: FormHandle, name: string): FieldSnapshot => {
  const [subscribe, read] = useMemo(
    () => [(listener: () => void) => form.engine.subscribe(name, listener), () => form.engine.field(name)] as const,
    [form, name],
  );
  return useSyncExternalStore(subscribe, read, read);
};

/** A field's value as typed, rendered again whenever it changes: for controlled widgets and previews. */
export const useFieldValue = <D extends FormDefinition>(form: FormHandle<D>, name: FieldName<D>): unknown => {
  const [subscribe, read] = useMemo(
    () => [(listener: () => void) => form.engine.subscribeValue(name, listener), () => form.engine.raw(name)] as const,
    [form, name],
  );
  return useSyncExternalStore(subscribe, read, read);
};

/** A visible field in a given state. No hook: a field that is hidden is not bound at all. */
export const fieldHandle = (form: FormHandle, name: string, state: FieldSnapshot): FieldHandle => {
  const bound = bind(form, name);
  const { id, field } = bound;
  const describedBy = state.error === undefined ? (field.help === undefined ? undefined : `${id}-help`) : `${id}-error`;
  return {
    ...bound,
    state,
    aria: {
      "aria-required": state.required || undefined,
      "aria-invalid": state.error === undefined ? undefined : true,
      "aria-describedby": describedBy,
    },
  };
};

type Bound = Omit<FieldHandle, "state" | "aria">;

/** What of a field never changes is made once for a form, not at every rendering or coming back. */
const bindings = new WeakMap<FormHandle, Map<string, Bound>>();

const bind = (form: FormHandle, name: string): Bound => {
  const known = bindings.get(form) ?? new Map<string, Bound>();
  bindings.set(form, known);
  const bound = known.get(name) ?? makeBound(form, name);
  known.set(name, bound);
  return bound;
};

const makeBound = (form: FormHandle, name: string): Bound => {
  const { engine, hookForm } = form;
  const field = engine.definitionOf(name);
  const id = `${form.id}-${name}`;
  const isFlag = field.kind === "checkbox" || field.kind === "switch";
  const registered = isOwnValue(engine.definition, name) ? hookForm.register(name) : bindCell(engine, name);
  const leave = (): void => afterPress(() => engine.leave(name));
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
      // Only a server needs it: in the page the value is written when the element is there, and again when it comes back.
      ...(typeof document === "undefined" &&
        (isFlag ? { defaultChecked: engine.raw(name) === true } : { defaultValue: String(engine.raw(name) ?? "") })),
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
        steadyAttributes(target);
        engine.set(name, isFlag && target instanceof HTMLInputElement ? target.checked : target.value);
      },
      onBlur: leave,
    },
    change: (raw) => form.change(name, raw),
    leave,
  };
};
