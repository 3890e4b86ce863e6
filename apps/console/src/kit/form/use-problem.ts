import { useEffect, useRef, useState, type RefObject } from "react";

interface Problem<At extends string> {
  /** The `name` of the field where it is; nowhere, what the service refused. */
  readonly at?: At;
  readonly says: string;
}

interface Problems<At extends string> {
  /** Around the fields. */
  readonly fields: RefObject<HTMLDivElement | null>;
  readonly problem: Problem<At> | undefined;
  /** Says it, and puts the focus where it is mended: into the first field of that name. */
  readonly setProblem: (problem: Problem<At> | undefined) => void;
}

/** What keeps a dialog of counts, which is no form, from being sent. */
export const useProblem = <At extends string>(): Problems<At> => {
  const [problem, setProblem] = useState<Problem<At>>();
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    fields.current?.querySelector<HTMLElement>(`[name="${problem?.at}"]`)?.focus();
  }, [problem]);
  return { fields, problem, setProblem };
};
