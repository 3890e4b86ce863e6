/**
 * An address that the apps may open: a path of their own, `https://`, or a deep link of ours. Anything else, such as
 * `javascript:` or an address that only looks like a path, is refused by the service.
 */
export const appLink = {
  maxLength: 300,
  pattern: String.raw`/|/[^/\s\\][^\s\\]*|https://[^\s/\\][^\s\\]*|(o2r|fsa)://[^\s\\]+`,
  messages: { pattern: "Use a path such as /offers, or an address that begins with https://" },
} as const;
