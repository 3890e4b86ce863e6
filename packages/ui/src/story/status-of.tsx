import { Status } from "../status/status.tsx";
import type { ComponentStatus } from "./about.types.ts";

const looks = {
  stable: { tone: "success", word: "Stable" },
  new: { tone: "info", word: "New" },
  deprecated: { tone: "warning", word: "Deprecated" },
} as const;

/** The status of a component, in its word. For stories and their pages only. */
export function StatusOf({ status }: { status: ComponentStatus }) {
  return <Status tone={looks[status].tone}>{looks[status].word}</Status>;
}
