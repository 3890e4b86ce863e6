import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode } from "react";

export interface LateProps<Props extends object> {
  /** What stands in its place until its code has come, as large as it will be. */
  readonly instead: ReactNode;
  readonly props: Props;
}

/** Between two tries, in milliseconds. */
const pause = 3000;

const never = () => () => undefined;

/**
 * A part whose code comes with the first that is shown. A server waits for it, and what a server has drawn is taken over; else
 * it stands as soon as its code is there, which is asked for until it comes: `Suspense` and `lazy` alone would keep what stands
 * in its place for 300 ms, and break the form without a line.
 */
export const late = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let come: ComponentType<Props> | undefined;
  const bring = async () => (come = await load());
  const Lazy = lazy(async () => ({ default: await bring() }));

  function Brought({ instead, props }: LateProps<Props>) {
    const [Part, setPart] = useState(() => come);
    useEffect(() => {
      if (Part !== undefined) return undefined;
      let left = false;
      let again: ReturnType<typeof setTimeout> | undefined;
      const fetchPart = (): void => {
        bring().then(
          (part) => void (left || setPart(() => part)),
          () => void (left || (again = setTimeout(fetchPart, pause))),
        );
      };
      fetchPart();
      return () => {
        left = true;
        clearTimeout(again);
      };
    }, [Part]);
    return Part === undefined ? instead : <Part {...props} />;
  }

  return function Late(given: LateProps<Props>) {
    const isOfServer = useSyncExternalStore(
      never,
      () => false,
      () => true,
    );
    const [wasServed] = useState(isOfServer);
    return wasServed ? (
      <Suspense fallback={given.instead}>
        <Lazy {...given.props} />
      </Suspense>
    ) : (
      <Brought {...given} />
    );
  };
};
