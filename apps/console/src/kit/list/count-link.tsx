import { formatNumber, Link } from "@o2r/ui";

export interface CountLinkProps {
  readonly count: number;
  /** Where what is counted stands. */
  readonly href: string;
}

/** How many things belong to a row, leading to them where there are any. */
export function CountLink({ count, href }: CountLinkProps) {
  return count === 0 ? "0" : <Link href={href}>{formatNumber(count)}</Link>;
}

/** `1 product`, `1,284 products`. */
export const counted = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
