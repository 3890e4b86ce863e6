import type { CallInput, Client } from "@o2r/api/client";
import type { AnyEndpoint, Permission } from "@o2r/api/contract/core";
import type { FormDefinition, Registry } from "@o2r/forms";
import type { FieldComponents, FormHandle } from "@o2r/forms/react";
import type { ReactNode } from "react";
import type { Noun } from "../list/list-page.types.ts";
import type { SectionExtra } from "./form-body.tsx";
import type { HistoryEndpoint } from "./history/form-history.tsx";
import type { FormHead, FormRow } from "./form-page.types.ts";
import type { Values } from "./conflict/merge.ts";

/** A row that a form screen edits, copies and switches off. */
export interface ThingRow extends FormRow {
  readonly active: boolean;
}

export interface FormScreenProps<Row extends ThingRow> {
  readonly definition: FormDefinition;
  readonly endpoints: {
    readonly get: AnyEndpoint;
    readonly create: AnyEndpoint;
    readonly update: AnyEndpoint;
    readonly list: AnyEndpoint;
    /** Left out of a thing that is switched off in another way. */
    readonly setActive?: AnyEndpoint;
    readonly history?: HistoryEndpoint;
  };
  /** Who may save; everybody else may look. */
  readonly permission: Permission;
  readonly noun: Noun;
  /** Where the list stands; a row stands below it by its id, a new one at `/new`. */
  readonly path: `/${string}`;
  readonly rowName: (row: Row) => string;
  /** What switching off means: the rest of a sentence that begins with a name or a number. */
  readonly consequence?: string;
  /** What else is to be known before these very rows are switched off. */
  readonly warnOff?: (rows: readonly Row[]) => ReactNode;
  readonly head?: (row: Row) => Omit<FormHead, "title" | "actions">;
  /** What a new row begins with. */
  readonly initial?: Values;
  /** Fields that a copy does not take over, such as a unique code. */
  readonly notCopied?: readonly string[];
  /** For forms with lists of rows: `rows` of `@o2r/forms/rows`. */
  readonly lists?: Registry["lists"];
  /** Derivations of this form alone, beside those of every form. The same function each time. */
  readonly derivations?: (client: Client) => NonNullable<Registry["derivations"]>;
  readonly extras?: (form: FormHandle, row: Row | undefined) => Readonly<Record<string, SectionExtra>>;
  /** How this form draws kinds of fields that it draws in another way. */
  readonly components?: FieldComponents;
  /** Stands beside the form, and below it where there is no room, such as what it makes. */
  readonly beside?: (form: FormHandle) => ReactNode;
  /** The row's id, where the address has it elsewhere than in its path. */
  readonly id?: string | undefined;
  /** Where a row's form stands. @default below `path`, by its id */
  readonly hrefOf?: (id: string) => string;
  /** What is to be said of a save, by its answer, beside that it is done. */
  readonly savedNote?: (saved: Row) => string | undefined;
}

/** The calls of a thing take its id and its form's values; their exact types are erased where screens are generic. */
export const callInput = (parts: { readonly params?: { readonly id: string }; readonly body?: Values }) =>
  parts as unknown as CallInput<AnyEndpoint>;
