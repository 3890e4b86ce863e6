import { companyForm, type Company } from "@o2r/api/contract/catalogue";
import { ActiveBadge } from "../../../kit/activity/active-status.tsx";
import type { FormHead } from "../../../kit/form/form-page.types.ts";
import { FormScreen } from "../../../kit/form/form-screen.tsx";
import { RowPicture } from "../../../kit/row-picture.tsx";
import { companyName, companies } from "./company-words.ts";

const headOf = (row: Company): Omit<FormHead, "title"> => ({
  media: <RowPicture image={row.logo} />,
  badge: <ActiveBadge active={row.active} />,
  description: <span className="o2r-mono">{row.gst}</span>,
});

/** /brand/company/new, /brand/company/new?from=:id and /brand/company/:id. */
export function CompanyForm() {
  return (
    <FormScreen<Company>
      {...companies}
      definition={companyForm}
      rowName={companyName}
      head={headOf}
      notCopied={["name", "gst"]}
    />
  );
}
