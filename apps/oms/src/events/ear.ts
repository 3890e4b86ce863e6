import pg from "pg";

/** How long to wait before another connection is tried, in milliseconds. */
const pause = 5_000;

/**
 * Listens on channels of the database with a connection of its own, and comes back when it breaks. `heard` is called
 * for each word, and once for each channel when it listens (again), since something may have been said before. Where
 * the database or a pooler before it cannot do this, nothing is heard: it makes things faster, and nothing else.
 */
export const listenTo = (url: string, channels: readonly string[], heard: (channel: string) => void) => {
  let over = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      application_name: "o2r-oms-events",
    });
    client = next;
    let lost = false;
    const lose = (): void => {
      if (lost) return;
      lost = true;
      next.end().catch(() => {}); // it is broken already
      if (!over) timer = setTimeout(() => void connect(), pause).unref();
    };
    next.on("error", lose);
    next.on("end", lose);
    next.on("notification", ({ channel }) => heard(channel));
    try {
      await next.connect();
      for (const channel of channels) await next.query(`listen ${next.escapeIdentifier(channel)}`);
      for (const channel of channels) heard(channel);
    } catch {
      lose();
    }
  };
  void connect();
  return async (): Promise<void> => {
    over = true;
    clearTimeout(timer);
    await client?.end().catch(() => {}); // it is broken already
  };
};
