import { escape, type RenderedGuide } from "./render-guide.ts";

/** What the page says around a guide, in the language of an edition. */
export interface FrameWords {
  readonly lang: string;
  readonly guides: string;
  readonly console: string;
  readonly onThisPage: string;
  readonly skip: string;
  /** What whoever reads another language has to know first. */
  readonly notice: string;
  readonly lost: { readonly title: string; readonly text: string };
}

export const frameWords: Readonly<Record<"en" | "hi", FrameWords>> = {
  en: {
    lang: "en-IN",
    guides: "Guides",
    console: "O2R Console",
    onThisPage: "On this page",
    skip: "Skip to the text",
    notice: "",
    lost: { title: "There is no such guide", text: "All guides" },
  },
  hi: {
    lang: "hi-IN",
    guides: "मार्गदर्शिकाएँ",
    console: "O2R Console",
    onThisPage: "इस पृष्ठ पर",
    skip: "पाठ पर जाएँ",
    notice: "यह मार्गदर्शिका अंग्रेज़ी में है। स्क्रीन के शब्द हिंदी में लिखे हैं, जैसे वे मेनू और बटनों पर दिखते हैं।",
    lost: { title: "ऐसी कोई मार्गदर्शिका नहीं है", text: "सभी मार्गदर्शिकाएँ" },
  },
};

/** The whole page of a guide: nothing in it runs, and its one style sheet is ours, as the policy that it is sent with has it. */
export const guidePage = (words: FrameWords, guide: RenderedGuide, role?: string): string => {
  const contents = guide.parts.map(({ id, words: part }) => `<li><a href="#${id}">${part}</a></li>`).join("");
  const notice = words.notice === "" ? "" : `<p class="notice" lang="${words.lang}">${words.notice}</p>`;
  return `<!doctype html>
<html lang="${words.lang}"${role === undefined ? "" : ` data-role="${role}"`}>
  <head>
    <meta charset="utf-8">
    <title>${escape(guide.title)} · ${words.guides} · ${words.console}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex, nofollow">
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/guide/guide.css">
  </head>
  <body>
    <a class="skip" href="#text">${words.skip}</a>
    <header><a href="/">${words.console}</a><a href="/guide">${words.guides}</a></header>
    <div class="frame">
      ${contents === "" ? "" : `<nav aria-label="${words.onThisPage}"><h2>${words.onThisPage}</h2><ul>${contents}</ul></nav>`}
      <main id="text" lang="${words.notice === "" ? words.lang : "en-IN"}">
${notice}
${guide.html}      </main>
    </div>
  </body>
</html>
`;
};

/** What stands at an address that no guide has. */
export const lostPage = (words: FrameWords): string =>
  guidePage(
    { ...words, notice: "" },
    {
      title: words.lost.title,
      parts: [],
      html: `<h1>${words.lost.title}</h1>\n<p><a href="/guide">${words.lost.text}</a></p>\n`,
    },
  );
