/** Decides colour and icon; `danger` is announced at once and kept in the log. */
export type NotificationKind = "success" | "info" | "warning" | "danger";

/** What the action of a toast does: it goes somewhere or runs something. */
export interface NotificationAction {
  readonly label: string;
  readonly onPress: () => void;
}

/** What a toast says. */
export interface NotificationInput {
  /** Decides colour and drawing; `danger` is announced at once and kept in the log. @default "info" */
  readonly kind?: NotificationKind | undefined;
  /** What was done, in one line. */
  readonly title: string;
  /** A second line, in smaller words. */
  readonly description?: string | undefined;
  /** One button, which closes the toast, too: to undo, or to look at what was made. */
  readonly action?: NotificationAction | undefined;
  /** Milliseconds on screen, not counting the time under the pointer or with focus. @default 1500 */
  readonly duration?: number | undefined;
}

/** A toast as it is kept: everything decided, with its own id. */
export interface Notification extends NotificationInput {
  readonly id: number;
  readonly kind: NotificationKind;
  readonly duration: number;
  /** When it was said, milliseconds since 1970. */
  readonly at: number;
}
