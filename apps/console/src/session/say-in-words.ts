import type { ClientOptions } from "@o2r/api/client";
import { sparesLine } from "@o2r/api/react";
import { refusalIn } from "./refusal-in.ts";

/** What most pages never need comes once the page stands: before the connection may be lost, which is to be said, too. Not on a slow line. */
const afterwards = 5000;

let coming: Promise<(message: string) => string> | undefined;

const bring = (): Promise<(message: string) => string> => {
  coming ??= import("./refusal-words.ts").then(({ refusalWords }) => refusalIn(refusalWords));
  // What did not come is asked for again with the next refusal.
  coming.catch(() => (coming = undefined));
  return coming;
};
setTimeout(() => sparesLine() || void bring().catch(() => undefined), afterwards);

/** Says what the service refuses in the words of the edition; as the service said it while those cannot be had. */
export const sayInWords: NonNullable<ClientOptions["say"]> = (message) =>
  bring().then(
    (say) => say(message),
    () => message,
  );
