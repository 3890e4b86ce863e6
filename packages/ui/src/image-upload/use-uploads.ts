import { useEffect, useRef, useState } from "react";
import type { UploadedImage, UploadImage } from "./image-upload.types.ts";

export interface PendingUpload {
  readonly key: number;
  readonly file: File;
  /** Between 0 and 1. */
  readonly progress: number;
  /** Why it failed; undefined while it runs. */
  readonly error: string | undefined;
}

interface Target {
  value: readonly UploadedImage[];
  onValueChange: (value: readonly UploadedImage[]) => void;
  upload: UploadImage;
}

const reasonOf = (error: unknown) => (error instanceof Error && error.message !== "" ? error.message : "");

/** Sends files one by one beside each other; each that arrives is appended to the value, each that fails can be sent again. */
export function useUploads(target: Target) {
  const [pending, setPending] = useState<readonly PendingUpload[]>([]);
  const newest = useRef(target);
  const running = useRef(new Map<number, AbortController>());
  const lastKey = useRef(0);
  useEffect(() => {
    newest.current = target;
  });
  useEffect(() => {
    const uploads = running.current;
    return () => {
      for (const upload of uploads.values()) upload.abort();
    };
  }, []);

  const patch = (key: number, change: Partial<PendingUpload>) =>
    setPending((all) => all.map((it) => (it.key === key ? { ...it, ...change } : it)));
  const drop = (key: number) => {
    running.current.get(key)?.abort();
    running.current.delete(key);
    setPending((all) => all.filter((it) => it.key !== key));
  };
  const arrive = (key: number, image: UploadedImage) => {
    drop(key);
    const value = [...newest.current.value, image];
    // Two may arrive before the next render; the second must see the first.
    newest.current = { ...newest.current, value };
    newest.current.onValueChange(value);
  };
  const send = async (key: number, file: File) => {
    const controller = new AbortController();
    running.current.set(key, controller);
    patch(key, { progress: 0, error: undefined });
    try {
      const onProgress = (progress: number) => patch(key, { progress });
      const image = await newest.current.upload(file, { onProgress, signal: controller.signal });
      if (!controller.signal.aborted) arrive(key, image);
    } catch (error) {
      if (!controller.signal.aborted) patch(key, { error: reasonOf(error) });
    }
  };
  const add = (files: readonly File[]) => {
    const added = files.map((file) => ({ key: (lastKey.current += 1), file, progress: 0, error: undefined }));
    setPending((all) => [...all, ...added]);
    for (const { key, file } of added) void send(key, file);
  };
  return { pending, add, drop, retry: ({ key, file }: PendingUpload) => void send(key, file) };
}
