import { buttonLook } from "@o2r/ui";
import { Lock } from "lucide-react";
import { Link, useSearchParams } from "react-router-dom";
import { audienceOf, roleTitle } from "../../routing/audience.ts";
import { findRoute } from "../../routing/find-route.ts";
import { pageTitle } from "../../routing/page-title.ts";
import { currentRole, hasSession } from "../../session/session.ts";

import { BareFrame } from "../message/bare-frame.tsx";
import { PageMessage } from "../message/page-message.tsx";
import { openTo } from "./open-to.ts";

/** /401: names the page that is closed (`?page=`) and the role it is closed to. It shows no data. */
export function NoAccess() {
  const wanted = findRoute(useSearchParams()[0].get("page") ?? "");
  const role = currentRole();
  const page = wanted === undefined ? "This page" : pageTitle(wanted, audienceOf(role));
  const subject = encodeURIComponent(`Access to ${page} in the O2R Console`);
  return (
    <BareFrame>
      <PageMessage
        icon={Lock}
        title="You do not have access"
        actions={
          hasSession() ? (
            <>
              <Link to="/" {...buttonLook()}>
                Go to dashboard
              </Link>
              <a href={`mailto:?subject=${subject}`} {...buttonLook({ variant: "link" })}>
                Request access
              </a>
            </>
          ) : (
            <Link to="/login" {...buttonLook({ variant: "primary" })}>
              Sign in
            </Link>
          )
        }
      >
        <p>
          <strong>{page}</strong> {wanted === undefined ? "is not open to you." : openTo(wanted)}{" "}
          {role === undefined ? (
            "You are not signed in."
          ) : (
            <>
              You are signed in as <strong>{roleTitle(role)}</strong>.
            </>
          )}
        </p>
      </PageMessage>
    </BareFrame>
  );
}
