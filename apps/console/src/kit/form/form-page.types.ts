import type { Result } from "@o2r/api/client";
import type { AnyEndpoint } from "@o2r/api/contract/core";
import type { FormDefinition, Registry } from "@o2r/forms";
import type { FieldComponents, FormHandle } from "@o2r/forms/react";
import type { ReactNode } from "react";
import type { Noun } from "../list/list-page.types.ts";
import type { SectionExtra } from "./form-body.tsx";
import type { HistoryEndpoint } from "./history/form-history.tsx";
import type { Values } from "./conflict/merge.ts";
import type { UnsentFiles } from "./leave/unsent-files.ts";

/** What every row that a form edits has. */
export interface FormRow {
  readonly id: string;
  readonly version: number;
}

/** What stands in the head of a form. */
export interface FormHead {
  readonly title: string;
  readonly media?: ReactNode;
  readonly badge?: ReactNode;
  readonly description?: ReactNode;
  /** Buttons for what can be done beside saving. */
  readonly actions?: ReactNode;
  /** Below it all, such as tabs. */
  readonly below?: ReactNode;
}

export interface FormPageProps<Row extends FormRow> {
  /** Keep the same definition and registry between renders. */
  readonly definition: FormDefinition;
  readonly registry: Registry;
  readonly noun: Noun;
  /** The button that saves. @default Save and the noun */
  readonly saveLabel?: string | undefined;
  /** The row that is edited; without one a new row is made. */
  readonly row: Row | undefined;
  /** What a new row begins with, such as the values of the one it copies. */
  readonly initial?: Values;
  readonly head: (row: Row | undefined) => FormHead;
  /** May look, not change. */
  readonly readOnly?: boolean;
  /** Tells this draft from those of other people and other rows. */
  readonly draftKey: string;
  readonly history?: HistoryEndpoint | undefined;
  /** Switches the row on and off, for whoever may. */
  readonly setActive?: AnyEndpoint | undefined;
  /** What a section shows beside its fields, by the section's id. */
  readonly extras?: ((form: FormHandle, row: Row | undefined) => Readonly<Record<string, SectionExtra>>) | undefined;
  /** How this form draws kinds of fields that it draws in another way. */
  readonly components?: FieldComponents | undefined;
  /** Stands beside the form, and below it where there is no room; the history comes over the page then. */
  readonly beside?: ((form: FormHandle) => ReactNode) | undefined;
  /** Files that are still on their way: saving waits for them. */
  readonly unsent: UnsentFiles;
  readonly save: (values: Values, row: Row | undefined) => Promise<Result<Row>>;
  /** The row is saved; nothing counts as unsaved any more. */
  readonly onSaved: (row: Row) => void;
}
