import { subCategoryForm, type SubCategory } from "@o2r/api/contract/catalogue";
import type { ReactNode } from "react";
import { useParams } from "react-router-dom";
import { FormScreen } from "../../../kit/form/form-screen.tsx";
import { RecordPage } from "../../../kit/record/record-page.tsx";
import { ThingActions } from "../../../kit/record/thing-actions.tsx";
import { catalogueComponents } from "../new-masters.ts";
import { subCategoryHead } from "./sub-category-head.tsx";
import { subCategoryName, subCategories } from "./sub-category-words.ts";

/** /sub-category/new, /sub-category/new?from=:id and /sub-category/:id; there, beside the form, its rates of tax. */
export function SubCategoryForm() {
  const { id } = useParams();
  if (id === undefined) return <Details />;
  return (
    <RecordPage<SubCategory>
      {...subCategories}
      id={id}
      rowName={subCategoryName}
      head={subCategoryHead}
      actions={(row) => (
        <ThingActions {...subCategories} row={row} definition={subCategoryForm} rowName={subCategoryName} />
      )}
      tabs={[
        { id: "details", label: "Details", page: (tabs) => <Details below={tabs} /> },
        { id: "rate", label: "Tax rate", load: loadRates },
      ]}
    />
  );
}

const loadRates = async () => (await import("./rates-tab.tsx")).RatesTab;

function Details({ below }: { readonly below?: ReactNode }) {
  return (
    <FormScreen<SubCategory>
      {...subCategories}
      definition={subCategoryForm}
      components={catalogueComponents}
      rowName={subCategoryName}
      head={(row) => ({ ...subCategoryHead(row), below })}
      notCopied={["subCategoryName"]}
    />
  );
}
