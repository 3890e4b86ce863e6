import type { CodeSent } from "../login/next-step.ts";

/** What the sign-in page handed over in the history's state, or nothing when the page was opened by its address. */
export const readCodeSent = (state: unknown): CodeSent | undefined => {
  if (typeof state !== "object" || state === null || !("token" in state) || typeof state.token !== "string") {
    return undefined;
  }
  const sentTo = "sentTo" in state && typeof state.sentTo === "string" ? state.sentTo : undefined;
  return { token: state.token, sentTo };
};

/** Where the code went, in words: the service masks a mobile number to its last digits. */
export const sentWords = (sentTo: string | undefined): string => {
  const ending = /^\*+(\d{2,4})$/.exec(sentTo ?? "")?.[1];
  return ending === undefined ? (sentTo ?? "your registered contact") : `the mobile ending ${ending}`;
};
