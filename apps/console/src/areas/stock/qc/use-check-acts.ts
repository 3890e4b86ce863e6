import type { Client } from "@o2r/api/client";
import { mostIds } from "@o2r/api/contract/core";
import { assignForm, qcLife, type QcRow } from "@o2r/api/contract/stock";
import { useClient } from "@o2r/api/react";
import type { Registry } from "@o2r/forms";
import { formatNumber } from "@o2r/ui";
import { Check, ClipboardList, RotateCcw, Save, UserCheck } from "lucide-react";
import { useMemo } from "react";
import { formRegistry } from "../../../kit/form/form-registry.ts";
import type { ActsGiven } from "../../../kit/lifecycle/acts.types.ts";
import { useActs, type Acts } from "../../../kit/lifecycle/use-acts.tsx";
import { assignLead, checkHref, unitsOf } from "./qc-words.ts";

type Given = ActsGiven<typeof qcLife, QcRow>;

const warehousesOf = (rows: readonly QcRow[]): ReadonlySet<string> => new Set(rows.map((row) => row.warehouseId));

/** Finds those who may inspect in every one of some warehouses. */
const inspectorsAt = (client: Client, warehouses: ReadonlySet<string>): Registry => {
  const { sources = {}, ...registry } = formRegistry(client, assignForm);
  const { inspector: { search, ...inspector } = {} } = sources;
  const warehouse = [...warehouses].join();
  const tooMany = warehouses.size > mostIds;
  return {
    ...registry,
    sources: {
      inspector: {
        ...inspector,
        ...(search && {
          search: async (words, filters, signal) => (tooMany ? [] : search(words, { ...filters, warehouse }, signal)),
        }),
      },
    },
  };
};

const more: Given["more"] = {
  assign: (rows) => {
    const [one, ...others] = rows;
    if (!one || others.length > 0) return assignLead(warehousesOf(rows).size);
    return `It is at ${one.warehouse}${one.inspector === null ? "" : `, so far with ${one.inspector}`}.`;
  },
  reopen: ([row]) =>
    row &&
    `${unitsOf(row.accepted)} ${row.accepted === 1 ? "leaves" : "leave"} the shelf and ${formatNumber(row.rejected)} the rejected SKUs.`,
  recheck: ([row]) => row && `${unitsOf(row.held)} ${row.held === 1 ? "waits" : "wait"} in quarantine.`,
};

/** What can be done with quality checks, beside inspecting them: these steps, in order. Keep the same array between renders. */
export const useCheckActs = (steps: NonNullable<Given["steps"]>): Acts<QcRow> => {
  const client = useClient();
  const words = useMemo<Given>(
    () => ({
      name: ({ number }) => number,
      icons: { assign: UserCheck, save: Save, submit: Check, reopen: RotateCcw, recheck: ClipboardList },
      steps,
      more,
      forms: { assign: (rows) => ({ registry: inspectorsAt(client, warehousesOf(rows)) }) },
      said: {
        assign: ({ number, inspector }) => ({ title: `${number} is ${inspector}'s` }),
        reopen: ({ number }) => ({ title: `${number} is open again` }),
        recheck: (begun, { number }) => ({ title: `${begun.number} waits for what ${number} held` }),
      },
      leadsTo: { recheck: checkHref },
    }),
    [client, steps],
  );
  return useActs(qcLife, words);
};
