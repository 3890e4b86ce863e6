import { useEffect, useRef } from "react";
import { session } from "./session.ts";

/** Runs `enter` when the person signs in in another tab: what all tabs share has come, so that this one need not ask. */
export const useBegunElsewhere = (enter: () => void): void => {
  const given = useRef(enter);
  useEffect(() => {
    given.current = enter;
  });
  useEffect(
    () =>
      session.onElsewhere?.((change) => {
        if (change === "begun") given.current();
      }),
    [],
  );
};
