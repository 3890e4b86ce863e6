import { randomUUID } from "node:crypto";
import type { Db } from "../../../db/schema.ts";
import type { Services } from "../../../http/context.ts";
import type { Job } from "../../../jobs/regular.ts";
import type { AllAreas } from "../../../kit/define-area.ts";
import { claimRun, type Claimed } from "./claim-run.ts";
import { dropRun, openRun, workOn, type OpenRun } from "./open-run.ts";

/** Reports that one process makes at once. */
const atOnce = 2;
/** How long one turn may work, in milliseconds: a service that stops waits for its end. Where more is to do, the next follows. */
const turnFor = 1000;
/** How long one report is worked on before the next has its turn, in milliseconds. */
const shareFor = 200;

/** What a process makes at the moment, from turn to turn: by its services, since tests have several in one. */
interface Making {
  readonly holder: string;
  readonly open: Map<string, OpenRun>;
}
const making = new WeakMap<Services, Making>();

const makingOf = (services: Services): Making => {
  const found = making.get(services) ?? { holder: randomUUID(), open: new Map() };
  making.set(services, found);
  return found;
};

/**
 * Goes on with the reports that are asked for, for a while; what a process has begun it keeps in its memory from turn to
 * turn. After a kill another begins it again. Returns 0, for no pause before the next turn, while there is more to do.
 */
export const runReports =
  (areas: AllAreas): Job["run"] =>
  async (db: Db, services: Services, now: Date) => {
    const { holder, open } = makingOf(services);
    const until = now.getTime() + turnFor;
    const failures: Error[] = [];
    const attempt = async (id: string, work: () => Promise<boolean>): Promise<void> => {
      try {
        if (!(await work())) open.delete(id);
      } catch (cause) {
        open.delete(id);
        failures.push(new Error(`The report ${id} cannot go on: ${String(cause)}`, { cause }));
      }
    };
    const begin = async ({ id, ...claimed }: Claimed): Promise<void> =>
      attempt(id, async () => {
        const run = await openRun({ areas, db, services, holder, now: new Date() }, { id, ...claimed });
        if (run !== undefined) open.set(id, run);
        return run !== undefined;
      });
    do {
      while (open.size < atOnce) {
        const claimed = await claimRun(db, services, { holder, known: [...open.keys()], now: new Date() });
        if (claimed === undefined) break;
        await begin(claimed);
      }
      if (open.size === 0) break;
      for (const run of open.values()) {
        const share = Math.min(until, Date.now() + shareFor);
        await attempt(run.id, () => workOn({ db, services, holder }, run, share));
        if (!open.has(run.id)) await dropRun(run);
      }
    } while (Date.now() < until);
    if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join("\n"));
    return open.size > 0 ? 0 : undefined;
  };
