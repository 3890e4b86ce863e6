import type { AnyEndpoint } from "@o2r/api/contract/core";
import type { ReportName } from "@o2r/api/contract/insight";
import { Button, buttonLook, EmptyState, Page } from "@o2r/ui";
import { ChartColumn, FileDown, Play } from "lucide-react";
import { useState } from "react";
import { Link, useParams } from "react-router-dom";
import { later } from "../../../kit/deferred.tsx";
import type { ListRow } from "../../../kit/list/list-page.types.ts";
import { ListPage } from "../../../kit/list/list-page.tsx";
import { usePageName } from "../../../kit/page-name.ts";
import { phone, useMedia } from "../../../kit/use-media.ts";
import { wordsOf } from "./report-words.ts";
import { reportNamed, reportRuns } from "./run-words.ts";

const related = [
  { to: "/reports", label: "All reports", icon: ChartColumn },
  { to: reportRuns.path, label: "Reports as files", icon: FileDown },
] as const;

const AskReport = later<{ readonly name: ReportName; readonly onClose: () => void }>(
  async () => (await import("./ask-report.tsx")).AskReport,
);

/** /reports/:report: one report, as a list that is narrowed, put in order, and taken as a file. */
export function Report() {
  const { report = "" } = useParams();
  const [asked, setAsked] = useState<ReportName>();
  const isPhone = useMedia(phone);
  const found = reportNamed(report);
  usePageName(found?.title);
  if (found?.list === undefined)
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
  const name = report as ReportName; // it has been found by it
  const { icon, noun, rowHref, named } = wordsOf(name);
  const { list: declaration } = found.list.listed;
  const [first] = declaration.columns;
  return (
    <>
      <ListPage<AnyEndpoint, ListRow>
        key={name}
        declaration={declaration}
        endpoint={found.list}
        title={found.title}
        noun={noun}
        icon={icon}
        rowName={(row) => String(Reflect.get(row, named ?? first?.field ?? "id"))}
        {...(rowHref && { rowHref })}
        related={related}
        acts={
          <Button icon={Play} size={isPhone ? "sm" : "md"} onClick={() => setAsked(name)}>
            Run as a file
          </Button>
        }
      />
      {asked !== undefined && <AskReport name={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
