import type { ReactNode } from "react";

export interface OverlayProviderProps {
  /** Nonce of the page's style policy. @default the content of `<meta name="csp-nonce">` */
  nonce?: string | undefined;
  children: ReactNode;
}
