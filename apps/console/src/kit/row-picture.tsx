import { imageUrl } from "@o2r/api/contract/document";
import { Thumbnail } from "@o2r/ui";

export interface RowPictureProps {
  /** Document id. */
  readonly image: string | null;
  /** CSS pixels square: 32 in tables and heads, 48 on cards. */
  readonly size?: 32 | 48;
}

/** The picture of a row: a product's first image, a brand's logo. */
export function RowPicture({ image, size = 32 }: RowPictureProps) {
  return <Thumbnail size={size} src={image === null ? undefined : imageUrl(image)} />;
}
