import { Logo } from "@o2r/ui";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Drawing } from "./drawing.tsx";
import "./sign-in-frame.css";

export interface SignInFrameProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** The page around the two steps of signing in: the form on the left, the drawing on the right. */
export function SignInFrame({ title, lead, children }: SignInFrameProps) {
  return (
    <div className="sign-in">
      <div className="sign-in-left">
        <header>
          <Logo name="O2R Console" />
        </header>
        <main className="sign-in-box">
          <h1>{title}</h1>
          <p className="sign-in-lead">{lead}</p>
          {children}
        </main>
        <footer className="sign-in-foot">
          <span>© 2026 O2R</span>
          <Link to="/privacy-policy">Privacy policy</Link>
        </footer>
      </div>
      <aside className="sign-in-right" aria-label="About O2R">
        <Drawing />
        <p className="sign-in-claim">
          <b>From the warehouse to every shop</b>
          <span>Orders, stock, delivery and collections in one place.</span>
        </p>
      </aside>
    </div>
  );
}
