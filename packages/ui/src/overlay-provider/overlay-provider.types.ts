import type { ReactNode } from "react";

export interface OverlayProviderProps {
  /** Nonce of the page's style policy. @default the content of `<meta name="csp-nonce">` */
  nonce?: string | undefined;
  /** Language of the page, such as `en-IN`; what floats runs in its direction. @default `lang` of <html> */
  locale?: string | undefined;
  /** The whole application. */
  children: ReactNode;
}
