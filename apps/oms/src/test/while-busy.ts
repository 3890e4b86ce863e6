import { setTimeout as sleep } from "node:timers/promises";

const most = 5;

/** Sends again what a service at its limit has refused with 503, as the console does: nothing was done. */
export const whileBusy = async <Answer extends { readonly status: number }>(
  send: () => Promise<Answer>,
  tries = 1,
): Promise<Answer> => {
  const answer = await send();
  if (answer.status !== 503 || tries === most) return answer;
  await sleep(200 * tries);
  return whileBusy(send, tries + 1);
};
