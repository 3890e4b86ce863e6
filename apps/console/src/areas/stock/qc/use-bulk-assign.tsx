import { qcEndpoints, takesStep, type QcRow } from "@o2r/api/contract/stock";
import { useMutation } from "@o2r/api/react";
import { UserCheck } from "lucide-react";
import { useMemo } from "react";
import { eachRow } from "../../../kit/list/each-row.ts";
import type { BulkAction } from "../../../kit/list/list-page.types.ts";
import { given } from "../../../kit/lifecycle/given.ts";
import { failureOf } from "../../../kit/list/failure-of.ts";
import { AssignDialog, type AssignValues } from "./check-dialogs.tsx";

/** Gives several checks that have not ended to one inspector. */
export const useBulkAssign = (): readonly BulkAction<QcRow>[] => {
  const { run: assign } = useMutation(qcEndpoints.assign, eachRow);
  return useMemo<readonly BulkAction<QcRow>[]>(
    () => [
      {
        label: "Assign inspector",
        icon: UserCheck,
        done: "assigned",
        unfit: ({ state }) => (takesStep(state, "assign") ? undefined : "its inspection has ended"),
        dialog: ({ rows, about, onRun, onClose }) => (
          <AssignDialog
            rows={rows}
            about={about}
            act={given<AssignValues>}
            onClose={onClose}
            onDone={(body) =>
              onRun(async ({ id, version }) => failureOf((await assign({ params: { id }, body }, { version })).error))
            }
          />
        ),
      },
    ],
    [assign],
  );
};
