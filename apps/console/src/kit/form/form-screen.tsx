import type { CallInput, Result } from "@o2r/api/client";
import type { AnyEndpoint, Permission } from "@o2r/api/contract/core";
import { useClient, useEndpoint, useMutation } from "@o2r/api/react";
import type { FormDefinition } from "@o2r/forms";
import { DocumentServicesProvider } from "@o2r/forms/fields";
import type { FormHandle } from "@o2r/forms/react";
import { Button, buttonLook, EmptyState, notify, Skeleton } from "@o2r/ui";
import { RotateCw } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate, useParams, useSearchParams } from "react-router-dom";
import { useCurrentUser } from "../../session/current-user.ts";
import { recallList, rememberList } from "../../shell/list-memory.ts";
import { usePageName } from "../../shell/page-name.ts";
import { RowActions } from "../activity/row-actions.tsx";
import { documentServices } from "../documents.ts";
import type { Noun } from "../list/list-page.types.ts";
import { useMay } from "../use-may.ts";
import type { SectionExtra } from "./form-body.tsx";
import type { HistoryEndpoint } from "./form-history.tsx";
import { FormPage } from "./form-page.tsx";
import type { FormHead, FormRow } from "./form-page.types.ts";
import { formRegistry } from "./form-registry.ts";
import { valuesOfRow, withoutFields } from "./form-values.ts";
import type { Values } from "./merge.ts";
import "./form-screen.css";

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
    readonly setActive: AnyEndpoint;
    readonly history?: HistoryEndpoint;
  };
  /** Who may save; everybody else may look. */
  readonly permission: Permission;
  readonly noun: Noun;
  /** Where the list stands; a row stands below it by its id, a new one at `/new`. */
  readonly path: `/${string}`;
  readonly rowName: (row: Row) => string;
  /** What switching one off means, as a sentence. */
  readonly consequence: string;
  readonly head?: (row: Row) => Omit<FormHead, "title" | "actions">;
  /** Fields that a copy does not take over, such as a unique code. */
  readonly notCopied?: readonly string[];
  readonly extras?: (form: FormHandle) => Readonly<Record<string, SectionExtra>>;
}

/** The calls of a thing take its id and its form's values; their exact types are erased where screens are generic. */
const callInput = (parts: { readonly params?: { readonly id: string }; readonly body?: Values }) =>
  parts as unknown as CallInput<AnyEndpoint>;

/** The pages of one thing's form: `/new`, `/new?from=:id` for a copy, and `/:id`. Loads, saves, and comes back. */
export function FormScreen<Row extends ThingRow>(props: FormScreenProps<Row>) {
  const { id } = useParams();
  const from = useSearchParams()[0].get("from");
  const wanted = id ?? from ?? undefined;
  const { data, error, mutate } = useEndpoint(
    props.endpoints.get,
    wanted === undefined ? null : callInput({ params: { id: wanted } }),
    // What is edited must be what stands in the service, not what a list saw half a minute ago.
    { quiet: true, revalidateOnMount: true },
  );
  // The endpoint's own reply; the screen names its type.
  const loaded = data as Row | undefined;
  usePageName(id === undefined || loaded === undefined ? undefined : props.rowName(loaded));

  if (wanted !== undefined && loaded === undefined) {
    return error === undefined ? (
      <FormSkeleton />
    ) : (
      <EmptyState
        reason={error.status === 403 ? "no-access" : error.status === 404 ? "no-match" : "failed"}
        title={
          error.status === 403
            ? "You do not have access"
            : error.status === 404
              ? `This ${props.noun.one} does not exist`
              : `The ${props.noun.one} could not be loaded`
        }
        headingLevel={1}
        actions={
          <>
            {error.status !== 403 && error.status !== 404 && (
              <Button icon={RotateCw} onClick={() => void mutate()}>
                Retry
              </Button>
            )}
            <Link to={props.path} {...buttonLook({ variant: "link" })}>
              All {props.noun.many}
            </Link>
          </>
        }
      >
        {error.status === 404 ? "It may have been removed, or the address is not complete." : error.message}
      </EmptyState>
    );
  }
  return (
    <LoadedForm
      key={id ?? `new ${from ?? ""}`}
      {...props}
      row={id === undefined ? undefined : loaded}
      original={id === undefined ? loaded : undefined}
    />
  );
}

interface LoadedProps<Row extends ThingRow> extends FormScreenProps<Row> {
  readonly row: Row | undefined;
  /** The row that a new one copies. */
  readonly original: Row | undefined;
}

function LoadedForm<Row extends ThingRow>({ row, original, ...props }: LoadedProps<Row>) {
  const { definition, endpoints, noun, path, rowName, notCopied = [] } = props;
  const client = useClient();
  const navigate = useNavigate();
  const { id: person } = useCurrentUser();
  const mayWrite = useMay(props.permission);
  const [registry] = useState(() => formRegistry(client, definition));
  const [documents] = useState(() => documentServices(client));
  const create = useMutation(endpoints.create, { affects: [endpoints.list.path] });
  const update = useMutation(endpoints.update, { affects: [endpoints.list.path] });

  const save = async (values: Values, base: Row | undefined): Promise<Result<Row>> => {
    const answer = base
      ? await update.run(callInput({ params: { id: base.id }, body: values }), {
          version: base.version,
          quiet: true,
        })
      : await create.run(callInput({ body: values }), { quiet: true });
    // Both reply the row.
    return answer as Result<Row>;
  };
  const saved = (next: Row) => {
    notify({ kind: "success", title: `${rowName(next)} is saved` });
    rememberList(path, { search: recallList(path)?.search ?? "", refetch: true });
    if (row === undefined) void navigate(`${path}/${next.id}`, { replace: true });
  };

  return (
    <DocumentServicesProvider value={documents}>
      <FormPage<Row>
        definition={definition}
        registry={registry}
        noun={noun}
        row={row}
        {...(original && { initial: withoutFields(valuesOfRow(definition, original), notCopied) })}
        head={(base) =>
          base === undefined
            ? {
                title: original ? `Copy of ${rowName(original)}` : `Add ${noun.one}`,
                description: original ? `A new ${noun.one} with the same values.` : undefined,
              }
            : {
                title: rowName(base),
                ...props.head?.(base),
                actions: mayWrite && (
                  <RowActions
                    row={base}
                    name={rowName(base)}
                    setActive={endpoints.setActive}
                    path={path}
                    affects={endpoints.list.path}
                    consequence={props.consequence}
                  />
                ),
              }
        }
        readOnly={!mayWrite}
        draftKey={`${person}.${row?.id ?? (original ? `copy-${original.id}` : "new")}`}
        history={endpoints.history}
        extras={props.extras}
        save={save}
        onSaved={saved}
      />
    </DocumentServicesProvider>
  );
}

function FormSkeleton() {
  return (
    <div className="form-skeleton" aria-busy>
      <Skeleton width={280} height={28} />
      <div>
        {["a", "b", "c", "d", "e", "f"].map((line) => (
          <Skeleton key={line} height={32} />
        ))}
      </div>
    </div>
  );
}
