import type { AnyEndpoint } from "@o2r/api/contract/core";
import { buttonLook, EmptyState, Page } from "@o2r/ui";
import { ChartColumn } from "lucide-react";
import { Link, useParams } from "react-router-dom";
import type { ListRow } from "../../../kit/list/list-page.types.ts";
import { ListPage } from "../../../kit/list/list-page.tsx";
import { usePageName } from "../../../kit/page-name.ts";
import { reports } from "./report-words.ts";

const related = [{ to: "/reports", label: "All reports", icon: ChartColumn }] as const;

/** /reports/:report: one report, as a list that is narrowed, put in order, and taken as a file. */
export function Report() {
  const { report } = useParams();
  const found = reports.find(({ path }) => path === report);
  usePageName(found?.title);
  if (found === undefined)
    return (
      <Page>
        <EmptyState
          reason="no-match"
          headingLevel={1}
          title="This report does not exist"
          actions={
            <Link to="/reports" {...buttonLook({ variant: "link" })}>
              All reports
            </Link>
          }
        />
      </Page>
    );
  return (
    <ListPage<AnyEndpoint, ListRow>
      key={found.path}
      declaration={found.declaration}
      endpoint={found.endpoint}
      title={found.title}
      noun={found.noun}
      icon={found.icon}
      rowName={(row) => String(Reflect.get(row, found.named))}
      {...("rowHref" in found && { rowHref: found.rowHref })}
      related={related}
    />
  );
}
