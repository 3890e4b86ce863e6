import { subCategoryEndpoints, subCategoryForm, type SubCategory } from "@o2r/api/contract/catalogue";
import { ActiveBadge } from "../../../kit/activity/active-status.tsx";
import type { FormHead } from "../../../kit/form/form-page.types.ts";
import { FormScreen } from "../../../kit/form/form-screen.tsx";
import { RowPicture } from "../../../kit/row-picture.tsx";
import { subCategoryName, subCategories } from "./sub-category-words.ts";

const headOf = (row: SubCategory): Omit<FormHead, "title"> => ({
  media: <RowPicture image={row.image} />,
  badge: <ActiveBadge active={row.active} />,
  description: <span>{row.category}</span>,
});

/** /sub-category/new, /sub-category/new?from=:id and /sub-category/:id. */
export function SubCategoryForm() {
  return (
    <FormScreen<SubCategory>
      {...subCategories}
      definition={subCategoryForm}
      endpoints={subCategoryEndpoints}
      rowName={subCategoryName}
      head={headOf}
      notCopied={["subCategoryName"]}
    />
  );
}
