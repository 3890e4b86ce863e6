import { contentForm, contentTypes, type Content } from "@o2r/api/contract/layout";
import { wordOf } from "@o2r/api/contract/core";
import { ActiveBadge } from "../../../kit/activity/active-status.tsx";
import type { FormHead } from "../../../kit/form/form-page.types.ts";
import { FormScreen } from "../../../kit/form/form-screen.tsx";
import { contentName, contents } from "./content-words.ts";
import { MetaField } from "./meta-field.tsx";

const headOf = (row: Content): Omit<FormHead, "title"> => ({
  badge: <ActiveBadge active={row.active} />,
  description: (
    <>
      <span>{wordOf(contentTypes, row.contentType)}</span>
      <span>
        {row.rails === 0
          ? "In no rail"
          : row.rails === 1
            ? `In ${row.usedIn}`
            : `In ${row.usedIn} and ${row.rails - 1} more`}
      </span>
    </>
  ),
});

const components = { textarea: MetaField };

/** /layout-content/new, /layout-content/new?from=:id and /layout-content/:id. */
export function ContentForm() {
  return (
    <FormScreen<Content>
      {...contents}
      definition={contentForm}
      rowName={contentName}
      head={headOf}
      notCopied={["name"]}
      components={components}
    />
  );
}
