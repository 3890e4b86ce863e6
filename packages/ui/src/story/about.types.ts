import type { ReactNode } from "react";

/** Whether a component may be built on: `new` may still change, `deprecated` names what to take instead. */
export type ComponentStatus = "stable" | "new" | "deprecated";

/** A small live example, drawn with the component itself, and why it is right or wrong. */
export interface Shown {
  readonly draw: () => ReactNode;
  /** One sentence; `code` stands between backticks. */
  readonly why: string;
}

/** One thing to do, beside what to do it instead of. */
export interface DoAndDont {
  readonly good: Shown;
  readonly bad: Shown;
}

/** A part of a component that has a name. */
export interface Part {
  readonly name: string;
  readonly what: string;
  /** Finds it in the example: the number of the part stands beside the first that matches. */
  readonly at: string;
}

/** Keys that do one thing: each a combination, such as `Shift Tab`. */
export interface KeyUse {
  readonly keys: readonly string[];
  readonly does: string;
}

/**
 * What is to be known of a component that neither its types nor its stories nor its stylesheet say. Its page in Storybook,
 * the table of all components and the page of all do and don'ts are made of it.
 */
export interface About {
  /** What it is, in one sentence. */
  readonly summary: string;
  readonly status: ComponentStatus;
  /** The version of `@o2r/ui` that brought it. */
  readonly since: string;
  /** The exports whose properties the page lists, the component of the page first. */
  readonly exports: readonly [string, ...string[]];
  /** What its functions are given, by the names of the interfaces: listed as the properties are. */
  readonly inputs?: readonly string[];
  readonly when: readonly [string, ...string[]];
  /** When something else is better, and what. */
  readonly whenNot: readonly [string, ...string[]];
  /** The example whose code can be copied: the function `Example` of the same file. */
  readonly example: () => ReactNode;
  /** What the parts are shown in, where the example shows them only once something is pressed. */
  readonly picture?: (() => ReactNode) | undefined;
  /** What stands in it, from its start to its end. */
  readonly anatomy: readonly Part[];
  readonly pairs: readonly [DoAndDont, ...DoAndDont[]];
  /** Empty for what is never focused. */
  readonly keyboard: readonly KeyUse[];
  readonly accessibility: readonly [string, ...string[]];
}
