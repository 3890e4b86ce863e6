import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode } from "react";

export interface LateProps<Props extends object> {
  /** What stands in its place until its code has come, as large as it will be. */
  readonly instead: ReactNode;
  readonly props: Props;
}

const never = () => () => undefined;

/**
 * A part whose code comes with the first that is shown. A server waits for it, and what a server has drawn is taken over; else
 * it stands as soon as its code is there: `Suspense` alone would keep what stands in its place for 300 ms.
 */
export const late = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let come: ComponentType<Props> | undefined;
  const bring = async () => (come = await load());
  const Lazy = lazy(async () => ({ default: await bring() }));

  function Brought({ instead, props }: LateProps<Props>) {
    const [Part, setPart] = useState(() => come);
    const [failure, setFailure] = useState<{ readonly error: unknown }>();
    useEffect(() => {
      if (Part !== undefined) return undefined;
      let left = false;
      bring().then(
        (part) => void (left || setPart(() => part)),
        (error: unknown) => void (left || setFailure({ error })),
      );
      return () => void (left = true);
    }, [Part]);
    if (failure !== undefined) throw failure.error;
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
