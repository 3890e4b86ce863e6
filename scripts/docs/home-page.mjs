// The site's first page.

const hero = {
  layout: "home",
  hero: {
    name: "O2R packages",
    text: "Forms with rules, a design system, a typed client",
    tagline: "One definition of a form gives the same verdict in the browser and in the service, and can say why.",
    actions: [
      { theme: "brand", text: "A form in five minutes", link: "/start" },
      { theme: "alt", text: "Every builder", link: "/forms/builders" },
      { theme: "alt", text: "llms.txt", link: "/llms.txt", target: "_blank" },
    ],
  },
  features: [
    {
      title: "@o2r/forms",
      details: "Fields, conditions, rows, steps and drafts as plain data. Headless, or drawn by the design system.",
      link: "/forms/",
    },
    {
      title: "@o2r/ui",
      details: "Tokens, eleven role themes, and components for dense operations work, in light and dark.",
      link: "/ui/",
    },
    {
      title: "@o2r/api",
      details: "The contract of the order-management service, with a small client and hooks for React.",
      link: "/api/",
    },
    {
      title: "Coming from another library",
      details: "What RJSF, SurveyJS, Formik and JSON Forms call it, and what it is called here.",
      link: "/forms/migrating",
    },
  ],
};

/** VitePress reads its front matter as YAML, of which JSON is a part. */
export const homePage = () => `---\n${JSON.stringify(hero, undefined, 2)}\n---\n`;
