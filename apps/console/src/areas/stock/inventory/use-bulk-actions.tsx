import { discardableOf, inventoryEndpoints, type InventoryRow } from "@o2r/api/contract/stock";
import { useMutation } from "@o2r/api/react";
import { Ban, CircleCheck, PackageMinus, RotateCcw, ShieldPlus } from "lucide-react";
import { useMemo } from "react";
import type { BulkAction } from "../../../kit/list/list-page.types.ts";
import { useMay } from "../../../kit/use-may.ts";
import { BufferMany, DiscardMany, ResetMany } from "./bulk-dialogs.tsx";
import { countBatches } from "./inventory-words.ts";
import { failureOf, useBlock } from "./use-block.ts";

/** The list reads its rows again when all of them are done, not after each. */
const meanwhile = { affects: [] };

const unless = (fits: boolean, why: string): string | undefined => (fits ? undefined : why);
/** What a reset would take off the books. */
const isResettable = ({ stock, reserved, bufferStock, quarantine, rejected }: InventoryRow): boolean =>
  stock > reserved || bufferStock + quarantine + rejected > 0;

/** What may be done to several batches at once. A reset is for super admins (specification §2). */
export const useBulkActions = (): readonly BulkAction<InventoryRow>[] => {
  const mayReset = useMay("stock.reset");
  const block = useBlock(meanwhile.affects);
  const { run: adjust } = useMutation(inventoryEndpoints.adjust, meanwhile);
  const { run: discard } = useMutation(inventoryEndpoints.discard, meanwhile);
  const { run: reset } = useMutation(inventoryEndpoints.reset, meanwhile);

  return useMemo<readonly BulkAction<InventoryRow>[]>(
    () => [
      {
        label: "Block",
        icon: Ban,
        done: "blocked",
        ask: { action: "Block", consequence: (count) => `${countBatches(count)} can no longer be sold.` },
        unfit: ({ blocked }) => unless(!blocked, "already blocked"),
        run: (row) => block(row, true),
      },
      {
        label: "Open for sale",
        icon: CircleCheck,
        done: "opened for sale",
        unfit: ({ blocked }) => unless(blocked, "already open"),
        run: (row) => block(row, false),
      },
      {
        label: "Adjust buffer",
        icon: ShieldPlus,
        done: "adjusted",
        unfit: ({ available, bufferStock }) =>
          unless(available + bufferStock > 0, "nothing to keep back or to give free"),
        dialog: ({ rows, about, onRun, onClose }) => (
          <BufferMany
            rows={rows}
            about={about}
            onClose={onClose}
            onStart={(body) =>
              onRun(async ({ id, version }) =>
                failureOf((await adjust({ params: { id }, body }, { version, quiet: true })).error),
              )
            }
          />
        ),
      },
      {
        label: "Ask to discard",
        icon: PackageMinus,
        done: "asked for",
        unfit: (row) =>
          unless(
            discardableOf(row) > 0,
            row.available > 0 ? "all that is available waits to be discarded" : "nothing is available",
          ),
        dialog: ({ rows, about, onRun, onClose }) => (
          <DiscardMany
            rows={rows}
            about={about}
            onClose={onClose}
            onStart={(values) =>
              onRun(async (row) => {
                const body = { ...values, quantity: discardableOf(row) };
                return failureOf((await discard({ params: { id: row.id }, body }, quiet)).error);
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
              unfit: (row) => unless(isResettable(row), "nothing to reset"),
              dialog: ({ rows, about, onRun, onClose }) => (
                <ResetMany
                  rows={rows}
                  about={about}
                  onClose={onClose}
                  onStart={(reason) =>
                    onRun(async ({ id, version }) =>
                      failureOf((await reset({ params: { id }, body: { reason } }, { version, quiet: true })).error),
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

const quiet = { quiet: true } as const;
