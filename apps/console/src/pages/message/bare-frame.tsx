import { Logo } from "@o2r/ui";
import type { ReactNode } from "react";
import "./bare-frame.css";

/** The frame of messages on pages without the shell: the mark that leads home, and the main region. */
export function BareFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="bare-frame">
      <header>
        <Logo name="O2R Console" />
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
