import type { CallInput } from "@o2r/api/client";
import { affectedBy, type AnyEndpoint } from "@o2r/api/contract/core";
import { useClient, useTouch, type Affected } from "@o2r/api/react";
import { notify } from "@o2r/ui";
import { useCallback } from "react";

/** Long enough to read what was done and to take it back, in milliseconds; longer while the pointer or the focus is on it. */
const time = 8000;

/** Takes back what was done; returns why it could not, as the rest of a sentence, or undefined when it was. */
export type TakeBack = () => Promise<string | undefined>;

/** What is said of something that was done. */
export interface Done {
  readonly title: string;
  readonly description?: string | undefined;
  /** What is said once it is taken back. */
  readonly undone: string;
}

/** Says what was done, with a button that takes it back where that can be done; says how that went, too. */
export const sayDone = ({ undone, ...said }: Done, takeBack: TakeBack | undefined): void => {
  if (takeBack === undefined) {
    notify({ kind: "success", ...said });
    return;
  }
  const press = async () => {
    const why = await takeBack();
    notify(why === undefined ? { kind: "success", title: undone } : { kind: "danger", title: `Not undone: ${why}` });
  };
  notify({ kind: "success", ...said, duration: time, action: { label: "Undo", onPress: () => void press() } });
};

/** A row as it was left by the act that is taken back. */
export interface LeftRow {
  readonly id: string;
  readonly version: number;
}

/** Takes an act back by the one that undoes it; returns why it could not. Refused where the row has changed since. */
export type TakeBackBy = (endpoint: AnyEndpoint, row: LeftRow, body?: unknown) => Promise<string | undefined>;

/**
 * Makes the call that takes an act back: an act of its own, from the version that the first has left. Goes on when its
 * component leaves, as its button stands in a toast.
 *
 * @param affects whose data is read again: what the endpoint declares, unless told; nothing for one of many
 */
export const useTakeBack = (affects?: Exclude<Affected, "all">): TakeBackBy => {
  const client = useClient();
  const touch = useTouch();
  return useCallback(
    async (endpoint, { id, version }, body) => {
      // What the table of steps says that it is sent; its type is erased where screens are generic.
      const input = { params: { id }, ...(body !== undefined && { body }) } as unknown as CallInput<AnyEndpoint>;
      const { error } = await client.call(endpoint, input, { version, undoes: true, quiet: true });
      await touch(affects ?? affectedBy(endpoint));
      return error?.status === 412
        ? "it was changed by someone else since"
        : (error?.errors[0]?.message ?? error?.message);
    },
    [client, touch, affects],
  );
};
