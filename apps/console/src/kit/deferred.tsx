import { notify } from "@o2r/ui";
import { useEffect, useState, type ComponentType, type ReactNode } from "react";

export interface DeferredProps<Props extends object> {
  /** Fetches the component; the same function each time. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  /** What stands in its place until it is there, as large as it will be. @default nothing */
  readonly instead?: ReactNode;
}

const words = "This could not be loaded. It comes by itself when the connection is back.";

/** Between two tries, in milliseconds. */
const pause = 3000;

/**
 * A component whose code is fetched when it is first shown. Unlike a lazy component it
 * neither suspends the page around it nor breaks it when the code does not arrive: that is said once, and tried again.
 */
export function Deferred<Props extends object>({ load, props, instead = null }: DeferredProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();

  useEffect(() => {
    let left = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    const fetchPart = (tries: number): void => {
      load().then(
        (loaded) => {
          if (!left) setPart(() => loaded);
        },
        () => {
          if (left) return;
          if (tries === 0) notify({ kind: "danger", title: words });
          again = setTimeout(() => fetchPart(tries + 1), pause);
        },
      );
    };
    fetchPart(0);
    return () => {
      left = true;
      clearTimeout(again);
    };
  }, [load]);

  return Part === undefined ? instead : <Part {...props} />;
}

/** A component whose code is fetched when it is first shown, as `Deferred` fetches it. */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  function Later(props: Props) {
    return <Deferred load={load} props={props} />;
  };
