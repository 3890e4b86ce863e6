import type { FormDefinition } from "@o2r/forms";
import { useDraft, useEngineForm, type DraftState, type FormHandle } from "@o2r/forms/react";
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { readStaleRow, settleConflict, type StaleRow } from "./conflict/conflict.ts";
import type { FormPageProps, FormRow } from "./form-page.types.ts";
import { valuesOfRow } from "./form-values.ts";
import { changedFields, type Choice, type Values } from "./conflict/merge.ts";
import { FilesMissing, SaveError } from "./save/save-error.ts";
import { filesMissing, readSaveFailure, type SaveFailure } from "./save/save-failure.ts";
import { carryOver, keptOtherwise, screenOf, takeOver, typedSince } from "./conflict/typed-meanwhile.ts";
import { useLeave } from "./leave/use-leave.ts";
import { useAskBeforeClosing } from "./leave/use-leave-while.ts";

const nothing: Values = {};
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
  /** A file is still on its way, or was not uploaded: no draft keeps it. */
  readonly filesMissing: boolean;
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
  { registry, noun, row, initial = nothing, draftKey, unsent, save, onSaved }: FormPageProps<Row>,
): Editing<Row> => {
  const [base, setBase] = useState(row);
  // A save right after a comparison must start from the new row before React has drawn it.
  const latest = useRef(row);
  const sent = useRef(nothing);
  const sentValues = useRef(nothing);
  const missing = useSyncExternalStore(unsent.subscribe, unsent.any);
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
    onSubmit: async (_, { engine }): Promise<Row> => {
      setFailure(undefined);
      if (!(await unsent.arrived())) throw new FilesMissing();
      sent.current = screenOf(form);
      sentValues.current = engine.pruned().values;
      const { payload, error } = await save(sentValues.current, latest.current);
      if (error !== undefined) throw new SaveError(error);
      return payload;
    },
    onSaved: (saved) => {
      const isNew = latest.current === undefined;
      const typed = typedSince(form, sent.current);
      stand(saved);
      setStale(undefined);
      draft.discard();
      // What was typed while the save was on its way is not in it: it stays, unsaved.
      if (isNew) carryOver(saved.id, typed);
      else if (keptOtherwise(definition, sentValues.current, saved)) {
        form.load(valuesOfRow(definition, saved));
        for (const [name, value] of Object.entries(typed)) form.change(name, value);
      } else if (Object.keys(typed).length > 0) form.engine.load(screenOf(form), sent.current);
      onSaved(saved);
    },
    onFailed: (error) => {
      if (error instanceof FilesMissing) return setFailure(filesMissing(noun.one));
      if (!(error instanceof SaveError)) throw error;
      const reason = readSaveFailure(error.api, noun.one);
      if (reason.kind === "other") setFailure(reason);
      if (reason.kind !== "stale") return;
      setStale(readStaleRow(reason.current));
      ask("compare");
    },
  });
  /** The row was read again, such as after it was switched off from this very page. */
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

  useEffect(() => {
    for (const [name, value] of Object.entries(takeOver(row?.id ?? ""))) form.change(name, value);
  }, [form, row?.id]);

  const draft = useDraft(form, { key: draftKey });
  const leaving = useLeave(form, unsent.any);
  useAskBeforeClosing(missing);

  return {
    form,
    draft,
    base,
    failure,
    stale,
    question: leaving.asked ? "leave" : asked,
    filesMissing: missing,
    ask,
    dismiss: () => {
      leaving.stay();
      ask(undefined);
    },
    discard: () => {
      form.load(base ? valuesOfRow(definition, base) : initial);
      draft.discard();
      setFailure(undefined);
      ask(undefined);
    },
    leave: leaving.leave,
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
