import type { AnyEndpoint } from "./endpoint.ts";

/** What a call makes old, as it was declared: paths, with everything below them. A call that changes nothing makes nothing old. */
export const affectedBy = ({ path, write }: Pick<AnyEndpoint, "path" | "write">): readonly string[] =>
  write === undefined ? [] : (write.affects ?? [path.split("/", 3).join("/")]);
