import type { Mutation } from "@o2r/api/react";
import { useMutation } from "@o2r/api/react";
import { masterOptionEndpoints, type ConfiguredList, type ConfiguredOption } from "@o2r/api/contract/catalogue";
import { useState } from "react";
import { moveTo } from "./move-to.ts";

export type Reorder = Mutation<typeof masterOptionEndpoints.reorder>["run"];

/**
 * The options in the order that they are given by hand: shown at once, and as the service has it when it has answered.
 * One move after the other: what is moved while another is on its way stays where it is.
 */
export const useOrder = (list: ConfiguredList, reread: () => Promise<unknown>) => {
  const { run, running } = useMutation(masterOptionEndpoints.reorder, { affects: [] });
  const [placed, setPlaced] = useState<readonly string[]>();
  const [said, setSaid] = useState("");
  const byId = new Map(list.options.map((option) => [option.id, option]));
  const options: readonly ConfiguredOption[] = placed?.flatMap((id) => byId.get(id) ?? []) ?? list.options;

  const move = async ({ id, label }: ConfiguredOption, place: number): Promise<void> => {
    const ids = options.map((option) => option.id);
    const next = moveTo(ids, id, place);
    if (running || next.join() === ids.join()) return;
    setPlaced(next);
    const { error } = await run({ params: { id: list.id }, body: { options: [...next] } }, { version: list.version });
    await reread();
    setPlaced(undefined);
    setSaid(
      error === undefined
        ? `${label} is now number ${next.indexOf(id) + 1} of ${next.length}`
        : `${label} stays where it was`,
    );
  };
  return { options, move, said };
};
