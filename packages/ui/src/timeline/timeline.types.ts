import type { ReactNode } from "react";
import type { IconDrawing } from "../icon/icon.types.ts";

/** A field that was changed. */
export interface TimelineChange {
  readonly label: string;
  readonly before: ReactNode;
  readonly after: ReactNode;
}

/** Something that happened, on a line of time. */
export interface TimelineEvent {
  readonly id: string;
  readonly icon: IconDrawing;
  /** Who. */
  readonly title: ReactNode;
  /** When, as it should be read. */
  readonly time: ReactNode;
  /** When, for machines: an ISO instant. */
  readonly dateTime?: string | undefined;
  /** What. */
  readonly description?: ReactNode;
  /** What it was and what it became; of many the first eight, the others by a button. */
  readonly changes?: readonly TimelineChange[] | undefined;
  /** What can be done about it, such as a button that takes it back. */
  readonly act?: ReactNode;
}

export interface TimelineLabels {
  /** Read out before an old value. */
  before: string;
  /** Read out before a new value. */
  after: string;
  /** The button that shows as many changes more. */
  more: (count: number) => string;
  /** The button that hides them again. */
  fewer: (count: number) => string;
}

export interface TimelineProps {
  /** Newest first. */
  events: readonly TimelineEvent[];
  labels?: Partial<TimelineLabels> | undefined;
}
