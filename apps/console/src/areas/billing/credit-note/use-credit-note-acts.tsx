import { creditNoteLife, type CreditNoteRow } from "@o2r/api/contract/billing";
import { formatMoney } from "@o2r/ui";
import { CircleX, ReceiptIndianRupee } from "lucide-react";
import { useMemo } from "react";
import type { ActsGiven } from "../../../kit/lifecycle/acts.types.ts";
import { useActs } from "../../../kit/lifecycle/use-acts.tsx";
import { creditNoteName } from "./credit-note-words.ts";

/** What became of what was not due of its own invoice. */
const restOf = ({ allocations, onAccount }: CreditNoteRow): string =>
  [
    ...allocations.map(({ number, amount }) => `${formatMoney(amount)} off ${number}`),
    ...(onAccount > 0 ? [`${formatMoney(onAccount)} on account`] : []),
  ].join(", ");

/** What the person may do with credit notes. */
export const useCreditNoteActs = () => {
  const words = useMemo<ActsGiven<typeof creditNoteLife, CreditNoteRow>>(
    () => ({
      name: creditNoteName,
      icons: { issue: ReceiptIndianRupee, refuse: CircleX },
      said: {
        issue: (after) => ({
          title: `${after.number ?? ""}: ${formatMoney(after.allocated)} off ${after.invoiceNumber}`,
          ...(after.total > after.allocated && { description: restOf(after) }),
        }),
      },
    }),
    [],
  );
  return useActs(creditNoteLife, words);
};
