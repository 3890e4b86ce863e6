import type { Area } from "../../core/area.ts";
import { permissions } from "./facts.ts";
import { sessionEndpoints, userEndpoints } from "./session.ts";
import { viewAsEndpoints } from "./view-as.ts";

export * from "./forms.ts";
export * from "./session.ts";
export * from "./view-as.ts";

/** Signing in and out, and the account of whoever is signed in. */
export const sessionArea = {
  permissions,
  things: {
    session: sessionEndpoints,
    user: userEndpoints,
    viewAs: viewAsEndpoints,
  },
} satisfies Area;
