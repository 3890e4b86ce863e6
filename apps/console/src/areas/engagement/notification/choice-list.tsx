import { choiceSources, messageLanguages, type MessageChoice } from "@o2r/api/contract/engagement";
import { wordOf } from "@o2r/api/contract/core";
import { BellOff } from "lucide-react";
import type { ReactNode } from "react";
import { ActiveStatus } from "../../../kit/activity/active-status.tsx";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { ThingList } from "../../../kit/list/thing-list.tsx";
import { messageChoiceName, messageChoices } from "./choice-words.ts";

const card = (row: MessageChoice, menu: ReactNode): ReactNode => (
  <RowCard
    title={row.retailer}
    href={`${messageChoices.path}/${row.id}`}
    detail={row.mutedText === "" ? "Every offer" : `No offers by ${row.mutedText}`}
    menu={menu}
    facts={[
      wordOf(messageLanguages, row.language) ?? row.language,
      wordOf(choiceSources, row.source) ?? row.source,
      ...(row.active ? [] : [<ActiveStatus key="active" active={false} />]),
    ]}
  />
);

/** /notification/choice: in which language retailers are written to, and who wants no offers. */
export function ChoiceList() {
  return (
    <ThingList {...messageChoices} title="Retailers' choices" icon={BellOff} rowName={messageChoiceName} card={card} />
  );
}
