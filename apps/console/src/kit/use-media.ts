export { phoneQuery as phone, useMediaQuery as useMedia } from "@o2r/ui";

/** A tablet that stands, or a phone on its side: the sidebar is folded beside a page, and a table has less room. */
export const narrow = "(max-width: 1023px)";
