const mark = "#link=";

/**
 * The part of an address that carries the token of a link: it stands behind the `#`, which no browser sends to a server or
 * tells to another page.
 */
export const linkHash = (token: string): string => mark + token;

/** The token in the part of an address behind the `#`; undefined where there is none. */
export const linkTokenOf = (hash: string): string | undefined =>
  hash.startsWith(mark) ? hash.slice(mark.length) || undefined : undefined;
