import { beforeEach, describe, expect, it } from "vitest";
import {
  addNotification,
  clearNotificationLog,
  dismissNotification,
  readNotifications,
  subscribeToNotifications,
} from "./notification-store.ts";

beforeEach(() => {
  for (const { id } of readNotifications().toasts) dismissNotification(id);
  clearNotificationLog();
});

const titles = () => readNotifications().toasts.map(({ title }) => title);

describe("notifications", () => {
  it("S8.08 stay 1500 ms unless told otherwise", () => {
    addNotification({ title: "Saved" });
    addNotification({ title: "Read this", duration: 6000 });
    expect(readNotifications().toasts.map(({ duration }) => duration)).toEqual([1500, 6000]);
  });

  it("keep warnings and errors in the log after they have gone, newest first", () => {
    const first = addNotification({ kind: "danger", title: "The service does not answer" });
    addNotification({ kind: "success", title: "Saved" });
    addNotification({ kind: "warning", title: "2 of 14 were left out" });
    dismissNotification(first);
    expect(titles()).toEqual(["Saved", "2 of 14 were left out"]);
    expect(readNotifications().log.map(({ title }) => title)).toEqual([
      "2 of 14 were left out",
      "The service does not answer",
    ]);
  });

  it("show the same words once, with their time begun again", () => {
    const first = addNotification({ kind: "danger", title: "You are unauthorized" });
    const second = addNotification({ kind: "danger", title: "You are unauthorized" });
    expect(titles()).toEqual(["You are unauthorized"]);
    expect(readNotifications().toasts[0]?.id).toBe(second);
    expect(second).not.toBe(first);
  });

  it("keep at most fifty errors", () => {
    for (let index = 0; index < 60; index += 1) addNotification({ kind: "danger", title: `Error ${index}` });
    expect(readNotifications().log).toHaveLength(50);
    expect(readNotifications().log[0]?.title).toBe("Error 59");
  });

  it("tell those who listen, and no longer those who have stopped", () => {
    let heard = 0;
    const stop = subscribeToNotifications(() => {
      heard += 1;
    });
    const id = addNotification({ title: "Saved" });
    dismissNotification(id);
    dismissNotification(id);
    stop();
    addNotification({ title: "Saved again" });
    expect(heard).toBe(2);
  });
});
