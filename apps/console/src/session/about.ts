import type { PageWords } from "../routing/route.ts";

/** What the pages of the session are for, and their icons. */
export const about: PageWords = {
  "/login": { says: "Sign in with username and password." },
  "/otp": { says: "The second step of signing in." },
};
