import { attributeForm, type Attribute } from "@o2r/api/contract/catalogue";
import { ActiveBadge } from "../../../kit/activity/active-status.tsx";
import type { FormHead } from "../../../kit/form/form-page.types.ts";
import { FormScreen } from "../../../kit/form/form-screen.tsx";
import { attributeName, attributes, dataTypeText } from "./attribute-words.ts";

const headOf = (row: Attribute): Omit<FormHead, "title"> => ({
  badge: <ActiveBadge active={row.active} />,
  description: <span>{dataTypeText(row.dataType)}</span>,
});

/** /attribute/new, /attribute/new?from=:id and /attribute/:id. */
export function AttributeForm() {
  return (
    <FormScreen<Attribute>
      {...attributes}
      definition={attributeForm}
      rowName={attributeName}
      head={headOf}
      notCopied={["attributeName"]}
    />
  );
}
