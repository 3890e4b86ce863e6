import type { RunSheet } from "@o2r/api/contract/logistics";
import type { ApiError } from "@o2r/api/client";
import { notify } from "@o2r/ui";
import { useCallback, useEffect, useRef, useState } from "react";
import {
  changed,
  nextToSend,
  outboxKey,
  readOutbox,
  stopOfRefusal,
  without,
  writeOutbox,
  type KeptVisit,
  type Outbox,
} from "./outbox.ts";
import type { RunWire } from "./run-wire.ts";

/** Between two tries while something waits, in milliseconds. */
const pause = 10_000;

/** Nobody knows whether it arrived, or the service cannot answer now: it is sent again under its key. */
const isLater = ({ status }: ApiError): boolean => status === 0 || status === 401 || status === 429 || status >= 500;

/** A kept photo as the file that is uploaded. */
const fileOf = (picture: string): File => {
  const bytes = Uint8Array.from(atob(picture.slice(picture.indexOf(",") + 1)), (letter) => letter.codePointAt(0) ?? 0);
  return new File([bytes], "proof.jpg", { type: "image/jpeg" });
};

export interface RunOutbox {
  readonly box: Outbox;
  /** The last try found no connection. */
  readonly offline: boolean;
  /** The phone has no room to keep more. */
  readonly full: boolean;
  /** Whoever enters may not send any more, in the service's words; undefined where they may. */
  readonly over: string | undefined;
  /** Keeps what was entered, and sends it as soon as that can be. */
  readonly put: (visit: Omit<KeptVisit, "state" | "said" | "theirs" | "second">) => void;
  /** Sends one that was refused or differs again, as it was changed. */
  readonly sendAgain: (key: string, to: Partial<KeptVisit>) => void;
  /** Throws one away. */
  readonly drop: (key: string) => void;
}

/** What a driver enters: kept on the phone at once, and sent in its order, each once, when there is a connection. */
export const useOutbox = (
  shipmentId: string,
  wire: RunWire,
  adopt: (sheet: RunSheet) => Promise<unknown>,
): RunOutbox => {
  const key = outboxKey(wire.person, shipmentId);
  const [box, setBox] = useState<Outbox>(() => readOutbox(localStorage, key));
  const [offline, setOffline] = useState(!navigator.onLine);
  const [over, setOver] = useState<string>();
  const [full, setFull] = useState(false);
  const latest = useRef(box);
  const sending = useRef(false);
  const taker = useRef(adopt);
  useEffect(() => {
    taker.current = adopt;
  });

  const keep = useCallback(
    (next: Outbox) => {
      latest.current = next;
      setBox(next);
      setFull(!writeOutbox(localStorage, key, next));
    },
    [key],
  );

  const sendOne = useCallback(
    async (one: KeptVisit): Promise<"goOn" | "wait"> => {
      const refuse = (error: ApiError) => {
        setOver(error.status === 401 ? error.message : undefined);
        if (isLater(error)) return "wait" as const;
        keep(changed(latest.current, one.key, { state: "refused", said: error.message }));
        return "goOn" as const;
      };
      let { body } = one;
      if (one.picture !== null && body.photo === undefined) {
        const { payload, error } = await wire.upload(fileOf(one.picture), `${one.key}-photo`);
        if (error !== undefined) return refuse(error);
        body = { ...body, photo: payload.id };
        keep(changed(latest.current, one.key, { body }));
      }
      const { payload, error } = await (one.second ? wire.second : wire.visit)(one.stopId, body, one.key);
      if (error === undefined) {
        keep(without(latest.current, one.key));
        setOver(undefined);
        const stop = payload.stopList.find(({ id }) => id === one.stopId);
        if (body.otp && stop?.code !== "RIGHT")
          notify({
            kind: "warning",
            title: `The code of ${stop?.establishment ?? "the shop"} did not match`,
            description: "The delivery, its cash and its photo are kept. Enter the code again at the stop.",
          });
        await taker.current(payload);
        return "goOn";
      }
      const theirs = error.status === 412 ? stopOfRefusal(error.current, one.stopId, wire.isSheet) : null;
      if (theirs === null) return refuse(error);
      keep(changed(latest.current, one.key, { state: "differs", theirs }));
      return "goOn";
    },
    [keep, wire],
  );

  const send = useCallback(async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      for (let one = nextToSend(latest.current); one !== undefined; one = nextToSend(latest.current)) {
        const went = await sendOne(one);
        setOffline(went === "wait");
        if (went === "wait") break;
      }
    } finally {
      sending.current = false;
    }
  }, [sendOne]);

  const waits = nextToSend(box) !== undefined;
  useEffect(() => {
    if (!waits) return undefined;
    void send();
    const again = setInterval(() => void send(), pause);
    const back = () => void send();
    window.addEventListener("online", back);
    return () => {
      clearInterval(again);
      window.removeEventListener("online", back);
    };
  }, [waits, send]);
  useEffect(() => {
    const gone = () => setOffline(true);
    const here = () => setOffline(false);
    window.addEventListener("offline", gone);
    window.addEventListener("online", here);
    return () => {
      window.removeEventListener("offline", gone);
      window.removeEventListener("online", here);
    };
  }, []);

  return {
    box,
    offline,
    full,
    over,
    put: (visit) => keep([...latest.current, { ...visit, state: "waiting", said: null, theirs: null, second: false }]),
    sendAgain: (visit, to) =>
      keep(changed(latest.current, visit, { ...to, key: crypto.randomUUID(), state: "waiting", said: null })),
    drop: (visit) => keep(without(latest.current, visit)),
  };
};
