import { buttonLook, Icon, Input } from "@o2r/ui";
import { ChevronRight, Compass, Search } from "lucide-react";
import { useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { audienceOf } from "../../routing/audience.ts";
import { findPages } from "../../routing/find-pages.ts";
import { findRoute } from "../../routing/find-route.ts";
import { pageIcon } from "../../routing/page-about.ts";
import { pageTitle } from "../../routing/page-title.ts";
import { recentPages } from "../../routing/recent-pages.ts";
import type { Route } from "../../routing/route.ts";
import { routes } from "../../routes.tsx";
import { currentRole, hasSession } from "../../session/session.ts";

import { BareFrame } from "../message/bare-frame.tsx";
import { PageMessage } from "../message/page-message.tsx";
import "./not-found.css";

/** /404 and every unknown address: finds a page by words, and offers those that were open last. */
export function NotFound() {
  const { pathname } = useLocation();
  const signedIn = hasSession();
  return (
    <BareFrame>
      <PageMessage
        icon={Compass}
        title="Page not found"
        actions={
          <Link to={signedIn ? "/" : "/login"} {...buttonLook({ variant: signedIn ? "default" : "primary" })}>
            {signedIn ? "Go to dashboard" : "Sign in"}
          </Link>
        }
        below={signedIn && <PageFinder />}
      >
        <p>
          {pathname === "/404" ? (
            "There is no page at this address."
          ) : (
            <>
              There is no page at <strong>{pathname}</strong>.
            </>
          )}
        </p>
      </PageMessage>
    </BareFrame>
  );
}

const shownResults = 6;

function PageFinder() {
  const [query, setQuery] = useState("");
  const finder = { role: currentRole(), helpAndSupportActive: false };
  const recent = recentPages().flatMap((path) => findRoute(path) ?? []);
  const found = query.trim() === "" ? recent : findPages(routes, finder, query).slice(0, shownResults);
  return (
    <section className="page-finder" aria-label="Find a page">
      <Input
        type="search"
        size="lg"
        icon={Search}
        aria-label="Search pages"
        placeholder="Search pages"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {found.length > 0 && (
        <>
          <h2>{query.trim() === "" ? "Opened last" : "Pages"}</h2>
          <ul>
            {found.map((route) => (
              <li key={route.path}>
                <PageLink route={route} />
              </li>
            ))}
          </ul>
        </>
      )}
      <output className="page-finder-none">
        {query.trim() !== "" && found.length === 0 ? `No page of yours matches “${query.trim()}”.` : ""}
      </output>
    </section>
  );
}

function PageLink({ route }: { readonly route: Route }) {
  const icon = pageIcon(route);
  return (
    <Link to={route.path} className="page-finder-link">
      {icon !== undefined && <Icon as={icon} />}
      <span>{pageTitle(route, audienceOf(currentRole()))}</span>
      <Icon as={ChevronRight} size={14} />
    </Link>
  );
}
