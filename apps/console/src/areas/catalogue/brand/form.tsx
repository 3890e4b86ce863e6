import { brandForm, type Brand } from "@o2r/api/contract/catalogue";
import { ActiveBadge } from "../../../kit/activity/active-status.tsx";
import type { FormHead } from "../../../kit/form/form-page.types.ts";
import { FormScreen } from "../../../kit/form/form-screen.tsx";
import { RowPicture } from "../../../kit/row-picture.tsx";
import { catalogueComponents } from "../new-masters.ts";
import { brandName, brands } from "./brand-words.ts";

const headOf = (brand: Brand): Omit<FormHead, "title"> => ({
  media: <RowPicture image={brand.Upload_Logo} />,
  badge: <ActiveBadge active={brand.active} />,
  description: <span>{brand.manufacturerName}</span>,
});

/** /brand/new, /brand/new?from=:id and /brand/:id: a brand made, copied, edited, or only looked at. */
export function BrandForm() {
  return (
    <FormScreen<Brand>
      {...brands}
      definition={brandForm}
      components={catalogueComponents}
      rowName={brandName}
      head={headOf}
      notCopied={["name"]}
    />
  );
}
