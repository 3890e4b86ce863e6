// What menus and popovers open with. Fetched as one part, when it is first wanted or when the page is idle.
export { MenuList } from "../menu/menu-list.tsx";
export { PopoverContent } from "../popover/popover-content.tsx";
