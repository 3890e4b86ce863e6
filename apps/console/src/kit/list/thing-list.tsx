import type { AnyEndpoint, Permission } from "@o2r/api/contract/core";
import { CircleCheck, CirclePause, Copy, SquarePen } from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import { activate } from "../activity/activate.ts";
import { DeactivateDialog } from "../activity/deactivate-dialog.tsx";
import { useActivity, type SwitchedRow } from "../activity/use-activity.ts";
import { useMay } from "../use-may.ts";
import { eachRow } from "./bulk/each-row.ts";
import { ListPage } from "./list-page.tsx";
import type { BulkAction, ListPageProps, RowAction, RowOf } from "./list-page.types.ts";
import { rowCodeOf } from "./row-code.ts";

/** The endpoints that every thing has (`crud` of the contract), as far as its list calls them. */
export interface ThingEndpoints<L extends AnyEndpoint> {
  readonly list: L;
  readonly setActive: AnyEndpoint;
}

export interface ThingListProps<L extends AnyEndpoint, Row extends SwitchedRow> extends Omit<
  ListPageProps<L, Row>,
  "endpoint" | "rowHref" | "create" | "rowActions" | "bulkActions"
> {
  readonly endpoints: ThingEndpoints<L>;
  /** Where the list stands; a row stands below it by its id, a new one at `/new`. */
  readonly path: `/${string}`;
  /** Where a row's form and that of a new one stand, where that is not below the list. */
  readonly formAt?: {
    readonly row: (id: string) => string;
    readonly new: string;
    readonly copy: (id: string) => string;
  };
  /** Who may create and change; everybody else may look. */
  readonly permission: Permission;
  /** What switching off means: the rest of a sentence that begins with a name or a number. */
  readonly consequence: string;
  /** What else is to be known before these very rows are switched off. */
  readonly warnOff?: (rows: readonly Row[]) => ReactNode;
  /** What else a row leads to or does, after what every thing has. */
  readonly more?: readonly RowAction<Row>[];
  /** What else is done to many rows, before what every thing has. */
  readonly moreBulk?: readonly BulkAction<Row>[];
}

const nothing: readonly never[] = [];

/** The list of a thing that is created, edited, copied and switched off: everything that all of them can do. */
export function ThingList<L extends AnyEndpoint, Row extends SwitchedRow = RowOf<L> & SwitchedRow>({
  endpoints,
  path,
  permission,
  consequence,
  warnOff,
  more = nothing,
  moreBulk = nothing,
  importTo,
  formAt,
  ...list
}: ThingListProps<L, Row>) {
  const { noun, rowName } = list;
  // Several things may have one name; the question says which of them is meant.
  const codeOf = rowCodeOf(list.declaration);
  const nameOf = (row: Row) => [rowName(row), codeOf(row)].filter((words) => words !== undefined).join(" · ");
  const mayWrite = useMay(permission);
  const places = useMemo(
    () =>
      formAt ?? {
        row: (id: string) => `${path}/${id}`,
        new: `${path}/new`,
        copy: (id: string) => `${path}/new?from=${id}`,
      },
    [formAt, path],
  );
  const [leaving, setLeaving] = useState<Row>();
  const one = useActivity(endpoints.setActive);
  const many = useActivity(endpoints.setActive, eachRow);

  const rowActions = useMemo<readonly RowAction<Row>[]>(
    () => [
      { label: mayWrite ? "Edit" : "Open", icon: SquarePen, to: ({ id }) => places.row(id) },
      ...more,
      ...(mayWrite
        ? [
            { label: "Duplicate", icon: Copy, to: ({ id }: Row) => places.copy(id) },
            {
              label: "Activate",
              icon: CircleCheck,
              when: ({ active }: Row) => !active,
              run: (row: Row) => void activate(one, row, rowName(row)),
            },
            { label: "Deactivate", icon: CirclePause, when: ({ active }: Row) => active, run: setLeaving },
          ]
        : []),
    ],
    [mayWrite, more, places, rowName, one],
  );

  const bulkActions = useMemo<readonly BulkAction<Row>[]>(() => {
    const switching = (active: boolean) => {
      const versions = new Map<string, number>();
      return {
        run: async (row: Row) => {
          const done = await many.switchRow(row, active);
          if (done.failure === undefined) versions.set(row.id, done.version);
          return done.failure;
        },
        undo: ({ id, version }: Row) => many.switchBack({ id, version: versions.get(id) ?? version }, !active),
      };
    };
    return [
      ...moreBulk,
      {
        label: "Activate",
        icon: CircleCheck,
        done: "activated",
        endpoint: endpoints.setActive,
        unfit: ({ active }) => (active ? "already active" : undefined),
        ...switching(true),
      },
      {
        label: "Deactivate",
        icon: CirclePause,
        done: "deactivated",
        endpoint: endpoints.setActive,
        ask: {
          action: "Deactivate",
          consequence: (count: number) => `${count} ${count === 1 ? noun.one : noun.many} ${consequence}`,
          warning: warnOff,
        },
        unfit: ({ active }) => (active ? undefined : "already inactive"),
        ...switching(false),
      },
    ];
  }, [endpoints, moreBulk, many, noun, consequence, warnOff]);

  return (
    <>
      <ListPage<L, Row>
        {...list}
        endpoint={endpoints.list}
        rowHref={({ id }) => places.row(id)}
        rowActions={rowActions}
        {...(mayWrite && { create: { to: places.new, label: `Add ${noun.one}` }, bulkActions, importTo })}
      />
      <DeactivateDialog
        row={leaving}
        name={leaving === undefined ? "" : rowName(leaving)}
        activity={one}
        onClose={() => setLeaving(undefined)}
      >
        {leaving && <b>{nameOf(leaving)}</b>} {consequence}
        {leaving && warnOff?.([leaving])}
      </DeactivateDialog>
    </>
  );
}
