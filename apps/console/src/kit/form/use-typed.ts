import type { FormHandle } from "@o2r/forms/react";
import { useMemo, useSyncExternalStore } from "react";

/** What stands in some fields of a form as it is typed, rendered again whenever one changes: for previews. The same names each time. */
export const useTyped = <const N extends string>(
  form: FormHandle,
  names: readonly N[],
): Readonly<Partial<Record<N, unknown>>> => {
  const [subscribe, read] = useMemo(() => {
    const values = () => JSON.stringify(Object.fromEntries(names.map((name) => [name, form.engine.raw(name) ?? null])));
    return [
      (listener: () => void) => {
        const stops = names.map((name) => form.engine.subscribeValue(name, listener));
        return () => stops.forEach((stop) => stop());
      },
      values,
    ] as const;
  }, [form, names]);
  const text = useSyncExternalStore(subscribe, read, read);
  return useMemo(() => ({ ...Object(JSON.parse(text)) }), [text]);
};
