import { describe, expect, it } from "vitest";
import { frameWords, guidePage } from "./guide-page.ts";
import { renderGuide } from "./render-guide.ts";

const facts = {
  guides: new Set<string>(),
  pageOf: () => undefined,
  rest: [],
  say: () => undefined,
  sizeOf: () => undefined,
};

const render = (markdown: string) => renderGuide(markdown, facts);

describe("a guide's text", () => {
  it("is shown as it stands where it looks like HTML, in a line, as a block and in a heading", () => {
    const { html } = render(
      "# Prices\n\nA <b onclick=go()>bold</b> line.\n\n<script>\ngo();\n</script>\n\n<!-- a note -->\n\n## A <i>part</i>\n",
    );
    expect(html).not.toMatch(/<(?:b|script|i|!--)\b/);
    expect(html).toContain("<p>A &lt;b onclick=go()>bold&lt;/b> line.</p>");
    expect(html).toContain("<p>&lt;script>\ngo();\n&lt;/script></p>");
    expect(html).toContain("<p>&lt;!-- a note --></p>");
    expect(html).toContain(">A &lt;i>part&lt;/i></h2>");
  });

  it("is shown as it stands in the title and the table of its page", () => {
    const page = guidePage(frameWords.en, render("# Less </title><b>than\n\n## More <b>than\n"));
    expect(page).toContain("<title>Less &lt;/title>&lt;b>than · Guides · O2R Console</title>");
    expect(page).toContain('<li><a href="#more-bthan">More &lt;b>than</a></li>');
  });

  it("leads nowhere that runs something", () => {
    expect(render("[Go](javascript:go())").html).toBe("<p>Go</p>\n");
  });
});
