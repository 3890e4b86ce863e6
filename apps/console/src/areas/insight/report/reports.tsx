import { may } from "@o2r/api/contract/core";
import { reportables, reportNames, type ReportName } from "@o2r/api/contract/insight";
import { Button, buttonLook, EmptyState, Icon, Page, PageHeader } from "@o2r/ui";
import { FileDown, Play } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { later } from "../../../kit/deferred.tsx";
import { useCurrentUser } from "../../../session/current-user.ts";
import { reportAt, wordsOf } from "./report-words.ts";
import { reportRuns } from "./run-words.ts";
import "./reports.css";

const AskReport = later<{ readonly name: ReportName; readonly onClose: () => void }>(
  async () => (await import("./ask-report.tsx")).AskReport,
);

/** /reports: the reports that whoever is signed in may read, or have made as files. */
export function Reports() {
  const { userType } = useCurrentUser();
  const [asked, setAsked] = useState<ReportName>();
  const open = reportNames.filter((name) => may(userType, reportables[name].allow));
  return (
    <Page background="canvas">
      <PageHeader
        title="Reports"
        description="Figures of what has happened, to narrow, to read and to take as a file."
        actions={
          <Link to={reportRuns.path} {...buttonLook({})}>
            <Icon as={FileDown} />
            Reports as files
          </Link>
        }
      />
      {open.length === 0 ? (
        <EmptyState reason="no-access" title="No report is open to your role" />
      ) : (
        <ul className="reports">
          {open.map((name) => {
            const { title, says, list } = reportables[name];
            const { icon, page } = wordsOf(name);
            const isRead = list !== undefined || page === true;
            return (
              <li key={name}>
                <Icon as={icon} />
                <div>
                  {isRead ? <Link to={reportAt(name)}>{title}</Link> : <span>{title}</span>}
                  <small>{says}</small>
                </div>
                <Button size="sm" icon={Play} aria-label={`Run ${title}`} onClick={() => setAsked(name)}>
                  Run
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {asked !== undefined && <AskReport name={asked} onClose={() => setAsked(undefined)} />}
    </Page>
  );
}
