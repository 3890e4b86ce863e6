import { bare, full, inShell } from "../../routing/page-kinds.ts";
import type { AreaPage } from "../../routing/route.ts";
import { thingPages } from "../../routing/thing-pages.ts";

/** The pages of engagement. */
export const pages: readonly AreaPage[] = [
  {
    ...inShell,
    path: "/notification",
    title: "Notification",
    screen: { of: "engagement", name: "campaignList" },
    allowed: full,
    entry: { block: 5, place: 2 },
  },
  {
    ...inShell,
    path: "/notification/new",
    title: "Write notification",
    screen: { of: "engagement", name: "campaignForm" },
    allowed: full,
    under: "/notification",
  },
  {
    ...inShell,
    path: "/notification/:id",
    title: "Notification",
    screen: { of: "engagement", name: "campaignPage" },
    allowed: full,
    under: "/notification",
  },
  {
    ...inShell,
    path: "/notification/:id/edit",
    title: "Edit notification",
    screen: { of: "engagement", name: "campaignForm" },
    allowed: full,
    under: "/notification/:id",
  },
  {
    ...inShell,
    path: "/notification/event",
    title: "Events",
    screen: { of: "engagement", name: "eventList" },
    allowed: full,
    under: "/notification",
  },
  ...thingPages(
    {
      ...inShell,
      path: "/notification/choice",
      title: "Retailers' choices",
      screen: { of: "engagement", name: "choiceList" },
      allowed: full,
      under: "/notification",
    },
    "choice",
    { of: "engagement", name: "choiceForm" },
  ),
  ...thingPages(
    {
      ...inShell,
      path: "/sms",
      title: "SMS Config",
      screen: { of: "engagement", name: "smsList" },
      allowed: full,
      entry: { block: 5, place: 7, within: "Settings" },
    },
    "template",
    { of: "engagement", name: "smsForm" },
  ),
  {
    ...inShell,
    path: "/sms/outbox",
    title: "Outbox",
    screen: { of: "engagement", name: "messageList" },
    allowed: full,
    under: "/sms",
  },
  {
    ...inShell,
    path: "/help-support",
    title: "Help & support",
    screen: { of: "engagement", name: "ticketList" },
    needsHelpFlag: true,
    entry: { block: 6, place: 1 },
  },
  ...thingPages(
    {
      ...inShell,
      path: "/help-support/faq",
      title: "Questions",
      screen: { of: "engagement", name: "faqList" },
      needsHelpFlag: true,
      under: "/help-support",
    },
    "question",
    { of: "engagement", name: "faqForm" },
  ),
  ...thingPages(
    {
      ...inShell,
      path: "/help-support/canned-reply",
      title: "Canned replies",
      screen: { of: "engagement", name: "cannedReplyList" },
      needsHelpFlag: true,
      under: "/help-support",
    },
    "canned reply",
    { of: "engagement", name: "cannedReplyForm" },
  ),
  {
    ...bare,
    path: "/ticket-management",
    title: "Ticket",
    screen: { of: "engagement", name: "ticketPage" },
    needsHelpFlag: true,
    under: "/help-support",
  },
];
