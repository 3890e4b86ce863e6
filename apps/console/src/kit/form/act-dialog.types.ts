import type { ApiError, Result } from "@o2r/api/client";
import type { Facts, FormDefinition, RawValues, Registry, ValuesOf } from "@o2r/forms";
import type { FieldComponents, FormHandle } from "@o2r/forms/react";
import type { ReactNode } from "react";
import type { TakeBack } from "../undo/undo.ts";

interface UndoOf<Reply> {
  /** What is said once it is. */
  readonly undone: (reply: Reply) => string;
  /** Undefined where this one cannot be. */
  readonly takeBack: (reply: Reply) => TakeBack | undefined;
}

export interface ActDialogProps<D extends FormDefinition, Reply> {
  readonly definition: D;
  readonly title: string;
  /** What the act is about, above the fields. */
  readonly lead?: ReactNode;
  readonly submit: string;
  /** What leaves it as it is; `Cancel` unless told. */
  readonly keep?: string | undefined;
  /** It takes something away for good. */
  readonly danger?: boolean | undefined;
  readonly initial?: RawValues;
  /** Where the choices of its fields come from. */
  readonly registry?: Registry;
  /** How its fields are drawn, where that is another way than everywhere. */
  readonly components?: FieldComponents;
  /** What its fields go by beside each other, as the definition names it. */
  readonly facts?: Facts;
  /** What stands below the fields, such as a link to the map. */
  readonly extra?: (form: FormHandle<D>) => ReactNode;
  readonly size?: "sm" | "md" | "lg";
  /** What it asks about is still on its way; nothing can be typed. */
  readonly loading?: boolean;
  readonly act: (values: ValuesOf<D>) => Promise<Result<Reply>>;
  /** What the last refusal said stands in `lead` already. */
  readonly told?: boolean;
  /** It cannot be done any more, for the reason in `lead`: only leaving is left. */
  readonly barred?: boolean;
  /** Told of a refusal before it is said inside, where what was typed stays. */
  readonly onRefused?: (error: ApiError, form: FormHandle<D>) => void;
  /** What is said of a success, where anything is. */
  readonly done?: (reply: Reply) => string;
  /** How what was done is taken back, from what is said of it. */
  readonly undo?: UndoOf<Reply>;
  /** After a success, in place of closing. */
  readonly onDone?: (reply: Reply) => void;
  readonly onClose: () => void;
}
