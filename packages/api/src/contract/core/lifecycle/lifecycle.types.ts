import type { AnyObject, Schema } from "yup";
import type { FormDefinition, ValuesOf } from "@o2r/forms";
import type { OneRow } from "../crud.ts";
import type { Endpoint, SchemaOf } from "../endpoint.ts";
import type { Permission } from "../access/permissions.ts";
import type { ScopeRule } from "../access/row-scope.ts";

/** How a state is drawn: what waits for somebody is `warning`, what has ended well `success`. */
export type StateTone = "neutral" | "success" | "warning" | "danger" | "info";

/** One state of a thing. */
export interface StateGiven {
  /** As lists, filters and files have it: `Discard asked`. */
  readonly label: string;
  readonly tone: StateTone;
  /** Completes "a request that is …" where the label in lower case does not: `waiting to be discarded`. */
  readonly is?: string;
}

/** One kind of people who take a step. Everything that it names must hold. */
export interface TakerGiven<S extends string> {
  /** They hold this permission beside that of the step. */
  readonly allow?: Permission;
  /** Only from these states, where the step begins from more. */
  readonly from?: readonly S[];
  /** They are whom this field of the row names by id. */
  readonly is?: string;
  /** They are none of those whom these fields name by id, one or several; the sentence says so to whoever is. */
  readonly isNot?: Readonly<Record<string, string>>;
}

/** Who is told of a step: everybody who holds a permission and reaches the row, or the one whom a field of the row names by id. */
type ToldWhom =
  | {
      /** Whoever takes the step is not told. */
      readonly to: Permission;
      /** The field of the row that names the warehouse at which they are, where that is not the one that it is of. */
      readonly at?: string;
      /** Nor are those whom these fields of the row name by id. */
      readonly notTo?: readonly string[];
    }
  | { readonly named: string };

/** How: by the bell, which knows these three, or by a mail, which whoever has no bell gets too. */
type ToldHow =
  | { readonly type: "RETAILER_ADDRESS" | "INVENTORY_SHORT" | "TICKET" }
  | {
      /** Its subject. */
      readonly mail: string;
    };

/** Who hears of a step, how, and what. */
export type ToldGiven = ToldWhom &
  ToldHow & {
    /** What they read; `{field}` is the value of that field of the row. */
    readonly text: string;
    /** The page that shows what waits, such as `/quality-check/{id}`. */
    readonly page: `/${string}`;
    /** Only of rows that are in these states now. */
    readonly in?: readonly string[];
  };

interface AnyStepGiven<S extends string> {
  readonly from: readonly S[];
  /** Where it leads. Several: the service decides. None: the state stays. */
  readonly to?: S | readonly S[];
}

/** A step that takes back another by what the row was before. */
export interface UndoGiven {
  readonly step: string;
  /** For each field that it is sent, that of the row as it was. */
  readonly sends: Readonly<Record<string, string>>;
  /** The row is as it was although its state is another one, which says how it came to be so. */
  readonly otherState?: true;
}

/** A step that a person takes. */
export interface PersonStepGiven<S extends string> extends AnyStepGiven<S> {
  /** The act, as a button has it: `Ask to discard`. */
  readonly label: string;
  /** The same for several at once, where it is called otherwise: `Create return note`. */
  readonly labelMany?: string;
  /** What was done: completes "cannot be …" and "3 requests …": `approved`. */
  readonly done: string;
  /** What another language than English puts beside `done`, since the audit's key is made of it. */
  readonly doneInEnglish?: string;
  /** What it means: completes a sentence that begins with the row's name or a number of rows: `will leave the stock`. */
  readonly means: string;
  /** Takes something away for good. */
  readonly danger?: true;
  /** The step that takes it back, where one does; a step has this or `final`. */
  readonly undo?: string | UndoGiven;
  /** Why nothing takes it back as if it had not been, and what is done instead, as a sentence. */
  readonly final?: string;
  /** Who may call it at all. */
  readonly allow: Permission;
  /** Who of them may take it: any of these kinds. Everybody unless told. */
  readonly takers?: readonly TakerGiven<S>[];
  /** Fields of the row that are neither empty nor 0; the sentence says so of a row of which one is. */
  readonly needs?: Readonly<Record<string, string>>;
  /** What it asks for. */
  readonly form?: FormDefinition;
  /** What it is given, where no form asks for it. */
  readonly body?: Schema;
  /** Named here, answered by the service: why it cannot be done now, by what other rows say. */
  readonly guard?: string;
  /**
   * Whoever comes first takes it, whatever else has changed meanwhile: no version is compared. What those hear who come
   * later; `{field}` is the value of that field of the row, as `{holder} holds this ticket`.
   */
  readonly late?: string;
  /** One at a time: not for several rows at once. */
  readonly single?: true;
  readonly tells?: readonly ToldGiven[];
  /** Paths of what else it makes old, beside its own thing: `/oms/inventory`. */
  readonly affects?: readonly `/oms/${string}`[];
}

/** A step that nobody takes: the `clock` when its day has come, or the `service` as a part of something else. */
export interface ServiceStepGiven<S extends string> extends AnyStepGiven<S> {
  readonly by: "clock" | "service";
}

export type StepGiven<S extends string> = PersonStepGiven<S> | ServiceStepGiven<S>;

/** What a step that a person takes is sent. */
export type BodyOfStep<G> = G extends { readonly form: infer D extends FormDefinition }
  ? ValuesOf<D>
  : G extends { readonly body: SchemaOf<infer B> }
    ? B
    : undefined;

/** The steps of a table that people take. */
export type PersonalSteps<Steps> = {
  [K in keyof Steps]: Steps[K] extends { readonly by: "clock" | "service" } ? never : K;
}[keyof Steps] &
  string;

/** What can be done with a row, and why not. */
export interface StepAnswer {
  step: string;
  label: string;
  allowed: boolean;
  /** Why it cannot be done now, in words; null when it can. */
  reason: string | null;
}

/** The endpoints that follow from a table of steps: one each, and `actions`. */
export type StepEndpoints<Row, Steps> = {
  readonly [K in PersonalSteps<Steps>]: Endpoint<OneRow, undefined, BodyOfStep<Steps[K]>, Row>;
} & { readonly actions: Endpoint<OneRow, undefined, undefined, StepAnswer[]> };

/** What a lifecycle is declared by. */
export interface LifecycleGiven<
  Row extends AnyObject,
  S extends string,
  Steps extends Readonly<Record<string, StepGiven<S>>>,
> {
  /** As the audit log and events call it: `price-change`. */
  readonly entity: string;
  /** As staff call one, and several: `request`, `requests to discard`. */
  readonly name: { readonly one: string; readonly many: string };
  readonly path: `/oms/${string}`;
  /** As its steps answer it. Holds `id`, `version`, `state`, and the fields that steps name. */
  readonly row: SchemaOf<Row>;
  /** In the order of its life. */
  readonly states: Readonly<Record<S, StateGiven>>;
  /** The state that a new one is in. */
  readonly first: NoInfer<S>;
  /** Who hears of a new one. */
  readonly tells?: readonly ToldGiven[];
  readonly steps: Steps;
  /** Who may read a row, and so what can be done with it. */
  readonly read: Permission;
  readonly scope: ScopeRule;
}

/** One state, as filters and lists take it. */
export interface StateTold<S extends string = string> {
  readonly value: S;
  readonly label: string;
  readonly tone: StateTone;
}

/** A declared lifecycle and what follows from it. */
export interface Lifecycle<
  Row extends AnyObject = AnyObject,
  S extends string = string,
  Steps extends Readonly<Record<string, StepGiven<S>>> = Readonly<Record<string, StepGiven<S>>>,
> extends Omit<LifecycleGiven<Row, S, Steps>, "first"> {
  readonly first: S;
  /** The states as the options of a filter and the values of a column. */
  readonly values: readonly StateTold<S>[];
  readonly endpoints: StepEndpoints<Row, Steps>;
}

/** As much of a row as decides what may be done with it. */
export interface LifeRow {
  readonly state: string;
}

/** Who wants to take a step. */
export interface StepPerson {
  readonly id: string;
  readonly userType: string;
}
