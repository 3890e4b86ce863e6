import type { CallInput } from "@o2r/api/client";
import { discardableOf, discardEndpoints, inventoryEndpoints, type InventoryRow } from "@o2r/api/contract/stock";
import { useMutation } from "@o2r/api/react";
import { Ban, CircleCheck, PackageMinus, RotateCcw, ShieldPlus } from "lucide-react";
import { useMemo } from "react";
import { eachRow } from "../../../kit/list/bulk/each-row.ts";
import { useRowCalls } from "../../../kit/list/bulk/use-row-calls.ts";
import type { BulkAction } from "../../../kit/list/list-page.types.ts";
import { useMay } from "../../../kit/use-may.ts";
import { BufferMany, DiscardMany, ResetMany } from "./bulk-dialogs.tsx";
import { countBatches } from "./inventory-words.ts";
import { failureOf } from "../../../kit/list/failure-of.ts";

type BodyOf<A extends "discard" | "setBlocked"> = CallInput<(typeof inventoryEndpoints)[A]>["body"];

const unless = (fits: boolean, why: string): string | undefined => (fits ? undefined : why);
/** What a reset would take off the books. */
const isResettable = ({ stock, reserved, bufferStock, quarantine, rejected }: InventoryRow): boolean =>
  stock > reserved || bufferStock + quarantine + rejected > 0;

const unblocking = ({ blocked }: InventoryRow) => ({ endpoint: inventoryEndpoints.setBlocked, body: { blocked } });
const withdrawing = () => ({ endpoint: discardEndpoints.withdraw });

/** What may be done to several batches at once. A reset is for super admins (specification §2). */
export const useBulkActions = (): readonly BulkAction<InventoryRow>[] => {
  const mayReset = useMay("stock.reset");
  const blocking = useRowCalls<InventoryRow, BodyOf<"setBlocked">>(inventoryEndpoints.setBlocked, unblocking);
  const discarding = useRowCalls<InventoryRow, BodyOf<"discard">>(inventoryEndpoints.discard, withdrawing);
  const { run: adjust } = useMutation(inventoryEndpoints.adjust, eachRow);
  const { run: reset } = useMutation(inventoryEndpoints.reset, eachRow);

  return useMemo<readonly BulkAction<InventoryRow>[]>(
    () => [
      {
        label: "Block",
        icon: Ban,
        done: "blocked",
        endpoint: inventoryEndpoints.setBlocked,
        ask: { action: "Block", consequence: (count) => `${countBatches(count)} can no longer be sold.` },
        unfit: ({ blocked }) => unless(!blocked, "already blocked"),
        run: (row) => blocking.run(row, { blocked: true }),
        undo: blocking.undo,
      },
      {
        label: "Open for sale",
        icon: CircleCheck,
        done: "opened for sale",
        endpoint: inventoryEndpoints.setBlocked,
        unfit: ({ blocked }) => unless(blocked, "already open"),
        run: (row) => blocking.run(row, { blocked: false }),
        undo: blocking.undo,
      },
      {
        label: "Adjust buffer",
        icon: ShieldPlus,
        done: "adjusted",
        endpoint: inventoryEndpoints.adjust,
        unfit: ({ free, bufferStock }) => unless(free + bufferStock > 0, "nothing to keep back or to give free"),
        dialog: ({ rows, about, onRun, onClose }) => (
          <BufferMany
            rows={rows}
            about={about}
            onClose={onClose}
            onStart={(body) =>
              onRun(async ({ id, version }) => failureOf((await adjust({ params: { id }, body }, { version })).error))
            }
          />
        ),
      },
      {
        label: "Ask to discard",
        icon: PackageMinus,
        done: "asked for",
        endpoint: inventoryEndpoints.discard,
        undo: discarding.undo,
        unfit: (row) =>
          unless(discardableOf(row) > 0, row.free > 0 ? "all that is free waits to be discarded" : "nothing is free"),
        dialog: ({ rows, about, onRun, onClose }) => (
          <DiscardMany
            rows={rows}
            about={about}
            onClose={onClose}
            onStart={(values) => onRun(async (row) => discarding.run(row, { ...values, quantity: discardableOf(row) }))}
          />
        ),
      },
      ...(mayReset
        ? [
            {
              label: "Reset Inventory",
              icon: RotateCcw,
              done: "reset",
              endpoint: inventoryEndpoints.reset,
              unfit: (row) => unless(isResettable(row), "nothing to reset"),
              dialog: ({ rows, about, onRun, onClose }) => (
                <ResetMany
                  rows={rows}
                  about={about}
                  onClose={onClose}
                  onStart={(reason) =>
                    onRun(async ({ id, version }) =>
                      failureOf((await reset({ params: { id }, body: { reason } }, { version })).error),
                    )
                  }
                />
              ),
            } satisfies BulkAction<InventoryRow>,
          ]
        : []),
    ],
    [mayReset, blocking, adjust, discarding, reset],
  );
};
