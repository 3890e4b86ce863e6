import { LocaleProvider } from "@chakra-ui/react/locale";
import { ChakraProvider } from "@chakra-ui/react/styled-system";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { useState } from "react";
import { system } from "../theme/system.ts";
import type { OverlayProviderProps } from "./overlay-provider.types.ts";

/** A server has no page to read from, and is told what it needs. */
const hasPage = () => typeof document !== "undefined";

const nonceOfPage = () =>
  hasPage() ? document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content : undefined;

function makeCache(given: string | undefined) {
  const nonce = given ?? nonceOfPage();
  return createCache(nonce ? { key: "ui", nonce } : { key: "ui" });
}

/** Stands around everything that opens dialogs, menus and other overlays. Put it where their code is loaded, not before. */
export function OverlayProvider({ nonce, locale, children }: OverlayProviderProps) {
  const [cache] = useState(() => makeCache(nonce));
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <LocaleProvider locale={locale ?? ((hasPage() && document.documentElement.lang) || "en")}>
          {children}
        </LocaleProvider>
      </ChakraProvider>
    </CacheProvider>
  );
}
