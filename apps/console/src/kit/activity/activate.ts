import { sayDone } from "../undo/undo.ts";
import type { Activity, SwitchedRow } from "./use-activity.ts";

const words = (active: boolean): string => (active ? "active" : "inactive");

/** Switches a row on or off, says so, and offers to take it back. Returns why it failed, in words. */
export const switchAndSay = async (
  { switchRow, switchBack }: Activity,
  { id, version }: SwitchedRow,
  active: boolean,
  name: string,
): Promise<string | undefined> => {
  const done = await switchRow({ id, version }, active);
  if (done.failure !== undefined) return done.failure;
  sayDone({ title: `${name} is ${words(active)}`, undone: `${name} is ${words(!active)} again` }, () =>
    switchBack({ id, version: done.version }, !active),
  );
  return undefined;
};

/** Switches a row on; a refusal speaks for itself. Nothing is asked: it can be switched off again. */
export const activate = async (activity: Activity, row: SwitchedRow, name: string): Promise<void> => {
  await switchAndSay(activity, row, true, name);
};
