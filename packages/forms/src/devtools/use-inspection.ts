import { useEffect, useState } from "react";
import type { FormHandle } from "../react/form-handle.ts";
import { inspect, type Inspection } from "./inspect.ts";
import { recordPasses } from "./record-passes.ts";

/** A form as it is now, looked at again after each pass, at most once a frame. */
export const useInspection = ({ engine }: FormHandle): Inspection => {
  const [inspection, setInspection] = useState(() => inspect(engine));
  useEffect(() => {
    let frame = 0;
    const stop = recordPasses(engine, (passes) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setInspection(inspect(engine, passes)));
    });
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [engine]);
  return inspection;
};
