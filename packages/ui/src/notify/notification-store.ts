import type { Notification, NotificationInput } from "./notify.types.ts";

/** How long a toast stays (specification §8). */
export const toastDuration = 1500;

/** The log keeps the newest errors, so that a toast that has gone can be read again. */
const logLength = 50;

/** The toaster's own words; it stands outside the application, where no `LabelsProvider` reaches. */
export interface ToasterWords {
  /** Name of the region. */
  readonly region: string;
  readonly close: string;
}

export interface NotificationState {
  readonly words: ToasterWords;
  /** On screen now, oldest first. */
  readonly toasts: readonly Notification[];
  /** Warnings and errors said since the page was loaded, newest first. */
  readonly log: readonly Notification[];
}

let state: NotificationState = { words: { region: "Messages", close: "Close" }, toasts: [], log: [] };
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: NotificationState) {
  state = next;
  for (const listener of listeners) listener();
}

const isKept = ({ kind }: Notification) => kind === "danger" || kind === "warning";
const sameWords = (a: NotificationInput, b: NotificationInput) =>
  a.kind === b.kind && a.title === b.title && a.description === b.description;

export const readNotifications = (): NotificationState => state;

export function subscribeToNotifications(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Adds a toast and returns its id. The same words, while still on screen, start their time again instead of piling up. */
export function addNotification(input: NotificationInput, at = Date.now()): number {
  lastId += 1;
  const added: Notification = {
    ...input,
    id: lastId,
    kind: input.kind ?? "info",
    duration: input.duration ?? toastDuration,
    at,
  };
  change({
    ...state,
    toasts: [...state.toasts.filter((it) => !sameWords(it, added)), added],
    log: isKept(added) ? [added, ...state.log].slice(0, logLength) : state.log,
  });
  return added.id;
}

/** Takes a toast off the screen; the log keeps it. */
export function dismissNotification(id: number): void {
  if (state.toasts.some((it) => it.id === id)) change({ ...state, toasts: state.toasts.filter((it) => it.id !== id) });
}

/** Replaces the toaster's own words, for example to show them in another language. */
export function setToasterWords(words: ToasterWords): void {
  change({ ...state, words });
}

/** Empties the log of errors; toasts on the screen stay until they go by themselves. */
export function clearNotificationLog(): void {
  if (state.log.length > 0) change({ ...state, log: [] });
}
