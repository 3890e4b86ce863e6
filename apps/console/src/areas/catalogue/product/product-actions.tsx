import { productEndpoints, type ProductDetail } from "@o2r/api/contract/catalogue";
import { notify } from "@o2r/ui";
import { MenuButton } from "@o2r/ui/overlays";
import { CircleCheck, CirclePause, Copy } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useMay } from "../../../kit/use-may.ts";
import { DeactivateProduct } from "./deactivate-product.tsx";
import { productPaths } from "./product-words.ts";
import { useProductActivity } from "./use-product-activity.ts";

/** What can be done with an open product beside saving it. */
export function ProductActions({ product }: { readonly product: ProductDetail }) {
  const navigate = useNavigate();
  const switchProduct = useProductActivity([productEndpoints.list.path]);
  const [leaving, setLeaving] = useState(false);
  const activate = async () => {
    const failure = await switchProduct(product, true);
    notify(
      failure === undefined
        ? { kind: "success", title: `${product.formName} is active` }
        : { kind: "danger", title: `${product.formName} was not activated`, description: failure },
    );
  };
  if (!useMay("product.write")) return null;
  return (
    <>
      <MenuButton
        label="More actions"
        size="md"
        items={[
          { id: "copy", label: "Duplicate", icon: Copy, onSelect: () => void navigate(productPaths.copy(product)) },
          product.active
            ? { id: "off", label: "Deactivate", icon: CirclePause, onSelect: () => setLeaving(true) }
            : { id: "on", label: "Activate", icon: CircleCheck, onSelect: () => void activate() },
        ]}
      />
      <DeactivateProduct
        product={leaving ? product : undefined}
        switchProduct={switchProduct}
        onClose={() => setLeaving(false)}
      />
    </>
  );
}
