import { viewAsEndpoints } from "@o2r/api/contract/session";
import type { BodyOf } from "@o2r/api/contract/core";
import { client } from "./client.ts";
import { session } from "./session.ts";

/** Told to the other tabs, which share the session. */
const key = "o2r-view";

/** The console begins again as whoever it is seen as: nothing that was read before is theirs. */
const enter = (userType: string, page: string): void => {
  const [access, refresh] = [session.access(), session.refresh()];
  if (access === undefined || refresh === undefined) return;
  session.write({ access, refresh, role: userType });
  localStorage.setItem(key, String(Date.now()));
  location.assign(page);
};

/** Begins the console again, once the service shows it as this user type. */
export const enterView = (userType: string): void => enter(userType, "/");

/** Shows the console as somebody else, from its first page. A refusal makes a toast. */
export const startView = async (body: BodyOf<typeof viewAsEndpoints.start>): Promise<void> => {
  const { payload, error } = await client.call(viewAsEndpoints.start, { body });
  if (error === undefined) enterView(payload.userType);
};

/** Goes back to the own account. */
export const endView = async (): Promise<void> => {
  const { payload, error } = await client.call(viewAsEndpoints.end, {});
  if (error === undefined) enter(payload.userType, "/user-management");
};

/** Begins this tab again when another one has begun or ended a view. Returns the way to stop. */
export const followViews = (): (() => void) => {
  const follow = (event: StorageEvent): void => {
    if (event.key === key) location.reload();
  };
  addEventListener("storage", follow);
  return () => removeEventListener("storage", follow);
};
