import type { promotionLife, PromotionRow } from "@o2r/api/contract/promotions";
import { Archive, CalendarClock, CirclePause, CirclePlay, Gauge, Play } from "lucide-react";
import type { ActsGiven } from "../../../kit/lifecycle/acts.types.ts";
import { promotionName } from "./promotion-words.ts";

const filled = (values: Readonly<Record<string, number | null>>): Record<string, number> =>
  Object.fromEntries(Object.entries(values).flatMap(([key, value]) => (value === null ? [] : [[key, value]])));

/** What the screens of promotions say of the steps, beside what their table says. */
export const promotionActs: ActsGiven<typeof promotionLife, PromotionRow> = {
  name: promotionName,
  icons: {
    start: Play,
    pause: CirclePause,
    resume: CirclePlay,
    extend: CalendarClock,
    relimit: Gauge,
    archive: Archive,
  },
  forms: {
    extend: ([first, ...rest]) => ({ initial: first && rest.length === 0 ? { validTill: first.validTill } : {} }),
    relimit: ([row]) => ({
      initial:
        row === undefined
          ? {}
          : filled({
              useLimit: row.useLimit,
              retailerLimit: row.retailerLimit,
              dayLimit: row.dayLimit,
              budget: row.budget,
            }),
    }),
  },
  said: {
    start: ({ title, state }) =>
      state === "SCHEDULED"
        ? { title: `${title} is scheduled`, description: "It begins by itself on its first day." }
        : { title: `${title} holds from now on` },
  },
};
