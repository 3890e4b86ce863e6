import type { ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { Db } from "../db/schema.ts";
import { AppError } from "../app-error.ts";
import type { Actor, FindActors } from "../http/actor.ts";
import { isAudible, type NumberedEvent } from "./audible.ts";
import { hintMessage, readyMessage, resetMessage } from "./message.ts";
import { readExtent } from "./position.ts";
import { Seats } from "./seats.ts";

/** Streams that one person may hold open at this process: many browsers of theirs, and no more. */
const mostPerUser = 20;
/** Events that are read in one go, and that somebody who comes back is told of at most; beyond, they read all again. */
const atOnce = 1000;
/** Bytes that may wait for a slow reader; beyond, the connection ends, and goes on where it ended. */
const mostWaiting = 64 * 1024;
/** Milliseconds after which a stream that was admitted begins no more: its call has been answered otherwise. */
const patience = 60_000;

/** Somebody who asks to listen. */
export interface Caller {
  readonly actor: Actor;
  /** Until when their token is good. */
  readonly until: Date;
  /** The last number that they heard; undefined for none. */
  readonly heard: string | undefined;
}

interface Listener {
  actor: Actor;
  readonly response: ServerResponse;
  /** Everything up to this number was told, or was not for them. */
  position: number;
  /** Has caught up: hears what comes as it comes. */
  live: boolean;
}

export interface HubParts {
  readonly db: Db;
  readonly log: Logger;
  readonly findActors: FindActors;
}

/** The event streams of one process. */
export interface Hub {
  /** Makes ready to listen; the returned function begins to tell on a response, and leaves it open. */
  readonly admit: (caller: Caller) => Promise<(response: ServerResponse) => void>;
  /** Tells what was numbered since the last time. */
  readonly deliver: () => Promise<void>;
  /** Says to everybody that the stream stands, and ends those of people who may not listen any more. */
  readonly beat: () => Promise<void>;
  /** Tells everybody to read again whatever they have. */
  readonly reset: () => void;
  readonly close: () => void;
}

const readAfter = (db: Db, seq: number): Promise<NumberedEvent[]> =>
  db
    .selectFrom("outbox")
    .select(["seq", "action", "entity", "entity_id", "version", "warehouse_id", "user_id"])
    .where("seq", ">", seq)
    .orderBy("seq")
    .limit(atOnce)
    .$narrowType<{ seq: number }>() // a number that is compared is one
    .execute();

/** Whose account it is that listens, whoever the console is seen as. */
const personOf = ({ id, viewer }: Actor): string => viewer?.id ?? id;

/** Where somebody goes on who has heard so far; null when nobody knows what they missed. */
const placeOf = (heard: string, { last, forgotten }: { last: number; forgotten: number }): number | null => {
  const place = /^\d{1,15}$/.test(heard) ? Number(heard) : -1;
  return place >= forgotten && place <= last && last - place <= atOnce ? place : null;
};

export const createHub = ({ db, log, findActors }: HubParts): Hub => {
  const listeners = new Set<Listener>();
  const seats = new Seats(mostPerUser);
  /** Everything up to this number was told to all who listen live. */
  let position = 0;
  let closed = false;

  const end = (listener: Listener): void => {
    listeners.delete(listener);
    listener.response.end();
  };
  const say = (listener: Listener, text: string): void => {
    listener.response.write(text);
    if (listener.response.writableLength > mostWaiting) {
      listeners.delete(listener);
      listener.response.destroy();
    }
  };

  /** Ends the streams of sessions that are over, and learns what has become of those that are not. */
  const check = async (some: readonly Listener[]): Promise<void> => {
    const sessions = [...new Set(some.map(({ actor }) => actor.sessionId))];
    for (let from = 0; from < sessions.length; from += atOnce) {
      const asked = new Set(sessions.slice(from, from + atOnce));
      const found = await findActors(db, [...asked]);
      for (const listener of some) {
        const { sessionId } = listener.actor;
        if (!asked.has(sessionId)) continue;
        const actor = found.get(sessionId);
        if (actor === undefined) end(listener);
        else listener.actor = actor;
      }
    }
  };

  const tell = (listener: Listener, events: readonly NumberedEvent[]): void => {
    for (const event of events) {
      if (event.seq > listener.position && isAudible(event, listener.actor)) say(listener, hintMessage(event));
    }
  };

  const catchUp = async (listener: Listener): Promise<void> => {
    while (listeners.has(listener) && listener.position < position) {
      const events = await readAfter(db, listener.position);
      tell(listener, events);
      listener.position = events.at(-1)?.seq ?? position;
    }
    listener.live = true;
  };

  const admit: Hub["admit"] = async ({ actor, until, heard }) => {
    // Before anything is waited for: of three hundred who ask at once, all would find a place free.
    const giveBack = seats.take(personOf(actor));
    if (giveBack === undefined) {
      throw new AppError("limit.reached", "Too many event streams are open: please close some", { retryAfter: 30 });
    }
    const extent = await readExtent(db).catch((error: unknown) => {
      giveBack();
      throw error;
    });
    const place = heard === undefined ? extent.last : placeOf(heard, extent);
    const forgotten = setTimeout(giveBack, patience);
    forgotten.unref();

    return (response) => {
      clearTimeout(forgotten);
      // Whoever has gone meanwhile would be held until their token ends: their `close` has been.
      if (closed || response.destroyed) {
        giveBack();
        return void response.end();
      }
      response.once("close", giveBack);
      // While nobody listened, nobody looked.
      if (listeners.size === 0) position = Math.max(position, extent.last);
      const listener: Listener = { actor, response, position: place ?? extent.last, live: false };
      listeners.add(listener);
      const over = setTimeout(() => end(listener), until.getTime() - Date.now());
      over.unref();
      response.once("close", () => {
        clearTimeout(over);
        listeners.delete(listener);
      });
      say(listener, place === null ? resetMessage(extent.last) : readyMessage(place));
      catchUp(listener).catch((err: unknown) => {
        log.warn({ err }, "An event stream could not go on where it ended");
        end(listener);
      });
    };
  };

  return {
    admit,
    deliver: async () => {
      for (let more = listeners.size > 0; more;) {
        const events = await readAfter(db, position);
        position = events.at(-1)?.seq ?? position;
        for (const listener of listeners) if (listener.live) tell(listener, events);
        const concerned = new Set(events.map((event) => event.entity_id));
        await check(
          [...listeners].filter(({ actor }) =>
            [actor.sessionId, actor.id, personOf(actor)].some((each) => concerned.has(each)),
          ),
        );
        more = events.length === atOnce;
      }
    },
    beat: async () => {
      const text = readyMessage(position);
      for (const listener of listeners) if (listener.live) say(listener, text);
      await check([...listeners]);
    },
    reset: () => {
      for (const listener of listeners) if (listener.live) say(listener, resetMessage(position));
    },
    close: () => {
      closed = true;
      for (const listener of listeners) end(listener);
    },
  };
};
