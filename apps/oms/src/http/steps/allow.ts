import { may, permissions, type AnyEndpoint } from "@o2r/api/contract";
import { AppError } from "../app-error.ts";
import type { Actor } from "../context.ts";

/** Lets a call through that its endpoint allows to this caller. Whatever is not allowed in so many words is 403. */
export const allow = ({ allow: rule }: Pick<AnyEndpoint, "allow">, caller: Actor | null): void => {
  if (rule === "public") return;
  const allowed =
    caller !== null && (rule === "signedIn" || (Object.hasOwn(permissions, rule) && may(caller.userType, rule)));
  if (!allowed) throw new AppError("access.denied", "You are not allowed to do this");
};
