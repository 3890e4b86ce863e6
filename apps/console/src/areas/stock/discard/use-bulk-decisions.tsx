import { discardEndpoints, reasonForm, type DiscardRow } from "@o2r/api/contract/stock";
import { useMutation } from "@o2r/api/react";
import { formatMoney, formatNumber } from "@o2r/ui";
import { Check, X } from "lucide-react";
import { useMemo } from "react";
import { ActDialog } from "../../../kit/form/act-dialog.tsx";
import { eachRow } from "../../../kit/list/each-row.ts";
import type { BulkAction } from "../../../kit/list/list-page.types.ts";
import { useMay } from "../../../kit/use-may.ts";
import { useCurrentUser } from "../../../session/current-user.ts";
import { given } from "../given.ts";
import { failureOf } from "../inventory/use-block.ts";
import { requestNoun, stateText } from "./request-words.ts";

const countRequests = (count: number): string =>
  `${formatNumber(count)} ${count === 1 ? requestNoun.one : requestNoun.many}`;
const worth = (rows: readonly DiscardRow[]): string => formatMoney(rows.reduce((sum, { value }) => sum + value, 0));

/** Decisions on several requests at once; nobody decides on what they have asked for. */
export const useBulkDecisions = (): readonly BulkAction<DiscardRow>[] => {
  const mayApprove = useMay("stock.approve");
  const { id: self } = useCurrentUser();
  const { run } = useMutation(discardEndpoints.decide, eachRow);
  return useMemo(() => {
    if (!mayApprove) return [];
    const decide =
      (approve: boolean, reason = "") =>
      async ({ id, version }: DiscardRow) =>
        failureOf((await run({ params: { id }, body: { approve, reason } }, { version })).error);
    const unfit = ({ state, requestedById }: DiscardRow) => {
      if (state !== "REQUESTED") return `already ${stateText(state).toLowerCase()}`;
      return requestedById === self ? "asked for by yourself" : undefined;
    };
    return [
      {
        label: "Approve",
        icon: Check,
        done: "discarded",
        unfit,
        ask: { action: "Discard", consequence: (count) => `The units of ${countRequests(count)} leave the stock.` },
        run: decide(true),
      },
      {
        label: "Refuse",
        icon: X,
        done: "refused",
        unfit,
        dialog: ({ rows, about, onRun, onClose }) => (
          <ActDialog
            definition={reasonForm}
            size="sm"
            title="Refuse to discard"
            lead={
              <>
                {`The units of ${countRequests(rows.length)}, worth ${worth(rows)} at PTH, stay in stock.`}
                {about}
              </>
            }
            submit="Refuse"
            act={given<{ readonly reason: string }>}
            onDone={({ reason }) => onRun(decide(false, reason))}
            onClose={onClose}
          />
        ),
      },
    ];
  }, [mayApprove, self, run]);
};
