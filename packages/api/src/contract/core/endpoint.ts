import type { AnyObject, Maybe, ObjectSchema, Schema } from "yup";
import type { FormDefinition, ValuesOf } from "@o2r/forms";
import type { ErrorCode } from "./errors.ts";
import type { ListDeclaration } from "./list.ts";
import type { Permission } from "./access/permissions.ts";
import type { ScopeRule } from "./access/row-scope.ts";

/** The HTTP methods in use. */
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Who may call: everybody, anyone signed in, whoever brings a link that was made for it and has no account, or the user
 * types that hold a permission.
 * There is no default: an endpoint without `allow` does not compile.
 */
export type Allow = "public" | "signedIn" | "link" | Permission;

/** How a change is made safe to repeat and safe against a stale copy. */
export interface WriteRule {
  /** Key of the audit row, `<thing>.<what happened>`. */
  readonly audit: `${string}.${string}`;
  /** `required`: the call is refused (400) without an `Idempotency-Key`. `optional`: honoured when sent. */
  readonly idempotency: "required" | "optional";
  /** The row exists already: `If-Match` is needed (428 without, 412 with the current row when stale). */
  readonly ifMatch?: true;
  /**
   * What it makes old, by the paths above it: `/oms/product` and everything below. Its own thing unless told; none
   * where nothing that is read changes, or whoever calls shows it.
   */
  readonly affects?: readonly `/${string}`[];
}

/** Which allowance of calls per minute an endpoint draws on. */
export type LimitName =
  | "login"
  | "otp"
  | "refresh"
  | "upload"
  | "read"
  | "write"
  | "export"
  | "picture"
  | "report"
  | "chat";

/** What the pages of a list endpoint follow from. */
export interface Listed {
  readonly list: ListDeclaration;
  /** The rows in the plural, as staff say it: `products`. */
  readonly many: string;
}

/**
 * A yup schema of `T`, told by a few of its members. Yup's own types have some sixty methods, and to compare those of each
 * schema with the ones that are asked for takes a compiler longer than all else in the contract.
 */
export interface SchemaOf<T> {
  readonly type: string;
  readonly deps: readonly string[];
  readonly __flags: "";
  readonly __outputType: T;
}

/** What an endpoint accepts as its body: a yup schema, a form definition, or a multipart file. */
export type BodyRule<B> = SchemaOf<B> | FormBody<B> | MultipartBody<B>;

/** A body checked by a form definition, with the very rules the browser used. */
export interface FormBody<B> {
  readonly kind: "form";
  readonly form: FormDefinition;
  /** Fixed facts the rules read beside the values, such as whether the row is new. */
  readonly facts?: Readonly<Record<string, string | number | boolean>>;
  /** Never set: carries the body's type. */
  readonly type?: B;
}

/** One file, sent as multipart. */
export interface MultipartBody<B> {
  readonly kind: "multipart";
  /** Name of the part. */
  readonly file: string;
  /** Never set: carries the body's type. */
  readonly type?: B;
}

/** A body that a form checks; its type is what the form's values are. */
export const formBody = <const D extends FormDefinition>(
  form: D,
  facts?: Readonly<Record<string, string | number | boolean>>,
): FormBody<ValuesOf<D>> => ({ kind: "form", form, ...(facts === undefined ? {} : { facts }) });

/** A body of one file, in the multipart part of this name. */
export const fileBody = (file: string): MultipartBody<Blob> => ({ kind: "multipart", file });

/** What an endpoint is beside the schemas of what goes in and out. */
interface Call {
  readonly method: Method;
  /** Absolute path with `:name` parameters, such as `/oms/product/:id`. */
  readonly path: `/${string}`;
  /** What it is good for, in words for staff, who read it as a permission; after a semicolon what only programs need. */
  readonly summary: string;
  readonly allow: Allow;
  /** There is no default: an endpoint without `scope` does not compile. */
  readonly scope: ScopeRule;
  /** A `GET` without it changes nothing: the service may begin it before it is certain who calls, and throw it away. */
  readonly write?: WriteRule;
  /** Asks somebody outside of the service, such as a paid provider: begun only when it is certain who calls. */
  readonly outward?: true;
  readonly limit?: LimitName;
  /** May be called by somebody who has to change a one-time password first; nothing else may. */
  readonly withOneTimePassword?: true;
  /** Answers whoever is signed in, also while they see the console as somebody else: nothing else that changes anything does. */
  readonly asSelf?: true;
  /** Refusals of its own, beside those that the rest of the declaration makes possible. */
  readonly refuses?: readonly ErrorCode[];
  /** Read again and again: its answer carries an ETag, and 304 says that it is still the same. */
  readonly polled?: true;
  /** Answered as a raw stream (event stream, file), outside the envelope. */
  readonly raw?: true;
  /** Answers pages of a declared list: the export of what is filtered follows from it. */
  readonly listed?: Listed;
}

/** What an endpoint is declared by: its types are those of its schemas. */
export interface EndpointGiven<P extends Maybe<AnyObject>, Q extends Maybe<AnyObject>, B, R> extends Call {
  readonly params?: ObjectSchema<P>;
  readonly query?: ObjectSchema<Q>;
  readonly body?: BodyRule<B>;
  /** What `payload` holds. A field that is not declared here never leaves the service. */
  readonly reply: SchemaOf<R>;
}

/** The schema of an object, whatever it holds. */
type SomeObject = Schema & { readonly fields: object };

/**
 * One call of the service: its address, what goes in and out, and who may make it. Its schemas carry no types of their
 * own: to compare those of yup with each other costs a compiler seconds, and some of them give up.
 */
export interface Endpoint<P = unknown, Q = unknown, B = unknown, R = unknown> extends Call {
  readonly params?: SomeObject;
  readonly query?: SomeObject;
  readonly body?: Schema | FormBody<unknown> | MultipartBody<unknown>;
  readonly reply: Schema;
  /** Never set: carries the types of what goes in and out. */
  readonly "~types"?: { readonly params: P; readonly query: Q; readonly body: B; readonly reply: R };
}

/** Declares an endpoint, with its types taken from its schemas. */
export const endpoint = <
  P extends Maybe<AnyObject> = undefined,
  Q extends Maybe<AnyObject> = undefined,
  B = undefined,
  R = undefined,
>(
  declaration: EndpointGiven<P, Q, B, R>,
): Endpoint<P, Q, B, R> => declaration as typeof declaration & Endpoint<P, Q, B, R>; // only a schema of yup has such members

/** The same endpoint with another answer. */
export const answering = <P, Q, B, R>(given: Endpoint<P, Q, B>, reply: SchemaOf<R>): Endpoint<P, Q, B, R> => {
  const { "~types": _, ...call } = given;
  return { ...call, reply: reply as Schema<R> };
};

/** An endpoint whose types do not matter where it is passed on. */
export type AnyEndpoint = Endpoint<any, any, any, any>; // the one place where the parameters are erased
/** The parameters in an endpoint's path. */
export type ParamsOf<E> = E extends Endpoint<infer P, any, any, any> ? P : never;
/** The query that an endpoint takes, as it is after parsing. */
export type QueryOf<E> = E extends Endpoint<any, infer Q, any, any> ? Q : never;
/** The body that an endpoint takes. */
export type BodyOf<E> = E extends Endpoint<any, any, infer B, any> ? B : never;
/** The `payload` that an endpoint answers with. */
export type ReplyOf<E> = E extends Endpoint<any, any, any, infer R> ? R : never;

/** The endpoints of one thing, by action: `{ list, get, create, … }`. */
export type EndpointMap = Readonly<Record<string, AnyEndpoint>>;
