// Somebody at work, with the console's own client.
import { createClient, memoryStore } from "../../packages/api/src/client/index.ts";
import { tokenOf } from "../../bench/lists/ask.mjs";

/**
 * A client of somebody whose tokens the command signs itself, and how a new one is got before the last runs out.
 * @param {string} url @param {{ number: number }} who
 */
export async function personAt(url, who) {
  const store = memoryStore();
  const renew = async () => store.write({ access: await tokenOf(who), refresh: "none" });
  await renew();
  const client = createClient({
    baseUrl: () => url,
    hostUrl: () => url,
    store,
    notify: () => {},
    onUnauthorized: () => {},
  });
  return { client, renew };
}
