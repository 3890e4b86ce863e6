import { describe, expect, it } from "vitest";
import { notificationLink } from "./notification-link.ts";
import { timeAgo } from "./time-ago.ts";

describe("where a notification leads", () => {
  it("S2.92 leads an address change request to the retailers", () => {
    expect(notificationLink("RETAILER_ADDRESS", {})).toBe("/retailer");
  });

  it("S2.93 leads short inventory to the hub orders", () => {
    expect(notificationLink("INVENTORY_SHORT", {})).toBe("/hub-order");
  });

  it("S2.94 leads a ticket to its own page", () => {
    expect(notificationLink("TICKET", { ticketId: "T 42&x" })).toBe("/ticket-management?ticketId=T%2042%26x");
  });

  it("leads to the page that it names itself, whatever its type", () => {
    expect(notificationLink("INVENTORY_SHORT", { page: "/inventory/discard" })).toBe("/inventory/discard");
  });

  it("S3.05 leads a type it does not know nowhere", () => {
    expect(notificationLink("SOMETHING_NEW", {})).toBeUndefined();
  });
});

describe("how long ago", () => {
  const now = Date.parse("2026-11-21T10:00:00Z");

  it.each([
    ["2026-11-21T09:59:30Z", "just now"],
    ["2026-11-21T09:55:00Z", "5 minutes ago"],
    ["2026-11-21T07:10:00Z", "2 hours ago"],
    ["2026-11-20T09:00:00Z", "yesterday"],
    ["2026-11-21T10:05:00Z", "just now"],
  ])("reads %s as %s", (instant, words) => {
    expect(timeAgo(instant, now)).toBe(words);
  });
});
