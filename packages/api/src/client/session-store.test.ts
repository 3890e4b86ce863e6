import { beforeEach, expect, it } from "vitest";
import { cookieStore } from "./session-store.ts";

/** As much of a browser's document as cookies need: what was written, and what can be read back. */
const documentAt = (protocol: string) => {
  const held = new Map<string, string>();
  const written: string[] = [];
  const page = {
    location: { protocol },
    get cookie() {
      return [...held].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(line: string) {
      written.push(line);
      const [pair = ""] = line.split("; ");
      const [name = "", value = ""] = pair.split("=");
      if (line.includes("Max-Age=0")) held.delete(name);
      else held.set(name, value);
    },
  };
  return { page: page as unknown as Document, written, held }; // the store reads nothing else of it
};

let secure: ReturnType<typeof documentAt>;
beforeEach(() => {
  secure = documentAt("https:");
});

it("S4.01 S4.02 keeps both tokens and the role in cookies that no other site can send", () => {
  const store = cookieStore(secure.page);
  store.write({ access: "a=1;", refresh: "r", role: "ADMIN" });
  expect([store.access(), store.refresh(), store.role()]).toEqual(["a=1;", "r", "ADMIN"]);
  expect([...secure.held.keys()]).toEqual(["o2r_access", "o2r_refresh", "o2r_role"]);
  for (const line of secure.written) expect(line).toMatch(/; Path=\/; Max-Age=\d+; SameSite=Strict; Secure$/);
});

it("leaves Secure out where the page itself came over plain http", () => {
  const plain = documentAt("http:");
  cookieStore(plain.page).write({ access: "a", refresh: "r" });
  expect(plain.written.some((line) => line.includes("Secure"))).toBe(false);
});

it("S7.27 replaces both tokens on a refresh and keeps the role", () => {
  const store = cookieStore(secure.page);
  store.write({ access: "a1", refresh: "r1", role: "ADMIN" });
  store.write({ access: "a2", refresh: "r2" });
  expect([store.access(), store.refresh(), store.role()]).toEqual(["a2", "r2", "ADMIN"]);
});

it("S2.101 forgets everything when it is cleared, and reads nothing from a cookie it cannot decode", () => {
  const store = cookieStore(secure.page);
  store.write({ access: "a", refresh: "r", role: "ADMIN" });
  store.clear();
  expect([store.access(), store.refresh(), store.role()]).toEqual([undefined, undefined, undefined]);
  secure.held.set("o2r_access", "%E0%A4%A");
  expect(store.access()).toBeUndefined();
});
