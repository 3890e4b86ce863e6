import { notify } from "@o2r/ui";
import { useEffect, useState, type ComponentType } from "react";

export interface DeferredProps<Props extends object> {
  /** Fetches the component; the same function each time. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
}

/**
 * A component whose code is fetched when it is first shown; nothing until it is there. Unlike a lazy component it
 * neither suspends the page around it nor breaks it when the code does not arrive.
 */
export function Deferred<Props extends object>({ load, props }: DeferredProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();

  useEffect(() => {
    let left = false;
    load().then(
      (loaded) => {
        if (!left) setPart(() => loaded);
      },
      () => notify({ kind: "danger", title: "This could not be loaded. Check the connection and try again." }),
    );
    return () => {
      left = true;
    };
  }, [load]);

  return Part === undefined ? null : <Part {...props} />;
}
