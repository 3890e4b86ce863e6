// What only forms with groups need: an entry of its own, so that other forms do not load it.
import type { Condition } from "../definition/condition.ts";
import type { FieldBase, Given, Group } from "../definition/field.ts";
import { spread } from "./spread.ts";

type Spoken<C extends Given> = NonNullable<C[keyof C]["~names"]>;

/** What a group may say beside its fields. */
export interface GroupOptions<P extends string = string> extends Pick<
  FieldBase<P>,
  "label" | "help" | "why" | "enabled" | "readOnly" | "onHide"
> {
  /** Words of its own for why it is hidden, closed or not to be changed. */
  readonly messages?: Readonly<Partial<Record<"visible" | "enabled" | "readOnly", string>>>;
}

/**
 * An object within the values: `address: group({ label: "Address", fields: { city: text(…) } })` is sent as
 * `{ address: { city } }`. Its fields are named by their paths, `address.city`, wherever a rule speaks of them, and are
 * hidden, closed and fixed with it; `onHide` stands for those that say none themselves. Drawn as a fieldset.
 */
export const group = <
  const C extends Given,
  const P extends string = never,
  const V extends Condition<P> | undefined = undefined,
>(
  options: GroupOptions<P> & {
    /** Whether it shows, and with it all in it. */
    readonly visible?: V | Condition<P>;
    /** What is nested in it: fields, lists and groups. */
    readonly fields: C;
  },
): Group<NoInfer<P> | Spoken<C>, C, [V] extends [undefined] ? true : false> =>
  // TypeScript cannot see that its parts make up the group.
  spread({ kind: "group", ...options } as unknown as Group) as unknown as Group<P | Spoken<C>, C, never>;
