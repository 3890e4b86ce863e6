import { useEffect, useState } from "react";
import type { Option } from "../product/fields.ts";
import { call } from "../product/service.ts";

const asked = new Map<string, Promise<readonly Option[]>>();

/** The options of a select, where they are named by a list of the service, once that has come. */
export function useOptions(options: readonly Option[] | string): readonly Option[] {
  const [known, setKnown] = useState<readonly Option[]>(typeof options === "string" ? [] : options);
  useEffect(() => {
    if (typeof options !== "string") return;
    const answer = asked.get(options) ?? call<readonly Option[]>(`/oms/master/common?category=${options}`);
    asked.set(options, answer);
    void answer.then(setKnown);
  }, [options]);
  return known;
}
