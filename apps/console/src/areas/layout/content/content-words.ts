import { contentEndpoints, contentList, type Content } from "@o2r/api/contract/layout";

/** What the screens of contents have in common. */
export const contents = {
  noun: { one: "content", many: "contents" },
  path: "/layout-content",
  permission: "layout.write",
  consequence: "will no longer be shown by any rail, on published pages too.",
  endpoints: contentEndpoints,
  declaration: contentList,
} as const;

/** A content in words. */
export const contentName = ({ name }: Pick<Content, "name">): string => name;
