import type { FormDefinition } from "@o2r/forms";
import { fieldComponents, FormFields } from "@o2r/forms/fields";
import { EngineForm, useEngineForm, useSubmitting } from "@o2r/forms/react";
import { Button } from "@o2r/ui";
import { Dialog } from "@o2r/ui/overlays";
import { useEffect, useId, useState } from "react";
import { Refusal } from "../../session/refusal.tsx";
import { payloadOf } from "../../session/refused.ts";
import { sayDone } from "../undo/undo.ts";
import { NotKept } from "./leave/not-kept.tsx";
import type { ActDialogProps } from "./act-dialog.types.ts";
import "./act-form.css";

/** The dialog of an act, which `ActDialog` fetches. */
export function ActForm<D extends FormDefinition, Reply>(props: ActDialogProps<D, Reply>) {
  const {
    definition,
    title,
    lead,
    submit,
    keep = "Cancel",
    danger = false,
    initial = {},
    registry,
    components = fieldComponents,
    facts,
    extra,
    size = "md",
    loading = false,
    act,
    told = false,
    barred = false,
    onRefused,
    done,
    undo,
    onDone,
    onClose,
  } = props;
  const formId = useId();
  const form = useEngineForm<D, Reply>(definition, {
    defaultValues: initial,
    ...(registry && { registry }),
    ...(facts && { facts }),
    onSubmit: async (values, filled) => {
      const result = await act(values);
      if (result.error !== undefined) onRefused?.(result.error, filled);
      return payloadOf(result);
    },
    onSaved: (reply) => {
      if (done) sayDone({ title: done(reply), undone: undo?.undone(reply) ?? "" }, undo?.takeBack(reply));
      if (onDone) onDone(reply);
      else onClose();
    },
  });
  const [first] = Object.keys(definition.fields);
  useEffect(() => {
    if (first === undefined) return undefined;
    // The dialog would begin with its buttons where the code of the first field is on its way. Not before it has taken the
    // focus by itself: until then it has not remembered whom to give it back to.
    const begin = (place: EventTarget | null) => {
      if (!(place instanceof Element) || !place.closest("[role=dialog]")) return;
      document.removeEventListener("focusin", hear);
      form.focus(first);
    };
    const hear = ({ target }: FocusEvent) => begin(target);
    document.addEventListener("focusin", hear);
    begin(document.activeElement);
    return () => document.removeEventListener("focusin", hear);
  }, [form, first]);
  const submitting = useSubmitting(form);
  const [asks, setAsks] = useState(false);
  // While it is sent nobody can say what closing would mean.
  const cancel = () => {
    if (!submitting) onClose();
  };
  // Escape is pressed by mistake, too.
  const close = () => (form.changes().length > 0 && !submitting ? setAsks(true) : cancel());
  return (
    <Dialog
      open
      size={size}
      loading={loading}
      title={title}
      onClose={close}
      footer={
        <>
          <Button disabled={submitting} onClick={cancel}>
            {keep}
          </Button>
          <Button
            {...(barred ? { "aria-disabled": true } : { type: "submit" as const, form: formId })}
            variant={danger ? "danger" : "primary"}
            loading={submitting}
          >
            {submit}
          </Button>
        </>
      }
    >
      <EngineForm id={formId} form={form} components={components} className="act-dialog">
        {lead !== undefined && <div className="act-dialog-lead">{lead}</div>}
        {!told && <Refusal form={form} />}
        <FormFields names={Object.keys(definition.fields)} />
        {extra?.(form)}
      </EngineForm>
      <NotKept
        open={asks}
        onClose={() => {
          setAsks(false);
          onClose();
        }}
        onStay={() => setAsks(false)}
      />
    </Dialog>
  );
}
