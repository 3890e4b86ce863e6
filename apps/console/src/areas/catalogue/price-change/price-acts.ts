import { priceChangeLife, type PriceChange } from "@o2r/api/contract/catalogue";
import { CircleCheck, CircleSlash } from "lucide-react";
import type { ActsGiven } from "../../../kit/lifecycle/acts.types.ts";
import { priceChangeName } from "./price-change-words.ts";

/** What the screens of price changes say of the steps, beside what their table says. */
export const priceActs: ActsGiven<typeof priceChangeLife, PriceChange> = {
  name: priceChangeName,
  icons: { approve: CircleCheck, revoke: CircleSlash },
  said: {
    approve: ({ product, state }) => ({
      title: `${product}: price change ${priceChangeLife.states[state].label.toLowerCase()}`,
      ...(state === "SCHEDULED" && { description: "It takes effect by itself on its day." }),
    }),
  },
};
