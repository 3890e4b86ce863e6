import { useEffect, useState, type ComponentType } from "react";
import { PageLoader } from "../frames/page-loader.tsx";
import { LoadFailed } from "../pages/load-failed/load-failed.tsx";

/**
 * A page whose code did not arrive when it was asked for. Each time it is opened it asks again. The router cannot be
 * told of the failure itself: it draws an empty page for a route that is still to be loaded, even one with an error.
 */
export const lateScreen = (load: () => Promise<ComponentType>): ComponentType =>
  function LateScreen() {
    const [state, setState] = useState<ComponentType | "loading" | "failed">("loading");
    useEffect(() => {
      let left = false;
      load().then(
        (Screen) => left || setState(() => Screen),
        () => left || setState("failed"),
      );
      return () => {
        left = true;
      };
    }, []);
    if (state === "loading") return <PageLoader />;
    if (state === "failed") return <LoadFailed />;
    const Screen = state;
    return <Screen />;
  };

/** Loads a page for the router, which never hears that it failed. */
export const screenOf = async (load: () => Promise<ComponentType>): Promise<{ readonly Component: ComponentType }> => ({
  Component: await load().catch(() => lateScreen(load)),
});
