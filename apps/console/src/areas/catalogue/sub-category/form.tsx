import { subCategoryForm, type SubCategory } from "@o2r/api/contract/catalogue";
import { useParams } from "react-router-dom";
import { FormScreen } from "../../../kit/form/form-screen.tsx";
import { PageTabs, usePageTab } from "../../../kit/page-tabs.tsx";
import { Deferred } from "../../../kit/deferred.tsx";
import { subCategoryHead } from "./sub-category-head.tsx";
import { subCategoryName, subCategories, subCategoryTabs } from "./sub-category-words.ts";

const loadRates = async () => (await import("./rate-page.tsx")).RatePage;

/** /sub-category/new, /sub-category/new?from=:id and /sub-category/:id; there, beside the form, its rates of tax. */
export function SubCategoryForm() {
  const { id } = useParams();
  const [tab] = usePageTab(subCategoryTabs);
  if (id !== undefined && tab === "rate") return <Deferred key={id} load={loadRates} props={{ id }} />;
  const below = id !== undefined && <PageTabs label="Sub-category" tabs={subCategoryTabs} />;
  return (
    <FormScreen<SubCategory>
      {...subCategories}
      definition={subCategoryForm}
      rowName={subCategoryName}
      head={(row) => ({ ...subCategoryHead(row), below })}
      notCopied={["subCategoryName"]}
    />
  );
}
