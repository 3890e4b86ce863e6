import { discardableOf, inventoryEndpoints, type InventoryRow } from "@o2r/api/contract/stock";
import { useMutation } from "@o2r/api/react";
import { Ban, CircleCheck, PackageMinus, RotateCcw, ShieldPlus } from "lucide-react";
import { useMemo } from "react";
import { eachRow } from "../../../kit/list/bulk/each-row.ts";
import type { BulkAction } from "../../../kit/list/list-page.types.ts";
import { useMay } from "../../../kit/use-may.ts";
import { BufferMany, DiscardMany, ResetMany } from "./bulk-dialogs.tsx";
import { countBatches } from "./inventory-words.ts";
import { failureOf } from "../../../kit/list/failure-of.ts";
import { useBlock } from "./use-block.ts";

const unless = (fits: boolean, why: string): string | undefined => (fits ? undefined : why);
/** What a reset would take off the books. */
const isResettable = ({ stock, reserved, bufferStock, quarantine, rejected }: InventoryRow): boolean =>
  stock > reserved || bufferStock + quarantine + rejected > 0;

/** What may be done to several batches at once. A reset is for super admins (specification §2). */
export const useBulkActions = (): readonly BulkAction<InventoryRow>[] => {
  const mayReset = useMay("stock.reset");
  const block = useBlock(eachRow);
  const { run: adjust } = useMutation(inventoryEndpoints.adjust, eachRow);
  const { run: discard } = useMutation(inventoryEndpoints.discard, eachRow);
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
        run: (row) => block(row, true),
      },
      {
        label: "Open for sale",
        icon: CircleCheck,
        done: "opened for sale",
        endpoint: inventoryEndpoints.setBlocked,
        unfit: ({ blocked }) => unless(blocked, "already open"),
        run: (row) => block(row, false),
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
        unfit: (row) =>
          unless(discardableOf(row) > 0, row.free > 0 ? "all that is free waits to be discarded" : "nothing is free"),
        dialog: ({ rows, about, onRun, onClose }) => (
          <DiscardMany
            rows={rows}
            about={about}
            onClose={onClose}
            onStart={(values) =>
              onRun(async (row) => {
                const body = { ...values, quantity: discardableOf(row) };
                return failureOf((await discard({ params: { id: row.id }, body })).error);
              })
            }
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
    [mayReset, block, adjust, discard, reset],
  );
};
