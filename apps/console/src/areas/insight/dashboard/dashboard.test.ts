import { contract } from "@o2r/api/contract";
import type { EndpointMap } from "@o2r/api/contract/core";
import { waitingSteps, watched } from "@o2r/api/contract/insight";
import { describe, expect, it } from "vitest";
import { readListState } from "../../../kit/list/list-state.ts";
import { openPages } from "../../../routing/find-pages.ts";
import { routes } from "../../../routes.tsx";
import { agePieces } from "./queues/age-pieces.ts";
import { greeting } from "./greeting.ts";
import { pagesByArea } from "./pages-by-area.ts";
import { watchedHref } from "./queues/watched-by.ts";

describe("the dashboard", () => {
  it.each([
    [0, "Good morning"],
    [11, "Good morning"],
    [12, "Good afternoon"],
    [16, "Good afternoon"],
    [17, "Good evening"],
    [23, "Good evening"],
  ])("greets at %i h with %s", (hour, words) => {
    expect(greeting(hour)).toBe(words);
  });

  it("offers exactly the pages that the role may open, each once, under their areas", () => {
    const pages = openPages(routes, { role: "CC_SUPERVISOR", helpAndSupportActive: true });
    const offered = pagesByArea(pages);
    expect(offered.map(({ title }) => title)).toEqual(["Insight", "Orders", "People", "Engagement"]);
    expect(offered.flatMap((area) => area.pages.map((page) => page.path))).toEqual(
      expect.arrayContaining(["/", "/order", "/reports", "/user-management", "/help-support"]),
    );
    expect(offered.flatMap((area) => area.pages)).toHaveLength(pages.length);
  });

  it.each(watched.map((one) => [one.label, one] as const))(
    "leads from %s to a list that knows how it is narrowed, and is open to the same people",
    (_, one) => {
      const page = routes.find(({ path }) => path === one.path);
      expect(page?.screen).toMatchObject({ name: expect.stringMatching(/list$/i) });
      const { list } = (contract as Readonly<Record<string, EndpointMap>>)[one.thing] ?? {};
      const known = list?.listed?.list.filters.map(({ key }) => key) ?? [];
      expect(known).toEqual(expect.arrayContaining([...Object.keys(one.filters), ...(one.hub ? [one.hub] : [])]));
      expect(list?.allow).toBe(one.allow);
      expect(watchedHref(one)).toMatch(/^\/[a-z/-]+\?/);
    },
  );

  it.each(watched.filter(({ since }) => since !== undefined).map((one) => [one.label, one] as const))(
    "opens %s with what has waited longest on top",
    (_, one) => {
      const listed = (contract as Readonly<Record<string, EndpointMap>>)[one.thing]?.["list"]?.listed?.list;
      const read = listed && readListState(new URL(watchedHref(one), "https://console").searchParams, listed);
      expect(read?.sort).toBe(one.since);
    },
  );

  it("names ages by the steps that the service counts by", () => {
    const [first, second, third] = waitingSteps;
    expect(agePieces.map(({ label }) => label)).toEqual([
      `Under ${first} h`,
      `${first}–${second} h`,
      `${second}–${third} h`,
      `Over ${third} h`,
    ]);
  });

  it("names each thing that it counts once", () => {
    expect(new Set(watched.map(({ key }) => key)).size).toBe(watched.length);
  });
});
