import { categoryForm, type Category } from "@o2r/api/contract/catalogue";
import { ActiveBadge } from "../../../kit/activity/active-status.tsx";
import type { FormHead } from "../../../kit/form/form-page.types.ts";
import { FormScreen } from "../../../kit/form/form-screen.tsx";
import { RowPicture } from "../../../kit/row-picture.tsx";
import { categoryName, categories } from "./category-words.ts";

const headOf = (row: Category): Omit<FormHead, "title"> => ({
  media: <RowPicture image={row.image} />,
  badge: <ActiveBadge active={row.active} />,
  description: <span className="o2r-mono">{row.code}</span>,
});

/** /category/new, /category/new?from=:id and /category/:id. */
export function CategoryForm() {
  return (
    <FormScreen<Category>
      {...categories}
      definition={categoryForm}
      rowName={categoryName}
      head={headOf}
      notCopied={["name", "code"]}
    />
  );
}
