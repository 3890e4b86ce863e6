import type { Result } from "@o2r/api/client";
import { useClient, useMutation } from "@o2r/api/react";
import { DocumentServicesProvider } from "@o2r/forms/fields";
import { notify } from "@o2r/ui";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { usePageTitle } from "../../routing/use-page-title.ts";
import { useCurrentUser } from "../../session/current-user.ts";
import { recallList, rememberList } from "../list-memory.ts";
import { RowActions } from "../activity/row-actions.tsx";
import { documentServices, removeDocument } from "../documents.ts";
import { useMay } from "../use-may.ts";
import { FormPage } from "./form-page.tsx";
import { formRegistry } from "./form-registry.ts";
import { callInput, type FormScreenProps, type ThingRow } from "./form-screen.types.ts";
import { valuesOfRow, withoutFields } from "./form-values.ts";
import type { Values } from "./conflict/merge.ts";
import { trackRemovedDocuments } from "./save/removed-documents.ts";
import { trackUnsentFiles } from "./leave/unsent-files.ts";

export interface LoadedProps<Row extends ThingRow> extends FormScreenProps<Row> {
  readonly row: Row | undefined;
  /** The row that a new one copies. */
  readonly original: Row | undefined;
}

/** How long a toast stays that says more than that something is done, in milliseconds. */
const readingTime = 6000;

/** The form of a row that is there, or of a new one: saves by the thing's endpoints and goes on from there. */
export function LoadedForm<Row extends ThingRow>({ row, original, ...props }: LoadedProps<Row>) {
  const { definition, endpoints, noun, path, rowName, notCopied = [] } = props;
  const client = useClient();
  const navigate = useNavigate();
  const { id: person } = useCurrentUser();
  const mayWrite = useMay(props.permission);
  // What leads to it and the path above it call it by the name of its page.
  const pageName = usePageTitle() || `Add ${noun.one}`;
  const [registry] = useState(() => {
    const usual = formRegistry(client, definition);
    return {
      ...usual,
      derivations: { ...usual.derivations, ...props.derivations?.(client) },
      ...(props.lists && { lists: props.lists }),
    };
  });
  const [unsent] = useState(trackUnsentFiles);
  const [removedDocuments] = useState(() => trackRemovedDocuments(removeDocument(client), original));
  const [documents] = useState(() => ({
    ...documentServices(client),
    onUnsentChange: unsent.report,
    onRemoved: removedDocuments.removed,
  }));
  useEffect(() => removedDocuments.stands(row), [removedDocuments, row]);
  const create = useMutation(endpoints.create);
  const update = useMutation(endpoints.update);

  const save = async (values: Values, base: Row | undefined): Promise<Result<Row>> => {
    return base
      ? await update.run(callInput({ params: { id: base.id }, body: values }), { version: base.version })
      : await create.run(callInput({ body: values }));
  };
  const saved = (next: Row) => {
    removedDocuments.stands(next);
    const description = props.savedNote?.(next);
    notify({
      kind: "success",
      title: `${rowName(next)} is saved`,
      ...(description !== undefined && { description, duration: readingTime }),
    });
    rememberList(path, { search: recallList(path)?.search ?? "", refetch: true });
    if (row === undefined) void navigate(props.hrefOf?.(next.id) ?? `${path}/${next.id}`, { replace: true });
  };

  return (
    <DocumentServicesProvider value={documents}>
      <FormPage<Row>
        definition={definition}
        registry={registry}
        noun={noun}
        row={row}
        {...(row === undefined && {
          initial: { ...props.initial, ...(original && withoutFields(valuesOfRow(definition, original), notCopied)) },
        })}
        components={props.components}
        beside={props.beside}
        head={(base) =>
          base === undefined
            ? {
                title: original ? `Copy of ${rowName(original)}` : pageName,
                description: original ? `A new ${noun.one} with the same values.` : undefined,
              }
            : {
                title: rowName(base),
                ...props.head?.(base),
                actions: mayWrite && endpoints.setActive && (
                  <RowActions
                    row={base}
                    name={rowName(base)}
                    setActive={endpoints.setActive}
                    path={path}
                    consequence={props.consequence ?? "will be switched off."}
                    warning={props.warnOff?.([base])}
                  />
                ),
              }
        }
        readOnly={!mayWrite}
        draftKey={`${person}.${row?.id ?? (original ? `copy-${original.id}` : "new")}`}
        history={endpoints.history}
        setActive={mayWrite ? endpoints.setActive : undefined}
        extras={props.extras}
        unsent={unsent}
        save={save}
        onSaved={saved}
      />
    </DocumentServicesProvider>
  );
}
