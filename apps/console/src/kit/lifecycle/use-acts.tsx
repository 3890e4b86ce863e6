import type { CallInput } from "@o2r/api/client";
import {
  decideStep,
  isPersonal,
  may,
  stepBack,
  undoOf,
  type AnyEndpoint,
  type PersonStepGiven,
} from "@o2r/api/contract/core";
import { useClient } from "@o2r/api/react";
import { Button, formatNumber } from "@o2r/ui";
import { useMemo, useState, type ReactNode } from "react";
import { useCurrentUser } from "../../session/current-user.ts";
import { later } from "../deferred.tsx";
import { ActDialog } from "../form/act-dialog.tsx";
import { eachRow } from "../list/bulk/each-row.ts";
import { failureOf } from "../list/failure-of.ts";
import type { BulkAction, BulkDialogProps, ListPageProps, RowAction } from "../list/list-page.types.ts";
import { RowMenu } from "../list/row-menu.tsx";
import { useTakeBack } from "../undo/undo.ts";
import { answersOf } from "./answers.ts";
import { given } from "./given.ts";
import type { ActsGiven, LivingRow, ShownLifecycle, StepOf } from "./acts.types.ts";
import type { StepDialogProps } from "./step-dialog.tsx";

const StepDialog = later<StepDialogProps>(async () => (await import("./step-dialog.tsx")).StepDialog);

/** As many buttons stand beside the title of a page. */
const mostButtons = 3;

type ButtonSize = "sm" | "md" | "lg";

/** What can be done with rows of a thing with a life. */
export interface Acts<Row extends LivingRow> {
  /** For the menu of a row. */
  readonly rowActions: readonly RowAction<Row>[];
  /** What a list takes for several rows at once; nothing for those who may do nothing. */
  readonly bulk: Pick<ListPageProps<AnyEndpoint, Row>, "bulkActions">;
  /**
   * The buttons of the page of a row, the first step of the table that takes nothing away last: as the page's one primary act
   * where it leads on and the page has none (`hasPrimary`). What is done more rarely, and is no step, goes behind the ellipsis.
   */
  readonly buttons: <R extends Row>(
    row: R,
    size?: ButtonSize,
    hasPrimary?: boolean,
    rarer?: readonly RowAction<R>[],
  ) => ReactNode;
  /** What the person cannot do with a row for a part they have in it, so that somebody else has to. */
  readonly reasons: (row: Row) => readonly string[];
  /** Why a row cannot take a step, in words; undefined when it can. */
  readonly whyNot: (row: Row, step: string) => string | undefined;
  /** The open question; put it anywhere. */
  readonly dialog: ReactNode;
}

/**
 * The only way in which a button of a lifecycle comes to be: what the person may do with a row, by its table of steps,
 * as row menu, bulk acts and page buttons, with their questions.
 *
 * @param words the same object between renders
 */
export const useActs = <L extends ShownLifecycle, Row extends LivingRow>(
  life: L,
  words: ActsGiven<L, Row>,
): Acts<Row> => {
  const person = useCurrentUser();
  const client = useClient();
  const takeBack = useTakeBack(eachRow.affects);
  const [asked, ask] = useState<{ readonly step: string; readonly row: Row }>();

  const acts = useMemo(() => {
    const { name, states } = life;
    const order: readonly string[] = words.steps ?? Object.keys(life.steps);
    const mine = order.flatMap((step) => {
      const declared = life.steps[step];
      return declared !== undefined && isPersonal(declared) && may(person.userType, declared.allow)
        ? [{ step, declared, icon: words.icons[step as StepOf<L>] }] // a key of the table
        : [];
    });
    const decide = (row: Row, step: string) => decideStep(life, row, step, person);
    const isShown = (row: Row, step: string): boolean => {
      const decision = decide(row, step);
      // What somebody else has to do is shown, with the reason; what nobody can do now is not.
      return decision.ok || decision.because === "own";
    };
    const whyNot = (row: Row, step: string): string | undefined => {
      const decision = decide(row, step);
      return decision.ok ? undefined : decision.reason;
    };
    const count = (rows: readonly Row[]): string =>
      words.count?.(rows) ?? `${formatNumber(rows.length)} ${rows.length === 1 ? name.one : name.many}`;

    const rowActions = mine.map(({ step, declared: { label, danger }, icon }): RowAction<Row> => ({
      label,
      icon,
      danger: danger === true,
      when: (row) => isShown(row, step),
      why: (row) => whyNot(row, step),
      run: (row) => ask({ step, row }),
    }));

    const bulkOf = (step: string, { label, labelMany = label, done, means, form, danger }: PersonStepGiven<string>) => {
      const endpoint = Reflect.get(life.endpoints, step) as AnyEndpoint; // each step that people take has one
      const left = new Map<string, Row>();
      const run =
        (body?: unknown) =>
        async ({ id, version }: Row) => {
          // What the table says that the step is sent; its type is erased where every lifecycle is served.
          const input = { params: { id }, ...(body !== undefined && { body }) } as unknown as CallInput<AnyEndpoint>;
          const { payload, error } = await client.call(endpoint, input, { version, quiet: true });
          if (error === undefined) left.set(id, payload as Row); // a step answers with the row
          return failureOf(error);
        };
      const takeBackOne = async (row: Row) => {
        const after = left.get(row.id) ?? row;
        const back = stepBack(life, step, { before: row, after }, person);
        if (back === undefined) return "This cannot be undone";
        return takeBack(Reflect.get(life.endpoints, back.step) as AnyEndpoint, after, back.body);
      };
      const undo = undoOf(life, step) === undefined ? undefined : takeBackOne;
      const unfit = (row: Row): string | undefined => {
        const decision = decide(row, step);
        if (decision.ok) return undefined;
        const { is, label: state = row.state } = states[row.state] ?? {};
        return decision.because === "state" ? (is ?? state.toLowerCase()) : decision.reason;
      };
      const more = words.more?.[step as StepOf<L>];
      const about = (rows: readonly Row[]) => <> {more?.(rows)}</>;
      // What a step means is said of one thing.
      const meaning = (rows: readonly Row[]) =>
        rows.length === 1 ? `${count(rows)} ${means}.` : `${count(rows)}: each ${means}.`;
      if (form === undefined) {
        const consequence = (_: number, rows: readonly Row[]) => meaning(rows);
        const tone = danger ? ("danger" as const) : ("primary" as const);
        return {
          done,
          endpoint,
          unfit,
          undo,
          ask: { action: labelMany, consequence, warning: about, tone },
          run: run(),
        };
      }
      const dialog = ({ rows, about: named, onRun, onClose }: BulkDialogProps<Row>) => (
        <ActDialog
          definition={form}
          size="sm"
          title={labelMany}
          lead={
            <>
              <p>
                {meaning(rows)}
                {about(rows)}
              </p>
              {named}
            </>
          }
          {...answersOf(labelMany, danger === true)}
          danger={danger}
          {...words.forms?.[step as StepOf<L>]?.(rows)}
          act={given}
          onDone={(values) => onRun(run(values))}
          onClose={onClose}
        />
      );
      return { done, endpoint, unfit, undo, dialog };
    };
    const several = mine.filter(({ declared }) => declared.single !== true);
    return {
      whyNot,
      rowActions,
      bulk:
        several.length === 0
          ? {}
          : {
              bulkActions: several.map(({ step, declared, icon }): BulkAction<Row> => ({
                label: declared.labelMany ?? declared.label,
                icon,
                ...bulkOf(step, declared),
              })),
            },
      buttons: <R extends Row>(
        row: R,
        size: ButtonSize = "md",
        hasPrimary = false,
        rarer: readonly RowAction<R>[] = [],
      ) => {
        const possible = mine.filter(({ step }) => decide(row, step).ok);
        // What takes something away never stands where the eye ends, as long as there is anything else to do.
        const open = [
          ...possible.filter(({ declared }) => !declared.danger),
          ...possible.filter(({ declared }) => declared.danger),
        ];
        // Three are seen at once; the rest, and of many what takes something away, stands behind an ellipsis.
        const isCrowded = size !== "sm" && open.length > mostButtons;
        const shown = isCrowded ? open.filter(({ declared }) => !declared.danger).slice(0, mostButtons - 1) : open;
        const behind = new Set(open.filter((one) => !shown.includes(one)).map(({ declared }) => declared.label));
        const buttons = shown
          .map(({ step, declared: { label, danger, to }, icon }, index) => (
            <Button
              key={step}
              size={size}
              icon={icon}
              // In a row of a table nothing is the page's one primary act, nor is what leaves the state as it is; what takes away
              // is red where it is asked about.
              variant={
                size !== "sm" && !hasPrimary && index === 0 && !danger && to !== undefined ? "primary" : "default"
              }
              onClick={() => ask({ step, row })}
            >
              {label}
            </Button>
          ))
          .toReversed();
        const more = [...rarer, ...rowActions.filter(({ label }) => behind.has(label))];
        if (more.length === 0) return buttons;
        return [<RowMenu<R> key="more" size="md" row={row} name={words.name(row)} actions={more} />, ...buttons];
      },
      reasons: (row: Row) => [
        ...new Set(
          mine.flatMap(({ step }) => {
            const decision = decide(row, step);
            return !decision.ok && decision.because === "own" ? [decision.reason] : [];
          }),
        ),
      ],
    };
  }, [life, words, person, client, takeBack]);

  return {
    ...acts,
    dialog: asked && (
      <StepDialog
        key={`${asked.row.id} ${asked.step}`}
        life={life}
        step={asked.step}
        // The words are of these rows; the dialog serves those of every lifecycle.
        given={words as unknown as ActsGiven<ShownLifecycle, LivingRow>}
        row={asked.row}
        onClose={() => ask(undefined)}
      />
    ),
  };
};
