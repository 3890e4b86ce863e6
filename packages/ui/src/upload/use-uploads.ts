import { useEffect, useRef, useState } from "react";
import type { UnsentFiles, UploadedFile, UploadFile } from "./upload.types.ts";

/** How many files travel at once; the others wait for their turn. */
const lanes = 3;

export interface PendingUpload {
  readonly key: number;
  readonly file: File;
  /** `refused` was never sent and cannot be sent again. */
  readonly state: "waiting" | "sending" | "failed" | "refused";
  /** Between 0 and 1. */
  readonly progress: number;
  /** Why it failed or was refused; empty when the reason is not known. */
  readonly reason: string;
}

/** A file that was chosen, with the reason when it is not to be sent. */
export interface ChosenFile {
  readonly file: File;
  readonly refusal?: string | undefined;
}

interface Target {
  value: readonly UploadedFile[];
  onValueChange: (value: readonly UploadedFile[]) => void;
  upload: UploadFile;
  onUnsentChange?: ((unsent: UnsentFiles) => void) | undefined;
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : "");
const share = (value: number) => (value >= 0 ? Math.min(value, 1) : 0);

/** Sends each file by itself, three at once; what arrives is appended to the value, what fails can be sent again. */
export function useUploads(target: Target) {
  const [pending, setPending] = useState<readonly PendingUpload[]>([]);
  const newest = useRef(target);
  const running = useRef(new Map<number, AbortController>());
  const queue = useRef<{ readonly key: number; readonly file: File }[]>([]);
  const lastKey = useRef(0);
  useEffect(() => {
    newest.current = target;
  });
  useEffect(() => {
    const uploads = running.current;
    const waiting = queue.current;
    return () => {
      waiting.length = 0;
      for (const upload of uploads.values()) upload.abort();
      newest.current.onUnsentChange?.({ underWay: 0, failed: 0 });
    };
  }, []);
  const underWay = pending.filter(({ state }) => state === "waiting" || state === "sending").length;
  const failed = pending.filter(({ state }) => state === "failed").length;
  useEffect(() => {
    newest.current.onUnsentChange?.({ underWay, failed });
  }, [underWay, failed]);

  const patch = (key: number, change: Partial<PendingUpload>) =>
    setPending((all) => all.map((it) => (it.key === key ? { ...it, ...change } : it)));
  const arrive = (key: number, kept: UploadedFile) => {
    setPending((all) => all.filter((it) => it.key !== key));
    const value = [...newest.current.value, kept];
    // Two may arrive before the next render; the second must see the first.
    newest.current = { ...newest.current, value };
    newest.current.onValueChange(value);
  };
  const send = async (key: number, file: File) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current.set(key, controller);
    patch(key, { state: "sending", progress: 0, reason: "" });
    try {
      const onProgress = (progress: number) => signal.aborted || patch(key, { progress: share(progress) });
      const kept = await newest.current.upload(file, { onProgress, signal });
      if (!signal.aborted) arrive(key, kept);
    } catch (error) {
      if (!signal.aborted) patch(key, { state: "failed", reason: reasonOf(error) });
    } finally {
      if (running.current.get(key) === controller) free(key);
    }
  };
  function sendNext() {
    while (running.current.size < lanes) {
      const next = queue.current.shift();
      if (!next) return;
      void send(next.key, next.file);
    }
  }
  function free(key: number) {
    running.current.delete(key);
    sendNext();
  }
  const enqueue = (files: readonly { readonly key: number; readonly file: File }[]) => {
    queue.current.push(...files);
    sendNext();
  };
  const add = (chosen: readonly ChosenFile[]) => {
    const added = chosen.map(({ file, refusal }): PendingUpload => {
      const key = (lastKey.current += 1);
      return { key, file, progress: 0, state: refusal === undefined ? "waiting" : "refused", reason: refusal ?? "" };
    });
    setPending((all) => [...all, ...added]);
    enqueue(added.filter(({ state }) => state === "waiting"));
  };
  const drop = (key: number) => {
    const waiting = queue.current.findIndex((it) => it.key === key);
    if (waiting >= 0) queue.current.splice(waiting, 1);
    running.current.get(key)?.abort();
    setPending((all) => all.filter((it) => it.key !== key));
    free(key);
  };
  const retry = ({ key, file }: PendingUpload) => {
    patch(key, { state: "waiting", progress: 0, reason: "" });
    enqueue([{ key, file }]);
  };
  return { pending, add, drop, retry };
}
