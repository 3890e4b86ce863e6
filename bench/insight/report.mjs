import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { reportRunEndpoints } from "../../packages/api/src/contract/areas/insight/index.ts";

/** Between two looks at how far it is, in milliseconds. */
const pause = 500;

/** What has been read by then has filled every buffer that there is. */
const firstRows = 100_000;

/** Megabytes that a process holds of the machine's memory now. @param {number} pid */
const held = (pid) => Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

/**
 * Has a report made as a file. Returns its rows, its bytes, how long it took in seconds, and what the service held of the
 * machine's memory: at most during the first 100,000 rows, and at most during the others, in megabytes.
 * @param {{ url: URL, pid: number, headers: Record<string, string>, report: string, values: object }} asked
 */
export async function makeReport({ url, pid, headers, report, values }) {
  const answer = async (/** @type {Response} */ response) => {
    const { payload, errorMessage } = await response.json();
    if (!response.ok) throw new Error(errorMessage);
    return payload;
  };
  const begin = performance.now();
  let run = await answer(
    await fetch(new URL(reportRunEndpoints.ask.path, url), {
      method: "POST",
      headers: { ...headers, "content-type": "application/json", "idempotency-key": randomUUID() },
      body: JSON.stringify({ report, values }),
    }),
  );
  const most = { early: 0, late: 0 };
  while (run.state === "ASKED" || run.state === "RUNNING") {
    await sleep(pause);
    run = await answer(await fetch(new URL(reportRunEndpoints.get.path.replace(":id", run.id), url), { headers }));
    const when = run.rows < firstRows ? "early" : "late";
    most[when] = Math.max(most[when], held(pid));
  }
  if (run.state !== "DONE") throw new Error(`The report ended as ${run.state}: ${run.reason}`);
  return { rows: run.rows, bytes: run.bytes, seconds: (performance.now() - begin) / 1000, ...most };
}
