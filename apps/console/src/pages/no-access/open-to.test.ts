import { describe, expect, it } from "vitest";
import { findRoute } from "../../routing/find-route.ts";
import { openTo } from "./open-to.ts";

const words = (path: string): string => {
  const route = findRoute(path);
  if (route === undefined) throw new Error(`no page at ${path}`);
  return openTo(route);
};

describe("to whom a page is open, in words", () => {
  it("names the roles", () => {
    expect(words("/user-management")).toBe("is open to super super admins, super admins and call centre supervisors.");
  });

  it("names the switch of pages that hang on it", () => {
    expect(words("/help-support")).toBe("is open to people for whom help and support is switched on.");
  });
});
