import { imageUrl } from "@o2r/api/contract/document";
import type { ProductRow } from "@o2r/api/contract/catalogue";
import { Badge, Status, Thumbnail, TwoLineCell, type IconDrawing } from "@o2r/ui";
import { Globe, Headset, Smartphone } from "lucide-react";

type Platform = ProductRow["formProductPlatform"];

const platforms: Record<Platform, { readonly icon: IconDrawing; readonly short: string; readonly long: string }> = {
  ALL: { icon: Globe, short: "All", long: "All platforms" },
  APP: { icon: Smartphone, short: "App", long: "App only" },
  CALL_CENTERS: { icon: Headset, short: "Calls", long: "Call centers only" },
};

/** A product's picture, 32 pixels square in tables and 48 on cards. */
export function ProductImage({ image, size = 32 }: { readonly image: string | null; readonly size?: 32 | 48 }) {
  return <Thumbnail size={size} src={image === null ? undefined : imageUrl(image)} />;
}

/** Picture, name and SKU. */
export function ProductName({ product }: { readonly product: ProductRow }) {
  return (
    <TwoLineCell media={<ProductImage image={product.image} />} detail={product.sku} code>
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

/** Whether a product can be ordered. */
export function ActiveStatus({ active }: { readonly active: boolean }) {
  return active ? <Status tone="success">Active</Status> : <Status>Inactive</Status>;
}
