import { buttonLook, Icon } from "@o2r/ui";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

interface HeaderProps {
  /** The call, and what can be done with it. */
  readonly children?: ReactNode;
}

/** Stands above the desk, also while a call goes on. */
export function Header({ children }: HeaderProps) {
  return (
    <header>
      <Link to="/" aria-label="To the dashboard" {...buttonLook({ variant: "ghost" })}>
        <Icon as={ArrowLeft} />
      </Link>
      <h1>Customer order</h1>
      {children}
    </header>
  );
}
