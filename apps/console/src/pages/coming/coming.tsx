import { buttonLook, Icon } from "@o2r/ui";
import { ArrowLeft, Hammer } from "lucide-react";
import { Link, useSearchParams } from "react-router-dom";
import { audienceOf } from "../../routing/audience.ts";
import { pageAbout, pageIcon } from "../../routing/page-about.ts";
import { pageTitle } from "../../routing/page-title.ts";
import type { Route } from "../../routing/route.ts";
import { useCurrentRoute } from "../../routing/use-current-route.ts";
import { currentRole } from "../../session/session.ts";
import { BareFrame } from "../message/bare-frame.tsx";
import { PageMessage } from "../message/page-message.tsx";

/** Stands where a later release brings a screen: says which one, what it is for, and that it is not there yet. */
export function Coming() {
  const route = useCurrentRoute();
  if (route === undefined) return null;
  const message = <ComingMessage route={route} />;
  return route.shell ? message : <BareFrame>{message}</BareFrame>;
}

function ComingMessage({ route }: { readonly route: Route }) {
  const ticketId = useSearchParams()[0].get("ticketId");
  return (
    <PageMessage
      icon={pageIcon(route) ?? Hammer}
      title={pageTitle(route, audienceOf(currentRole()))}
      actions={
        <Link to={route.under ?? "/"} {...buttonLook()}>
          <Icon as={ArrowLeft} />
          {route.under === undefined ? "Go to dashboard" : "Go back"}
        </Link>
      }
    >
      <p>{pageAbout(route)}</p>
      {route.path === "/ticket-management" && ticketId !== null && (
        <p>
          Ticket <strong>{ticketId}</strong>
        </p>
      )}
      <p className="page-message-note">This page comes with a later release.</p>
    </PageMessage>
  );
}
