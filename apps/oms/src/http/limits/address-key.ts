import { isIPv6 } from "node:net";

/**
 * What a network address is limited by: an IPv4 address whole, of an IPv6 address its first 64 bits, since whoever has
 * one has them all.
 */
export const addressKey = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [front = "", back = ""] = address.toLowerCase().split("%", 1).join("").split("::", 2);
  const groupsOf = (part: string): string[] => (part === "" ? [] : part.split(":"));
  const head = groupsOf(front);
  const missing = Math.max(0, 8 - head.length - groupsOf(back).length);
  const groups = [...head, ...Array.from({ length: missing }, () => "0"), ...groupsOf(back)];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
};
