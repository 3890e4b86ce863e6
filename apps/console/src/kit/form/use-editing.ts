import type { FormDefinition } from "@o2r/forms";
import { useDraft, useEngineForm, useLeaveGuard, type DraftState, type FormHandle } from "@o2r/forms/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useBlocker } from "react-router-dom";
import { readStaleRow, settleConflict, type StaleRow } from "./conflict.ts";
import type { FormPageProps, FormRow } from "./form-page.types.ts";
import { valuesOfRow } from "./form-values.ts";
import { changedFields, type Choice, type Values } from "./merge.ts";
import { SaveError } from "./save-error.ts";
import { readSaveFailure, type SaveFailure } from "./save-failure.ts";

const nothing: Values = {};
/** The addresses that a lost session leads to. They are never held up: the draft brings everything back. */
const alwaysOpen = ["/login", "/otp"];

/** What the page asks before it goes on. */
export type Question = "discard" | "leave" | "compare";

export interface Editing<Row extends FormRow> {
  readonly form: FormHandle;
  readonly draft: DraftState;
  /** The row that the typed values are compared with; undefined for a new one. */
  readonly base: Row | undefined;
  /** Why the last save did not happen, when no field says it. */
  readonly failure: (SaveFailure & { readonly kind: "other" }) | undefined;
  /** The row as somebody else saved it meanwhile. */
  readonly stale: StaleRow | undefined;
  readonly question: Question | undefined;
  readonly ask: (question: Question) => void;
  /** Closes the question without doing anything. */
  readonly dismiss: () => void;
  readonly discard: () => void;
  readonly leave: () => void;
  /** Takes the choices of a comparison over; with `save` they are saved at once. */
  readonly settle: (choices: Readonly<Record<string, Choice>>, save: boolean) => void;
}

/** One row being edited: the form with its draft and guard, and every way in which a save can end. */
export const useEditing = <Row extends FormRow>(
  definition: FormDefinition,
  { registry, noun, row, initial = nothing, draftKey, save, onSaved }: FormPageProps<Row>,
): Editing<Row> => {
  const [base, setBase] = useState(row);
  // A save right after a comparison must start from the new row before React has drawn it.
  const latest = useRef(row);
  const [failure, setFailure] = useState<Editing<Row>["failure"]>();
  const [stale, setStale] = useState<StaleRow>();
  const [asked, ask] = useState<Question>();
  const stand = (next: Row) => {
    latest.current = next;
    setBase(next);
  };

  const form = useEngineForm(definition, {
    defaultValues: row ? valuesOfRow(definition, row) : initial,
    facts: { mode: row ? "edit" : "create" },
    registry,
    onSubmit: async (values): Promise<Row> => {
      setFailure(undefined);
      const { payload, error } = await save(values, latest.current);
      if (error !== undefined) throw new SaveError(error);
      return payload;
    },
    onSaved: (saved) => {
      stand(saved);
      setStale(undefined);
      draft.discard();
      onSaved(saved);
    },
    onFailed: (error) => {
      if (!(error instanceof SaveError)) throw error;
      const reason = readSaveFailure(error.api, noun.one);
      if (reason.kind === "other") setFailure(reason);
      if (reason.kind !== "stale") return;
      setStale(readStaleRow(reason.current));
      ask("compare");
    },
  });
  /** The row was read anew, such as after it was switched off from this very page. */
  const adopt = useEffectEvent((read: Row) => {
    const before = latest.current;
    if (before === undefined || read.version <= before.version) return;
    const old = valuesOfRow(definition, before);
    const news = valuesOfRow(definition, read);
    const touched = changedFields(Object.keys(definition.fields), old, news).length > 0;
    // With something typed here, a save will bring both versions side by side.
    if (touched && form.changes().length > 0) return;
    if (touched) form.load(news);
    stand(read);
  });
  useEffect(() => {
    if (row) adopt(row);
  }, [row]);

  const draft = useDraft(form, { key: draftKey });
  const guard = useLeaveGuard(form);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      !alwaysOpen.includes(nextLocation.pathname) &&
      guard.shouldBlock(),
  );

  return {
    form,
    draft,
    base,
    failure,
    stale,
    question: blocker.state === "blocked" ? "leave" : asked,
    ask,
    dismiss: () => {
      blocker.reset?.();
      ask(undefined);
    },
    discard: () => {
      form.load(base ? valuesOfRow(definition, base) : initial);
      draft.discard();
      setFailure(undefined);
      ask(undefined);
    },
    leave: () => blocker.proceed?.(),
    settle: (choices, again) => {
      if (base === undefined || stale === undefined) return;
      settleConflict(form, base, stale, choices);
      // The service answers a stale save with the row of the very endpoint that was called.
      stand(stale.row as Row);
      setStale(undefined);
      ask(undefined);
      if (again) void form.submit();
    },
  };
};
