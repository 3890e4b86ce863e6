import { campaignLife, type Campaign } from "@o2r/api/contract/engagement";
import { formatDateTime } from "@o2r/ui";
import { CircleX, SendHorizontal, Undo2 } from "lucide-react";
import type { ActsGiven } from "../../../kit/lifecycle/acts.types.ts";
import { useActs } from "../../../kit/lifecycle/use-acts.tsx";
import { AudienceCount } from "./audience-count.tsx";
import { campaignName } from "./campaign-words.ts";

const words: ActsGiven<typeof campaignLife, Campaign> = {
  name: campaignName,
  icons: { release: SendHorizontal, recall: Undo2, cancel: CircleX },
  steps: ["cancel", "recall", "release"],
  more: {
    release: ([row]) =>
      row && (
        <>
          <AudienceCount rule={row.audience} /> By {row.channelText}; quiet from {row.quiet}.
        </>
      ),
  },
  said: {
    release: ({ title, startsAt }) => ({
      title: `${title}: released`,
      ...(startsAt !== null && { description: `It goes out from ${formatDateTime(startsAt)} on.` }),
    }),
  },
};

/** What the person may do with a notification. */
export const useCampaignActs = () => useActs(campaignLife, words);
