import preview from "#.storybook/preview";
import { expect, userEvent } from "storybook/test";
import { readNotifications } from "../../../packages/ui/src/notify/notification-store.ts";
import { notify } from "../../../packages/ui/src/notify/notify.ts";

/** Two stories in their order: every file is played in the same page as the one before, as these two are. */
const meta = preview.meta({ title: "Fresh page", globals: { role: "CC_SUPERVISOR" } });

export const LeavesMuch = meta.story({
  globals: { role: "FSA", mode: "dark", density: "compact", locale: "ar" },
  render: () => (
    <label style={{ display: "block", paddingBlockEnd: 3000 }}>
      Quantity <input type="text" />
    </label>
  ),
  play: async ({ canvas }) => {
    localStorage.setItem("o2r.left", "1");
    sessionStorage.setItem("o2r.left", "1");
    document.cookie = "o2r_left=1; path=/";
    document.title = "Left behind";
    notify({ kind: "success", title: "Left behind" });
    await userEvent.type(canvas.getByRole("textbox"), "12");
    scrollTo(0, 1000);
    await expect(scrollY).toBeGreaterThan(0);
  },
});

export const FindsNothingOfIt = meta.story({
  render: () => <p style={{ paddingBlockEnd: 3000 }}>Nothing</p>,
  play: async () => {
    await expect([localStorage.length, sessionStorage.length, document.cookie, document.title]).toEqual([0, 0, "", ""]);
    await expect(readNotifications().toasts).toEqual([]);
    await expect(document.activeElement).toBe(document.body);
    await expect(scrollY).toBe(0);
    await expect(document.querySelector("input")).toBeNull();
    const { dataset, dir, classList } = document.documentElement;
    await expect([dataset["role"], dataset["density"], dir]).toEqual(["CC_SUPERVISOR", "comfortable", "ltr"]);
    await expect([...classList]).toContain("light");
  },
});
