import {
  brandEndpoints,
  brandForm,
  categoryEndpoints,
  categoryForm,
  companyEndpoints,
  companyForm,
  subCategoryEndpoints,
  subCategoryForm,
} from "@o2r/api/contract/catalogue";
import { componentsWithNew } from "../../kit/new-row/lookup-with-new.tsx";

const permission = "catalogue.write";

/** How the forms of the catalogue are drawn: what a look-up names can be made there, and chosen at once. */
export const catalogueComponents = componentsWithNew({
  brand: { one: "brand", definition: brandForm, create: brandEndpoints.create, permission },
  company: { one: "company", definition: companyForm, create: companyEndpoints.create, permission },
  category: { one: "category", definition: categoryForm, create: categoryEndpoints.create, permission },
  "sub-category": {
    one: "sub-category",
    definition: subCategoryForm,
    create: subCategoryEndpoints.create,
    permission,
  },
});
