import { mainCategories, masterOptionEndpoints, masterOptionForm, optionValue } from "@o2r/api/contract/catalogue";
import type { Client } from "@o2r/api/client";
import { useClient } from "@o2r/api/react";
import { fieldComponents } from "@o2r/forms/fields";
import { EngineForm, Field, useEngineForm, useSubmitting } from "@o2r/forms/react";
import { Button, notify } from "@o2r/ui";
import { Dialog } from "@o2r/ui/overlays";
import { useId, type SyntheticEvent } from "react";
import { Refusal } from "../../session/refusal.tsx";
import { payloadOf } from "../../session/refused.ts";
import "./option-dialog.css";

export interface OptionDialogProps {
  readonly category: string;
  /** Told of the value that the new option has. */
  readonly onAdded: (value: string) => void;
  readonly onClose: () => void;
}

const quiet = { quiet: true } as const;

/** A main option goes to its category, a list option to its field; a list that has no field yet gets one so, too. */
const addOption = async (client: Client, category: string, name: string): Promise<void> => {
  const value = optionValue(name);
  const field = mainCategories.includes(category)
    ? null
    : payloadOf(await client.call(masterOptionEndpoints.field, { query: { category } }, quiet));
  payloadOf(
    field === null
      ? await client.call(masterOptionEndpoints.addMain, { body: { category, name, value } }, quiet)
      : await client.call(
          masterOptionEndpoints.addList,
          { params: { id: field.id }, body: { label: name, value } },
          quiet,
        ),
  );
};

/** What happens in this form is no business of the form that the select stands in. */
const keep = (event: SyntheticEvent) => event.stopPropagation();

/** Add New Option (specification §4). A refusal is said inside, and the dialog stays open with what was typed. */
export function OptionDialog({ category, onAdded, onClose }: OptionDialogProps) {
  const client = useClient();
  const formId = useId();
  const form = useEngineForm(masterOptionForm, {
    defaultValues: {},
    onSubmit: async ({ name }) => {
      const words = name.trim();
      await addOption(client, category, words);
      return words;
    },
    onSaved: (name) => {
      // The space at its end is the specification's.
      notify({ kind: "success", title: `New option ${name} is added in ${category} ` });
      onAdded(optionValue(name));
      onClose();
    },
  });
  const submitting = useSubmitting(form);

  return (
    <div role="presentation" className="option-dialog" onSubmit={keep} onBlur={keep} onKeyDown={keep}>
      <Dialog
        open
        size="sm"
        title="Add New Option"
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" form={formId} variant="primary" loading={submitting}>
              Add
            </Button>
          </>
        }
      >
        <EngineForm id={formId} form={form} components={fieldComponents} className="option-dialog-form">
          <Refusal form={form} />
          <Field name="name" />
        </EngineForm>
      </Dialog>
    </div>
  );
}
