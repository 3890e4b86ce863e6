/** The circumstances that every part of the demo is made in. */
export interface Scene {
  /** The instant that the demo's past leads up to. */
  readonly now: Date;
  /** Who did it all: the demo's super super admin. */
  readonly founderId: string;
}

const day = 24 * 3_600_000;

/** The instant so many days before now. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * day);

/** The date so many days from now, as `YYYY-MM-DD`. */
export const dateAfter = (now: Date, days: number): string =>
  new Date(now.getTime() + days * day).toISOString().slice(0, 10);

/** Who made a row, and when, in the demo's past. */
export const stamps = (scene: Scene, at: Date) => ({
  created_at: at,
  created_by: scene.founderId,
  updated_at: at,
  updated_by: scene.founderId,
});
