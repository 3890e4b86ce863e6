import { pageForm, pageLife, type Page } from "@o2r/api/contract/layout";
import { buttonLook } from "@o2r/ui";
import { Link } from "react-router-dom";
import { ActiveBadge } from "../../../kit/activity/active-status.tsx";
import type { FormHead } from "../../../kit/form/form-page.types.ts";
import { FormScreen } from "../../../kit/form/form-screen.tsx";
import { StateStatus } from "../../../kit/lifecycle/state-status.tsx";
import { composerOf, layoutPageName, layoutPages, pageKind } from "./page-words.ts";

const headOf = (row: Page): Omit<FormHead, "title"> => ({
  badge: row.active ? <StateStatus life={pageLife} state={row.state} /> : <ActiveBadge active={false} />,
  description: (
    <>
      <span>{pageKind(row)}</span>
      <Link to={composerOf(row.id)} {...buttonLook({ size: "sm" })}>
        {row.rails === 0
          ? "Compose its rails"
          : row.rails === 1
            ? "Compose its rail"
            : `Compose its ${row.rails} rails`}
      </Link>
    </>
  ),
});

/** As the specification has a new page: active, for the retailer app. */
const initial = { app: "O2R", pageType: "STATIC", active: true };

/** /layout-page/new, /layout-page/new?from=:id and /layout-page/:id. */
export function LayoutPageForm() {
  return (
    <FormScreen<Page>
      {...layoutPages}
      definition={pageForm}
      rowName={layoutPageName}
      head={headOf}
      notCopied={["name"]}
      initial={initial}
    />
  );
}
