import { Banner } from "@o2r/ui";
import { useLocation } from "react-router-dom";

/** Says why somebody is here who was at work: the session was not renewed. Who has signed out knows it. */
export function SessionEnded() {
  // Whatever another page has put there.
  const state: unknown = useLocation().state;
  const isEnded = typeof state === "object" && state !== null && "sessionEnd" in state;
  if (!isEnded || state.sessionEnd !== "refused") return null;
  return (
    <Banner tone="info" title="Your session has expired">
      Sign in again: what you typed is kept.
    </Banner>
  );
}
