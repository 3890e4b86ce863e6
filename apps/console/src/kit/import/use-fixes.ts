import { importEndpoints, type ImportJob, type ImportRow } from "@o2r/api/contract/insight";
import { useMutation } from "@o2r/api/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";

/** A cell that was fixed and that the service has not taken. */
export interface Unsaved {
  readonly row: ImportRow;
  readonly text: string;
  /** Why not, in words. */
  readonly reason: string;
  /** The service has said no. Else the line was cut, and nobody knows whether it came. */
  readonly refused: boolean;
}

/** The fixed cells of an import on their way to the service. */
export interface Fixes {
  /** A row as the service has answered it last. */
  readonly latest: (row: ImportRow) => ImportRow;
  /** Sends what was typed into a cell, unless it was sent already. */
  readonly fix: (row: ImportRow, column: number, text: string) => void;
  readonly unsavedAt: (row: ImportRow, column: number) => Unsaved | undefined;
  readonly unsaved: readonly Unsaved[];
  /** Gives up what was typed for what stood there before. */
  readonly putBack: (row: ImportRow, column: number, text: string) => void;
  /** Sends again what is not saved, and waits for all that is under way; answers whether all is saved. */
  readonly settle: () => Promise<boolean>;
}

interface Sent {
  readonly row: ImportRow;
  readonly column: number;
  readonly text: string;
}

const placeOf = ({ id }: ImportRow, column: number): string => `${id} ${column}`;

const without = <Value>(all: ReadonlyMap<string, Value>, place: string): ReadonlyMap<string, Value> =>
  new Map([...all].filter(([key]) => key !== place));

/** Sends fixed cells one after the other. One that did not arrive stays marked until it has: nothing typed is lost. */
export const useFixes = (job: ImportJob, onFixed: (row: ImportRow) => void): Fixes => {
  const { run } = useMutation(importEndpoints.fix);
  const [answered, setAnswered] = useState<ReadonlyMap<string, ImportRow>>(new Map());
  const [unsaved, setUnsaved] = useState<ReadonlyMap<string, Unsaved>>(new Map());
  /** What waits, is under way, or did not arrive, by its cell. */
  const open = useRef(new Map<string, Sent>());
  /** What has arrived, as it was typed. */
  const arrived = useRef(new Map<string, string>());
  const states = useRef(new Map<string, ImportRow["state"]>());
  const turn = useRef<Promise<void>>(Promise.resolve());

  const send = async (place: string): Promise<void> => {
    const sent = open.current.get(place);
    if (sent === undefined) return;
    const { row, column, text } = sent;
    const { payload, error } = await run({ params: { id: job.id }, body: { row: row.id, cells: [{ column, text }] } });
    if (error !== undefined) {
      const refused = error.status >= 400 && error.status < 500;
      setUnsaved((before) => new Map(before).set(place, { row, text, reason: error.message, refused }));
      return;
    }
    arrived.current.set(place, text);
    // What was typed meanwhile has a turn of its own.
    if (open.current.get(place) === sent) open.current.delete(place);
    setUnsaved((before) => without(before, place));
    setAnswered((before) => new Map(before).set(row.id, payload));
    const before = states.current.get(row.id) ?? row.state;
    states.current.set(row.id, payload.state);
    if (payload.state !== before) onFixed(payload);
  };
  // All fixes go to one address, and of two under way at once the client drops the second.
  const queue = (place: string) => {
    turn.current = turn.current.then(() => send(place));
  };
  const settle = async (): Promise<boolean> => {
    for (const place of open.current.keys()) queue(place);
    await turn.current;
    return open.current.size === 0;
  };

  const sendAgain = useEffectEvent(() => void settle());
  useEffect(() => {
    window.addEventListener("online", sendAgain);
    return () => window.removeEventListener("online", sendAgain);
  }, []);

  const fix: Fixes["fix"] = (row, column, text) => {
    const place = placeOf(row, column);
    const known = open.current.get(place)?.text ?? arrived.current.get(place) ?? row.cells[column] ?? "";
    if (text === known && !unsaved.has(place)) return;
    open.current.set(place, { row, column, text });
    queue(place);
  };
  return {
    latest: (row) => answered.get(row.id) ?? row,
    fix,
    unsavedAt: (row, column) => unsaved.get(placeOf(row, column)),
    unsaved: [...unsaved.values()],
    putBack: (row, column, text) => {
      const place = placeOf(row, column);
      // Of what was refused nothing has come.
      if (unsaved.get(place)?.refused !== true) return fix(row, column, text);
      open.current.delete(place);
      setUnsaved((before) => without(before, place));
    },
    settle,
  };
};
