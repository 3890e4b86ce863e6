import type { documentArea } from "@o2r/api/contract/document";
import {
  admins,
  but,
  catalogueReaders,
  everybody,
  type Caller,
  type Reach,
  type Reviewed,
} from "../../../test/callers.ts";

/** Who may call what of the area; see `test/roles.expected.ts`. */
export const expected: Reviewed<typeof documentArea> = {
  "document.upload": but("signed out", "RETAILER"),
  "document.remove": but("signed out", "RETAILER"),
  "document.content": but("signed out", "RETAILER"),
  "document.picture": everybody,
};

const rows = {
  all: ["SUPER_SUPER_ADMIN", "SUPER_ADMIN", "ADMIN"],
  own: [
    "CALLING_AGENT",
    "HUB_MANAGER",
    "CWH_MANAGER",
    "CC_SUPERVISOR",
    "ONBOARDING_MANAGER",
    "ONBOARDING_AGENT",
    "FSA",
  ],
} as const;

/** Which rows each call reaches. */
export const expectedReach: Reach<typeof documentArea> = {
  "document.upload": "none",
  "document.remove": rows,
  "document.content": rows,
  "document.picture": "none",
};

/** Who may do what with a document, by what the document is. */
export const expectedDocuments = {
  // Whoever takes orders sees what is ordered.
  "read the image of a product": [...catalogueReaders, "CALLING_AGENT", "FSA"],
  "read the logo of a brand": catalogueReaders,
  "read what a calling agent has uploaded": [...admins, "CALLING_AGENT"],
  "remove what a calling agent has uploaded": [...admins, "CALLING_AGENT"],
} as const satisfies Record<string, readonly Caller[]>;
