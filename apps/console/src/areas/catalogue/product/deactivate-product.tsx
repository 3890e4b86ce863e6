import type { ProductRow } from "@o2r/api/contract/catalogue";
import { notify } from "@o2r/ui";
import { ConfirmDialog } from "@o2r/ui/overlays";
import { useState } from "react";
import type { SwitchProduct } from "./use-product-activity.ts";

export interface DeactivateProductProps {
  /** The product in question; without one nothing is asked. */
  readonly product: Pick<ProductRow, "id" | "version" | "formName"> | undefined;
  readonly switchProduct: SwitchProduct;
  readonly onClose: () => void;
  readonly onDone?: () => void;
}

/** Asks before a product is taken out of sale, and says in place why it failed. */
export function DeactivateProduct({ product, switchProduct, onClose, onDone }: DeactivateProductProps) {
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const close = () => {
    setFailure(undefined);
    onClose();
  };
  const confirm = async () => {
    if (product === undefined) return;
    setWorking(true);
    const why = await switchProduct(product, false);
    setWorking(false);
    setFailure(why);
    if (why !== undefined) return;
    close();
    onDone?.();
    notify({ kind: "success", title: `${product.formName} is inactive` });
  };
  return (
    <ConfirmDialog
      open={product !== undefined}
      action="Deactivate"
      loading={working}
      error={failure}
      onConfirm={() => void confirm()}
      onClose={close}
    >
      <b>{product?.formName}</b> can no longer be ordered. Stock and running orders are not touched, and it can be
      activated again at any time.
    </ConfirmDialog>
  );
}
