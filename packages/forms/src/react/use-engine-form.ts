import { useEffect, useId, useLayoutEffect, useState } from "react";
import { useForm } from "react-hook-form";
import type { FormDefinition, ValuesOf } from "../definition/form.ts";
import { nest } from "../engine/paths.ts";
import { createEngine, type EngineOptions } from "../engine/engine.ts";
import { engineResolver } from "./engine-resolver.ts";
import { createHandle, type FormHandle, type ServerError, type TypedValues } from "./form-handle.ts";
import { liveForms } from "./live-forms.ts";
import { isOwnValue, typedValues } from "./typed-values.ts";
import type { RawValues } from "../engine/value.ts";

/** What a form starts from and what it does with what was typed. */
export interface EngineFormOptions<D extends FormDefinition, R> extends Omit<EngineOptions, "values"> {
  /** Read once; later rows come in by `form.load`. */
  readonly defaultValues?: RawValues;
  /**
   * Saves the cast and pruned values. When it throws, everything typed stays; an error that carries
   * `errors: { field, message }[]` is shown at its fields.
   */
  readonly onSubmit: (values: ValuesOf<D>, form: FormHandle<D>) => R | Promise<R>;
  /** After a save, when nothing counts as changed any more: the place to leave the page from. */
  readonly onSaved?: (result: R, form: FormHandle<D>) => void;
  /** After a failed save. Without it, an error that names no field is shown above the form by its message. */
  readonly onFailed?: (error: unknown, form: FormHandle<D>) => void;
}

/** A form on react-hook-form whose rules, errors and choices come from the engine. */
export const useEngineForm = <D extends FormDefinition, R = void>(
  definition: D,
  options: EngineFormOptions<D, R>,
): FormHandle<D> => {
  const id = useId();
  const [engine] = useState(() =>
    createEngine(definition, { ...options, values: typedValues(definition, options.defaultValues ?? {}) }),
  );
  const [setup] = useState(() => ({
    defaultValues: nest(
      Object.keys(definition.fields)
        .filter((name) => isOwnValue(definition, name))
        .map((name) => [name, engine.raw(name)]),
    ),
    resolver: engineResolver(engine),
  }));
  const hookForm = useForm<TypedValues>({
    ...setup,
    mode: "onSubmit",
    reValidateMode: "onSubmit",
    shouldUnregister: false,
    // Its order would be that of registration.
    shouldFocusError: false,
  });
  const [{ form, answerWith }] = useState(() => createHandle<D>({ id, definition, engine, hookForm }));
  useLayoutEffect(() => answerWith((handle) => save(handle, options)));
  useEffect(() => liveForms.add(form), [form]);
  return form;
};

const save = async <D extends FormDefinition, R>(
  form: FormHandle<D>,
  options: EngineFormOptions<D, R>,
): Promise<void> => {
  let result: R;
  try {
    // The engine cast these values by the definition from which the type is made.
    result = await options.onSubmit(form.engine.pruned().values as ValuesOf<D>, form);
  } catch (error) {
    const errors = fieldErrorsOf(error);
    if (errors.length > 0) form.setServerErrors(errors);
    else if (!options.onFailed)
      form.setServerErrors([
        { field: "", message: error instanceof Error ? error.message : form.engine.messages.unsaved },
      ]);
    options.onFailed?.(error, form);
    return;
  }
  form.engine.rebase();
  options.onSaved?.(result, form);
};

// Of what is thrown nothing is known; of anything but an object, no part is one of these.
const fieldErrorsOf = (error: unknown): readonly ServerError[] => {
  const { errors } = Object(error) as Readonly<Record<string, unknown>>;
  return Array.isArray(errors) ? errors.filter(isServerError) : [];
};

const isServerError = (error: unknown): error is ServerError => {
  const { field, message } = Object(error) as Readonly<Record<string, unknown>>;
  return typeof field === "string" && typeof message === "string";
};
