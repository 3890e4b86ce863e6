import { Icon, Page, PageHeader, Skeleton } from "@o2r/ui";
import { useState } from "react";
import { Link } from "react-router-dom";
import { audienceOf, roleTitle } from "../../../routing/audience.ts";
import { openPages } from "../../../routing/find-pages.ts";
import { pageAbout, pageIcon } from "../../../routing/page-about.ts";
import { pageTitle } from "../../../routing/page-title.ts";
import type { Route } from "../../../routing/route.ts";
import { routes } from "../../../routes.tsx";
import { currentRole } from "../../../session/session.ts";
import { useCurrentUser } from "../../../session/current-user.ts";
import { Deferred } from "../../../kit/deferred.tsx";
import "./dashboard.css";
import { greeting } from "./greeting.ts";
import { Insights } from "./insights.tsx";
import { pagesByArea } from "./pages-by-area.ts";
import { ProductFigures } from "./product-figures.tsx";

const loadLatestOrder = async () => (await import("./latest-order.tsx")).LatestOrder;
const loadOwnCalls = async () => (await import("../../orders/call/own-calls.tsx")).OwnCalls;
const nothing = {};
/** As high as five calls with their line of more, so that nothing jumps when they come. */
const callsToCome = <Skeleton height={433} />;

/** `/`: who is signed in, what goes on and waits for them, and the way to every page that the role may open. */
export function Dashboard() {
  const { name, userType, helpAndSupportActive } = useCurrentUser();
  const role = currentRole();
  const [hour] = useState(() => new Date().getHours());
  const pages = openPages(routes, { role, helpAndSupportActive }).filter((route) => route.path !== "/");
  return (
    <Page background="canvas">
      <PageHeader
        title="Dashboard"
        description={`${greeting(hour)}, ${name}. You are signed in as ${roleTitle(userType)}.`}
      />
      {userType === "CC_SUPERVISOR" && (
        <div className="dashboard-first">
          <Deferred load={loadLatestOrder} props={nothing} instead={<Skeleton height={117} />} />
        </div>
      )}
      {userType === "CALLING_AGENT" && (
        <div className="dashboard-first">
          <Deferred load={loadOwnCalls} props={{ waiting: callsToCome }} instead={callsToCome} />
        </div>
      )}
      <Insights />
      <ProductFigures />
      <h2 className="dashboard-section">Your pages</h2>
      <div className="dashboard-areas">
        {pagesByArea(pages).map(({ area, title, pages: inArea }) => (
          <section key={area} className="dashboard-area" aria-labelledby={`dashboard-${area}`}>
            <h3 id={`dashboard-${area}`}>{title}</h3>
            <ul>
              {inArea.map((route) => (
                <li key={route.path}>
                  <PageLink route={route} role={role} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Page>
  );
}

function PageLink({ route, role }: { readonly route: Route; readonly role: string | undefined }) {
  const icon = pageIcon(route);
  return (
    <Link to={route.path} className="dashboard-page">
      {icon !== undefined && <Icon as={icon} />}
      <span className="dashboard-page-title">{pageTitle(route, audienceOf(role))}</span>
      <span className="dashboard-page-about">{pageAbout(route)}</span>
    </Link>
  );
}
