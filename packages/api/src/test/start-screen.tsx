import { startPage } from "./start-page.ts";
import type { ReactNode } from "react";
import { expect } from "vitest";
import { createClient, memoryStore, type Client } from "../client/index.ts";
import { ApiProvider } from "../react/index.ts";
import { startServer, type TestServer } from "./start-server.ts";

/** A page with an `ApiProvider`, and the service behind it. */
export interface Screen {
  readonly server: TestServer;
  readonly client: Client;
  readonly toasts: readonly string[];
  readonly show: (children: ReactNode) => void;
  readonly press: (label: string) => void;
  readonly text: () => string;
  /** Waits until the page says exactly this. */
  readonly says: (text: string) => Promise<void>;
  /** Method and address of every call so far. */
  readonly lines: () => readonly string[];
  /** Hides the page from its person, or shows it again. */
  readonly hide: (hidden: boolean) => void;
  readonly close: () => Promise<void>;
}

/** Starts a page and its service; close it after the test. */
export const startScreen = async (server?: TestServer): Promise<Screen> => {
  const service = server ?? (await startServer());
  const page = await startPage();
  const toasts: string[] = [];
  const store = memoryStore();
  store.write({ access: "access-1", refresh: "refresh-1", role: "ADMIN" });
  const client = createClient({
    baseUrl: () => service.url,
    hostUrl: () => service.url,
    store,
    notify: (message) => toasts.push(message),
    onUnauthorized: () => undefined,
  });
  const hide = (hidden: boolean) => {
    Object.defineProperty(document, "visibilityState", { value: hidden ? "hidden" : "visible", configurable: true });
    document.dispatchEvent(new window.Event("visibilitychange"));
  };
  return {
    server: service,
    client,
    toasts,
    show: (children) => page.show(<ApiProvider client={client}>{children}</ApiProvider>),
    press: page.press,
    text: page.text,
    says: (text) => expect.poll(() => page.text()).toBe(text),
    lines: () => service.seen.map(({ method, url }) => `${method} ${url}`),
    hide,
    close: async () => {
      hide(false);
      page.close();
      await service.close();
    },
  };
};
