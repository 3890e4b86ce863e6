import { createStore, Provider } from "jotai";
import { useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { objectsAt } from "../routing/router.tsx";

export interface AppAtProps {
  /** The address that the console is opened at. */
  readonly path: string;
  /** What the page before has handed over in the history's state. */
  readonly state?: unknown;
}

/** The whole console at one address, for stories: real routes, guards and frames over a service that MSW plays. */
export function AppAt({ path, state }: AppAtProps) {
  const [router] = useState(() => {
    const { pathname, search, hash } = new URL(path, location.origin);
    return createMemoryRouter(objectsAt({ pathname, hash }), { initialEntries: [{ pathname, search, hash, state }] });
  });
  const [store] = useState(() => createStore());
  return (
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  );
}
