import { useSyncExternalStore } from "react";
import { useFormState } from "react-hook-form";
import type { FormSnapshot } from "../engine/engine.ts";
import type { FormHandle } from "./form-handle.ts";

/** The errors that may be shown, and how many fields differ from what was loaded. */
export const useFormSnapshot = ({ engine }: FormHandle): FormSnapshot =>
  useSyncExternalStore(engine.subscribeForm, engine.form, engine.form);

/** Whether a save is under way. */
export const useSubmitting = ({ hookForm }: FormHandle): boolean =>
  useFormState({ control: hookForm.control }).isSubmitting;

/** How often in a row a submission failed. */
export const useFailures = (form: FormHandle): number =>
  useSyncExternalStore(form.subscribeFailures, form.failures, form.failures);
