import { ruleList } from "@o2r/api/contract/core";
import { defineForm, section } from "@o2r/forms";

/** Whom a rail of a page is kept to. */
export const audienceForm = defineForm({
  id: "rail-audience",
  version: 1,
  fields: {
    audience: ruleList({
      label: "Audience",
      contexts: ["RETAILER", "WAREHOUSE"],
      help: "Without a condition the rail is for everybody.",
    }),
  },
  sections: [section("audience", "Audience", ["audience"])],
});
