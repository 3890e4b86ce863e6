import type { SubCategory } from "@o2r/api/contract/catalogue";
import { ActiveBadge } from "../../../kit/activity/active-status.tsx";
import type { FormHead } from "../../../kit/form/form-page.types.ts";
import { RowPicture } from "../../../kit/row-picture.tsx";

/** What stands beside a sub-category's name at the head of its pages. */
export const subCategoryHead = (row: SubCategory): Omit<FormHead, "title" | "below"> => ({
  media: <RowPicture image={row.image} />,
  badge: <ActiveBadge active={row.active} />,
  description: <span>{row.category}</span>,
});
