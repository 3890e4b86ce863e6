import type { sessionArea } from "@o2r/api/contract/session";
import type { ServiceArea } from "../../kit/define-area.ts";
import { ensureFirstAdministrator } from "./first-administrator.ts";
import { sessionHandlers } from "./session.ts";
import { userHandlers } from "./user.ts";
import { viewAsHandlers } from "./view-as.ts";

export { findActor, findActors } from "./find-actor.ts";

export const session: ServiceArea<typeof sessionArea> = {
  handlers: { session: sessionHandlers, user: userHandlers, viewAs: viewAsHandlers },
  begin: ensureFirstAdministrator,
};
