import {
  priceChangeEndpoints,
  productEndpoints,
  productForm,
  type ProductRow,
  type ProductValues,
} from "@o2r/api/contract/catalogue";
import { useClient, useMutation } from "@o2r/api/react";
import { ActDialog } from "../../../kit/form/act-dialog.tsx";
import { valuesOfRow } from "../../../kit/form/form-values.ts";
import { given } from "../../../kit/lifecycle/given.ts";
import { eachRow } from "../../../kit/list/bulk/each-row.ts";
import { failureOf } from "../../../kit/list/failure-of.ts";
import type { BulkDialogProps } from "../../../kit/list/list-page.types.ts";
import { movedPrices, platformForm, priceMoveForm, type PlatformChoice, type PriceMove } from "./bulk-forms.ts";

/** Sells several products on another platform. */
export function PlatformOfMany({ about, onRun, onClose }: BulkDialogProps<ProductRow>) {
  const client = useClient();
  const { run: update } = useMutation(productEndpoints.update, eachRow);
  return (
    <ActDialog
      definition={platformForm}
      size="sm"
      title="Change platform"
      lead={about}
      submit="Change platform"
      act={given}
      onDone={({ formProductPlatform }: PlatformChoice) =>
        onRun(async ({ id, version }) => {
          // A product is written whole, and a row of the list is less than that.
          const { payload, error } = await client.call(productEndpoints.get, { params: { id } }, { quiet: true });
          if (payload === undefined) return failureOf(error);
          // What the product's own form would hold and send.
          const body = { ...valuesOfRow(productForm, payload), formProductPlatform } as ProductValues;
          return failureOf((await update({ params: { id }, body }, { version })).error);
        })
      }
      onClose={onClose}
    />
  );
}

/** Proposes new prices of several products, each moved by the same percent. */
export function PricesOfMany({ about, onRun, onClose }: BulkDialogProps<ProductRow>) {
  const { run: propose } = useMutation(priceChangeEndpoints.propose, eachRow);
  return (
    <ActDialog
      definition={priceMoveForm}
      title="Propose price changes"
      lead={
        <>
          One proposal for each. Prices change once somebody else has approved them, and their day has come.
          {about}
        </>
      }
      submit="Propose"
      initial={{ prices: "ALL" }}
      act={given}
      onDone={({ effectiveOn, reason, ...move }: PriceMove) =>
        onRun(async (row) => {
          const body = { productId: row.id, effectiveOn, reason, ...movedPrices(row, move) };
          return failureOf((await propose({ body })).error);
        })
      }
      onClose={onClose}
    />
  );
}
