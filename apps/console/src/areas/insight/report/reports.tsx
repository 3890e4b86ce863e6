import { may } from "@o2r/api/contract/core";
import { EmptyState, Icon, Page, PageHeader } from "@o2r/ui";
import { Link } from "react-router-dom";
import { useCurrentUser } from "../../../session/current-user.ts";
import { reportAt, reports, returns } from "./report-words.ts";
import "./reports.css";

/** /reports: the reports that whoever is signed in may read. */
export function Reports() {
  const { userType } = useCurrentUser();
  const open = [...reports, ...returns].filter(({ allow }) => may(userType, allow));
  return (
    <Page background="canvas">
      <PageHeader
        title="Reports"
        description="Figures of what has happened, to narrow, to read and to take as a file."
      />
      {open.length === 0 ? (
        <EmptyState reason="no-access" title="No report is open to your role" />
      ) : (
        <ul className="reports">
          {open.map(({ path, title, says, icon }) => (
            <li key={path}>
              <Link to={reportAt(path)}>
                <Icon as={icon} />
                <span>{title}</span>
                <small>{says}</small>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
