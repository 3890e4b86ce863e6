import { newId } from "../db/id.ts";
import { holdLease, releaseLease } from "../jobs/lease.ts";
import { listenTo } from "./ear.ts";
import { createHub, type Hub, type HubParts } from "./hub.ts";
import { startLoop } from "../jobs/loop.ts";
import { announce, channels, relay } from "./relay.ts";

/** The events of one process: told of changes, and telling them. */
export interface Events {
  /** Somebody's stream; see `Hub`. */
  readonly admit: Hub["admit"];
  /** Something was committed that left events. */
  readonly changed: () => void;
  /** Tells all who listen here to read again whatever they have. */
  readonly reset: Hub["reset"];
  /** Ends every stream, and the work behind them. */
  readonly stop: () => Promise<void>;
}

export interface EventsOptions extends HubParts {
  /** Where to listen; undefined where nothing can be heard, and everything is found by looking. */
  readonly listenAt: string | undefined;
  /** What else is woken by a word of the database, by its channel. */
  readonly hears: Readonly<Record<string, () => void>>;
}

const leaseName = "event-relay";

/** In milliseconds. Whatever is said by a look here, is said sooner by a word of the database where it can. */
const every = {
  /** The relay holds its job for this long; after a kill, another process waits for the rest of it. */
  lease: 6_000,
  /** Between two rounds of the relay: one numbers what many changes have left meanwhile. */
  relayRest: 25,
  /** The relay looks for events that nobody told it of. */
  relayLook: 1_000,
  /** The others see whether the relay is gone. */
  leaseLook: 2_000,
  /** Each process looks for numbers that nobody told it of. */
  deliverLook: 2_000,
  /** Half of what a client waits before it takes a connection for dead, and less. */
  beat: 15_000,
};

/**
 * Starts them. One process of all numbers the events (by a lease), every process tells its own listeners. Both are woken
 * by the database, and look by themselves as well.
 */
export const startEvents = (options: EventsOptions): Events => {
  const { db, log, listenAt, hears } = options;
  const holder = newId();
  const hub = createHub(options);
  let isRelay = false;
  let heldUntil = 0;

  const deliver = startLoop(hub.deliver, { every: every.deliverLook, log, what: "Telling of events" });
  const relaying = startLoop(
    async () => {
      if (Date.now() > heldUntil - every.lease / 2) {
        const asked = Date.now();
        isRelay = await holdLease(db, leaseName, holder, every.lease);
        if (isRelay) heldUntil = asked + every.lease;
      }
      if (!isRelay) return every.leaseLook;
      if (await relay(db)) deliver.wake();
      return every.relayLook;
    },
    { every: every.leaseLook, rest: every.relayRest, log, what: "Numbering events" },
  );
  const beating = setInterval(() => {
    hub.beat().catch((err: unknown) => log.warn({ err }, "Sessions of event streams could not be looked up"));
  }, every.beat);
  beating.unref();
  const wakes: Readonly<Record<string, () => void>> = {
    ...hears,
    [channels.waiting]: relaying.wake,
    [channels.numbered]: deliver.wake,
  };
  const stopListening =
    listenAt === undefined ? undefined : listenTo(listenAt, Object.keys(wakes), (channel) => wakes[channel]?.());

  let announced: Promise<void> | undefined;
  return {
    admit: hub.admit,
    reset: hub.reset,
    changed: () => {
      if (isRelay) return relaying.wake();
      // Of many changes at once, one word is enough.
      announced ??= announce(db, channels.waiting)
        .catch(() => {}) // the relay's own look finds it
        .finally(() => (announced = undefined));
    },
    stop: async () => {
      clearInterval(beating);
      hub.close();
      await Promise.all([relaying.stop(), deliver.stop(), stopListening?.(), announced]);
      await releaseLease(db, leaseName, holder).catch(() => {}); // it ends by itself
    },
  };
};
