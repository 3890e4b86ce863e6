import { campaignEndpoints, campaignLife, campaignList, type Campaign } from "@o2r/api/contract/engagement";

/** What the screens of notifications have in common. */
export const campaigns = {
  noun: campaignLife.name,
  path: "/notification",
  permission: "message.manage",
  endpoint: campaignEndpoints.list,
  declaration: campaignList,
} as const;

/** A notification in words. */
export const campaignName = ({ title }: Pick<Campaign, "title">): string => title;
