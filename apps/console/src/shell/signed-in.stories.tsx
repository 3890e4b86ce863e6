import { expect, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { session } from "../session/session.ts";
import { AppAt } from "../stories/app-at.tsx";
import { arrive } from "../stories/arrive.ts";
import { screenOf } from "../stories/screen-of.ts";

/** The console's frame as its session goes on, or another one begins. */
const meta = preview.meta({
  title: "Screens/Frame/Who is signed in",
  component: AppAt,
  ...screenOf({ role: "ADMIN", path: "/reports", service: () => [] }),
});

export const NewestToken = meta.story({
  name: "S2.88 the field-sales link has the newest token, however long the page stands",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement);
    const link = await canvas.findByRole("link", { name: /^Field Sales/i });
    session.write({ access: "renewed", refresh: "refresh", role: "ADMIN" });
    await waitFor(() => expect(new URL(link.getAttribute("href") ?? "").searchParams.get("userId")).toBe("renewed"));
  },
});

const remembered = "o2r.list./product";

export const NextPerson = meta.story({
  name: "what lists remember of somebody is forgotten when another one signs in in the same tab",
  beforeEach: () => {
    sessionStorage.setItem("o2r.lists-of", "0199f5c4-01e1-7000-8000-066351469999");
    sessionStorage.setItem(remembered, JSON.stringify({ search: "?q=atta", refetch: false }));
  },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement);
    await expect(sessionStorage.getItem(remembered)).toBeNull();
  },
});
