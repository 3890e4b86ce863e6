import type { ProductRow } from "@o2r/api/contract/catalogue";
import { Badge, TwoLineCell, type IconDrawing } from "@o2r/ui";
import { Globe, Headset, Smartphone } from "lucide-react";
import { RowPicture } from "../../../kit/row-picture.tsx";

type Platform = ProductRow["formProductPlatform"];

const platforms: Record<Platform, { readonly icon: IconDrawing; readonly short: string; readonly long: string }> = {
  ALL: { icon: Globe, short: "All", long: "All platforms" },
  APP: { icon: Smartphone, short: "App", long: "App only" },
  CALL_CENTERS: { icon: Headset, short: "Calls", long: "Call centers only" },
};

/** Picture, name and SKU. */
export function ProductName({ product }: { readonly product: ProductRow }) {
  return (
    <TwoLineCell media={<RowPicture image={product.image} />} detail={product.sku} code>
      {product.formName}
    </TwoLineCell>
  );
}

/** Where a product is sold, short enough for a column. */
export function PlatformBadge({ platform }: { readonly platform: Platform }) {
  const { icon, short } = platforms[platform];
  return (
    <Badge variant="outline" icon={icon}>
      {short}
    </Badge>
  );
}

/** Where a product is sold, in words. */
export const platformText = (platform: Platform): string => platforms[platform].long;
