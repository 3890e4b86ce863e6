import type { FieldsDone } from "../compile/messages.ts";
import type { Engine } from "../engine/engine.ts";

/** What became of some fields, for those who do not see it. Nothing of none. */
export const sayFields = (
  { messages }: Engine,
  done: Readonly<Partial<Record<FieldsDone, readonly string[]>>>,
): string =>
  Object.entries(done)
    .flatMap(([what, labels]) => (labels.length > 0 ? [messages.fields(what as FieldsDone, labels)] : []))
    .join(" ");
