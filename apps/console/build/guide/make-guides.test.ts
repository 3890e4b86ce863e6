import { userTypes } from "@o2r/api/contract/core";
import { describe, expect, it } from "vitest";
import { routes } from "../../src/routes.tsx";
import { openPages } from "../../src/routing/find-pages.ts";
import { guideOf, guidePictures, makeGuides } from "./make-guides.ts";

const guides = makeGuides();
const inHindi = makeGuides("hi");

const idsOf = (html: string): readonly string[] => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);

describe("the guides as pages of the service", () => {
  it.each(userTypes)("say something of each page in the menu of %s", (role) => {
    const menu = openPages(routes, { role, helpAndSupportActive: true });
    const ids = idsOf(guides.get(guideOf(role)) ?? "");
    expect(menu.length).toBeGreaterThan(2);
    expect(menu.map(({ path }) => path).filter((path) => !ids.includes(path))).toEqual([]);
  });

  it("have a part for the desk of a calling agent, which stands in no menu", () => {
    expect(guides.get("calling-agent")).toContain('<h2 id="customer-order"><span id="/customer-order"></span>');
  });

  it.each([...guides.keys()])(
    "lead from %s to pages and headings that are there, and name each heading once",
    (name) => {
      for (const pages of [guides, inHindi]) {
        const html = pages.get(name) ?? "";
        const dead = [...html.matchAll(/ href="(\/guide(?:\/([\w-]+))?)?(?:#([^"]+))?"/g)].filter(
          ([, address, other = "index", part]) => {
            const target = address === undefined ? html : pages.get(other);
            return target === undefined || (part !== undefined && !idsOf(target).includes(part));
          },
        );
        expect(dead.map(([link]) => link).filter((link) => !link.includes("guide.css"))).toEqual([]);
        expect(idsOf(html)).toEqual([...new Set(idsOf(html))]);
      }
    },
  );

  it("run nothing and style nothing by themselves, as their policy has it", () => {
    for (const html of [...guides.values(), ...inHindi.values()])
      expect(html).not.toMatch(/<script|<style| style=| on\w+=/);
  });

  it("leave the words of a link to what the service does not hand out", () => {
    expect(guides.get("index")).toMatch(/explained in the glossary\./);
    expect([...guides.values()].join()).not.toMatch(/href="[^"]*\.md/);
  });

  it("have their pictures, with words for who does not see them", () => {
    for (const html of guides.values())
      for (const [image] of html.matchAll(/<img [^>]*>/g)) {
        expect(guidePictures()).toContain(/src="\/guide\/images\/([^"]+)"/.exec(image)?.[1]);
        expect(image).toMatch(/ alt="[^"]{10,}" width="\d+" height="\d+"/);
      }
  });

  it("have the words of the screen in Hindi for who reads those, and say that the rest is English", () => {
    const html = inHindi.get("hub-manager") ?? "";
    expect(html).toContain('<html lang="hi-IN"');
    expect(html).toContain("यह मार्गदर्शिका अंग्रेज़ी में है");
    expect(html).toMatch(
      /<h2 id="inventory"><span id="\/inventory"><\/span><span lang="hi">[^<]*\p{Script=Devanagari}/u,
    );
    expect(html).toMatch(/<strong><span lang="hi">\p{Script=Devanagari}/u);
    expect(guides.get("hub-manager")).not.toMatch(/\p{Script=Devanagari}/u);
  });
});
